import Foundation
import TextTokens

/// Facts about one text's tokens, shared by all readings of a kind at a token; therefore a class.
final class QuantityFacts: Sendable {
    let text: TokenisedText
    let language: RecogniserLanguage
    let options: QuantityRecogniser.Options
    let numbers: NumberReader
    let roles: [WordRole]
    let tokens: [TextToken]
    /// Whether the text may contain an e-mail or a web address.
    let hasAddress: Bool
    /// Whether a word in the text refers to temperature.
    let isWarm: Bool
    private static let digits = WordFacts(numeral: Numeral(role: .digits), role: .number)

    init(_ text: TokenisedText, _ language: RecogniserLanguage, _ options: QuantityRecogniser.Options) {
        self.text = text
        self.language = language
        self.options = options
        tokens = text.tokens
        var numerals: [Numeral] = []
        var roles: [WordRole] = []
        var all: WordRole = []
        numerals.reserveCapacity(tokens.count)
        roles.reserveCapacity(tokens.count)
        for token in tokens {
            let facts = token.kind == .digits ? Self.digits : language.facts[token.text] ?? WordFacts()
            numerals.append(facts.numeral)
            roles.append(facts.role)
            all.formUnion(facts.role)
        }
        self.roles = roles
        numbers = NumberReader(text, language: language, separators: options.separators, numerals: numerals)
        hasAddress = Self.mayHoldAddress(text) || all.contains(.dot)
        isWarm = all.contains(.warmth)
    }

    /// Whether the text contains an `@`, a point before a letter or `:/`.
    private static func mayHoldAddress(_ text: TokenisedText) -> Bool {
        var last: UInt8 = 0
        for byte in text.text.utf8 {
            if byte == 0x40 || (last == 0x2E && byte > 0x40) || (last == 0x3A && byte == 0x2F) { return true }
            last = byte
        }
        return false
    }
}

/// Scans one text token by token.
struct QuantityScan: Sendable {
    let facts: QuantityFacts
    /// The bits of the wanted kinds.
    private let kinds: UInt16
    /// The end of digits already rejected as a phone number.
    var refusedPhones = 0

    var text: TokenisedText { facts.text }
    var language: RecogniserLanguage { facts.language }
    var options: QuantityRecogniser.Options { facts.options }
    var numbers: NumberReader { facts.numbers }
    var roles: [WordRole] { facts.roles }
    var tokens: [TextToken] { facts.tokens }
    var hasAddress: Bool { facts.hasAddress }
    var isWarm: Bool { facts.isWarm }

    init(_ text: TokenisedText, _ language: RecogniserLanguage, _ options: QuantityRecogniser.Options) {
        facts = QuantityFacts(text, language, options)
        kinds = options.kinds.reduce(0) { $0 | $1.bit }
    }

    /// The same text, scanned for one kind.
    init(_ scan: QuantityScan, only kind: QuantityEntity.Kind) {
        facts = scan.facts
        kinds = kind.bit
    }

    func role(_ index: Int) -> WordRole { roles.indices.contains(index) ? roles[index] : [] }
    func wants(_ kind: QuantityEntity.Kind) -> Bool { kinds & kind.bit != 0 }
    func isAttached(_ index: Int) -> Bool { numbers.isAttached(index) }
    func isWord(_ index: Int) -> Bool { index >= 0 && index < tokens.count && tokens[index].kind == .word }
    func isDigits(_ index: Int) -> Bool { index >= 0 && index < tokens.count && tokens[index].kind == .digits }

    /// Whether a clause ends before the token: at the end of text, at punctuation or at a word that begins another clause.
    func endsAmount(_ index: Int) -> Bool {
        guard index < tokens.count else { return true }
        let token = tokens[index]
        return token.kind == .sign || language.quantities.lists.following.contains(token.text)
    }

    mutating func all() -> [QuantityEntity] {
        var result: [QuantityEntity] = []
        var index = 0
        var hasAnswer = false
        while index < tokens.count {
            let found = longest(at: index)
            if let found, !wants(found.kind) {
                // Digits and signs inside an address have no meaning of their own.
                index = found.range.upperBound
                continue
            }
            guard let found, !(found.kind == .boolean && hasAnswer) else {
                index = afterRefused(index)
                continue
            }
            hasAnswer = hasAnswer || found.kind == .boolean
            result.append(found)
            index = max(found.range.upperBound, index + 1)
        }
        return result
    }

    /// The next token to try after one without an entity: digits joined by signs are skipped as a whole.
    private func afterRefused(_ index: Int) -> Int {
        guard isDigits(index) else { return index + 1 }
        if wants(.phone), refusedPhones > index { return wants(.number) ? index + 1 : refusedPhones }
        return index + 1
    }

    private mutating func longest(at start: Int) -> QuantityEntity? {
        let role = roles[start]
        let numeral = numbers.numerals[start]
        if hasAddress, let found = address(at: start) { return found }
        if numeral.role == .none, role.isEmpty { return nil }
        var best: QuantityEntity?
        if !role.isDisjoint(with: .phoneBeginning) || numeral.role == .unit, wants(.phone) {
            best = longer(best, phone(at: start))
        }
        if options.joinsIntervals { best = longer(best, interval(at: start)) }
        if numeral.role != .none || !role.isDisjoint(with: .amountBeginning) { best = longer(best, amount(at: start)) }
        if best == nil || best?.kind == .number { best = longer(best, position(at: start, numeral, role)) }
        guard best == nil else { return best }
        if role.contains(.answer), wants(.boolean) { return answer(at: start) }
        return options.findsBareUnits ? bareUnit(at: start) : nil
    }

    func longer(_ first: QuantityEntity?, _ second: QuantityEntity?) -> QuantityEntity? {
        guard let second else { return first }
        return second.range.count > first?.range.count ?? 0 ? second : first
    }

    /// The longest amount: money, a measure, a percentage, or the number alone.
    func amount(at start: Int) -> QuantityEntity? {
        var best: QuantityEntity?
        func offer(_ entity: QuantityEntity?) {
            guard let entity, entity.range.count > best?.range.count ?? 0 else { return }
            best = entity
        }
        if wants(.money), roles[start].contains(.currency) || numbers.numerals[start].role == .hyphen {
            offer(ledMoney(at: start))
        }
        if wants(.percentage), roles[start].contains(.percent) { offer(percentOf(at: start)) }
        if wants(.temperature), let below = spacedMinus(at: start) { offer(below) }
        guard let number = numbers.number(at: start) ?? oneUnit(at: start) ?? quarter(at: start) else { return best }
        offer(followed(number, from: start))
        if wants(.money), isDigits(start), let precise = withDecimalComma(at: start), role(precise.end).contains(.currency) {
            offer(money(precise, from: start, unitAt: precise.end))
        }
        if wants(.number), best == nil { offer(bareNumber(number, from: start)) }
        return best
    }

    /// An amount whose unit follows the number.
    private func followed(_ number: FoundNumber, from start: Int) -> QuantityEntity? {
        guard isFree(start) else { return nil }
        var best: QuantityEntity?
        func offer(_ entity: QuantityEntity?) {
            guard let entity, entity.range.count > best?.range.count ?? 0 else { return }
            best = entity
        }
        let unit = unitStart(behind: number)
        let role = role(unit)
        if wants(.age) { offer(age(number, from: start)) }
        if role.isEmpty { return best ?? codeAmount(number, from: start, unitAt: unit) }
        if wants(.percentage), role.contains(.percent) { offer(percent(number, from: start, unitAt: unit)) }
        if role.contains(.degree) || role.contains(.unit) { offer(temperature(number, from: start, unitAt: unit)) }
        if wants(.dimension), role.contains(.unit) { offer(measure(number, from: start, unitAt: unit)) }
        if wants(.money), role.contains(.currency), let money = money(number, from: start, unitAt: unit) {
            if best?.range == money.range, prefersMeasure(money, best) { return best }
            if best?.range.count ?? 0 <= money.range.count { best = money }
        }
        return best
    }

    /// The possible start of the unit: after the number, or after a hyphen that joins them.
    func unitStart(behind number: FoundNumber) -> Int {
        let end = number.form == .fraction ? afterPart(number) : number.end
        guard text.word(end) == "-", isWord(end + 1), isAttached(end) == isAttached(end + 1) else { return end }
        // A hyphen surrounded by spaces is often a dash: only complete unit words may follow one.
        return isAttached(end) || (role(end + 1).contains(.unit) && tokens[end + 1].length > 3) ? end + 1 : end
    }

    /// The token after `half a`, `a quarter of a`.
    private func afterPart(_ number: FoundNumber) -> Int {
        let next = text.word(number.end) == "of" ? number.end + 1 : number.end
        if ["a", "an"].contains(text.word(next)) { return next + 1 }
        return number.end
    }

    /// Whether digits at the token are not part of a longer name, such as `L202`; adjacent letters may only be currency signs.
    func isFree(_ start: Int) -> Bool {
        guard isAttached(start), isDigits(start) else { return true }
        if isWord(start - 1) { return numbers.numeral(start - 1).role != .none }
        // `scp2-173`
        return
            !(text.word(start - 1) == "-" && isAttached(start - 1) && isDigits(start - 2) && isAttached(start - 2)
            && isWord(start - 3))
    }

    /// `quarter mile`: "quarter" is not a number without the unit.
    private func quarter(at start: Int) -> FoundNumber? {
        guard numbers.numerals[start].role == .quarter, !numbers.numerals[start].isPlural, wants(.dimension) else { return nil }
        let number = FoundNumber(value: 0.25, end: start + 1, form: .fraction)
        return role(unitStart(behind: number)).contains(.unit) ? number : nil
    }

    /// `a` before a unit.
    func oneUnit(at start: Int) -> FoundNumber? {
        guard options.readsArticles, numbers.numerals[start].role == .article, isWord(start + 1) else { return nil }
        let next = role(start + 1)
        guard !language.units.words.rarelyOne.contains(text.word(start + 1)) || numbers.numeral(start + 2).role == .and else {
            return nil
        }
        return next.contains(.currency) || next.contains(.unit) ? FoundNumber(value: 1, end: start + 1) : nil
    }

    /// A number without a unit.
    func bareNumber(_ number: FoundNumber, from start: Int) -> QuantityEntity? {
        guard number.end > start, numbers.numerals[start].role != .article || number.end > start + 1, isFree(start),
            !isPartOfName(start, number.end), !isPronoun(start, number.end)
        else { return nil }
        return QuantityEntity(kind: .number, range: start..<number.end, amount: number.value)
    }

    /// `180ml`, `7:30`, `1.2.3`, `3rd`.
    private func isPartOfName(_ start: Int, _ end: Int) -> Bool {
        guard isDigits(end - 1) || isWord(end - 1) else { return false }
        if isAttached(end), isWord(end), !text.word(end).hasPrefix("'") { return true }
        if isDigits(start), start > 1, isAttached(start), [":", "."].contains(text.word(start - 1)), isDigits(start - 2) {
            return true
        }
        return isAttached(end) && [":", "."].contains(text.word(end)) && isAttached(end + 1) && isDigits(end + 1)
    }

    /// `this one`, `which one`.
    private func isPronoun(_ start: Int, _ end: Int) -> Bool {
        end == start + 1 && text.word(start) == "one"
            && (language.quantities.lists.determiners.contains(text.word(start - 1)) || numbers.numeral(start - 1).isOrdinal
                || text.word(start - 1) == "the" && leadsClause(text.word(end)))
    }

    /// Whether the word makes "the one" before it a pronoun: `the one you mentioned`.
    private func leadsClause(_ word: String) -> Bool { word.isEmpty || language.quantities.lists.clauseWords.contains(word) }
}
