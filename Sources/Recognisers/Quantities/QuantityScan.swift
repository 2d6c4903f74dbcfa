import Foundation
import TextTokens

/// One text, read token by token.
struct QuantityScan: Sendable {
    let text: TokenisedText
    let options: QuantityRecogniser.Options
    let numbers: NumberReader
    let roles: [WordRole]
    /// Whether an e-mail or a web address may be in the text.
    let hasAddress: Bool
    /// Digits that were found to be no phone number, up to this token.
    var refusedPhones = 0

    init(_ text: TokenisedText, _ options: QuantityRecogniser.Options) {
        self.text = text
        self.options = options
        numbers = NumberReader(text, separators: options.separators)
        roles = text.tokens.map { $0.kind == .digits ? [.number] : WordRole.all[$0.text] ?? [] }
        hasAddress = Self.mayHoldAddress(text)
    }

    private static func mayHoldAddress(_ text: TokenisedText) -> Bool {
        text.text.utf8.contains { $0 == 0x40 || $0 == 0x2E } || text.tokens.contains { $0.text == "dot" || $0.text == "http" }
    }

    func role(_ index: Int) -> WordRole { roles.indices.contains(index) ? roles[index] : [] }
    func wants(_ kind: QuantityEntity.Kind) -> Bool { options.kinds.contains(kind) }
    func isAttached(_ index: Int) -> Bool { numbers.isAttached(index) }
    func isWord(_ index: Int) -> Bool { index >= 0 && index < text.count && text.tokens[index].kind == .word }
    func isDigits(_ index: Int) -> Bool { index >= 0 && index < text.count && text.tokens[index].kind == .digits }

    /// Whether a clause ends before the token: at the end, at a sign or at a word that leads on.
    func endsAmount(_ index: Int) -> Bool {
        guard index < text.count else { return true }
        let token = text.tokens[index]
        return token.kind == .sign || Self.following.contains(token.text)
    }

    private static let following: Set<String> = [
        "for", "to", "in", "on", "please", "from", "at", "by", "into", "as", "with", "now", "today",
    ]

    mutating func all() -> [QuantityEntity] {
        var result: [QuantityEntity] = []
        var index = 0
        var hasAnswer = false
        while index < text.count {
            guard let found = longest(at: index), !(found.kind == .boolean && hasAnswer) else {
                index = afterRefused(index)
                continue
            }
            hasAnswer = hasAnswer || found.kind == .boolean
            result.append(found)
            index = max(found.range.upperBound, index + 1)
        }
        return result
    }

    /// The token after one at which nothing was found: digits with signs between them are passed as a whole.
    private func afterRefused(_ index: Int) -> Int {
        guard isDigits(index) else { return index + 1 }
        if wants(.phone), refusedPhones > index { return wants(.number) ? index + 1 : refusedPhones }
        return index + 1
    }

    private mutating func longest(at start: Int) -> QuantityEntity? {
        let role = roles[start]
        let numeral = numbers.numerals[start]
        var best: QuantityEntity?
        func offer(_ entity: QuantityEntity?) {
            guard let entity, entity.range.count > best?.range.count ?? 0 else { return }
            best = entity
        }
        if hasAddress, wants(.email) || wants(.url) {
            offer(address(at: start))
            if best != nil { return best }
        }
        if numeral.role == .none, role.isEmpty { return nil }
        if wants(.phone), role.contains(.number) || role.contains(.phoneSign) || numeral.role == .unit {
            offer(phone(at: start))
        }
        if options.joinsIntervals { offer(interval(at: start)) }
        offer(amount(at: start))
        if best == nil || best?.kind == .number { offer(position(at: start, numeral, role)) }
        if wants(.boolean), role.contains(.answer), best == nil { offer(answer(at: start)) }
        if options.findsBareUnits, best == nil { offer(bareUnit(at: start)) }
        return best
    }

    /// The longest amount: money, measures, per cent, or the number alone.
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
        guard let number = numbers.number(at: start) ?? oneUnit(at: start) ?? quarter(at: start) else { return best }
        offer(followed(number, from: start))
        if wants(.money), isDigits(start), let precise = withDecimalComma(at: start), role(precise.end).contains(.currency) {
            offer(money(precise, from: start, unitAt: precise.end))
        }
        if wants(.number), best == nil { offer(bareNumber(number, from: start)) }
        return best
    }

    /// An amount whose unit stands behind the number.
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

    /// Where the unit may start: behind the number, or behind a hyphen that joins them.
    func unitStart(behind number: FoundNumber) -> Int {
        let end = number.form == .fraction ? afterPart(number) : number.end
        return text.word(end) == "-" && isAttached(end) && isAttached(end + 1) && isWord(end + 1) ? end + 1 : end
    }

    /// Behind `half a`, `a quarter of a`.
    private func afterPart(_ number: FoundNumber) -> Int {
        let next = text.word(number.end) == "of" ? number.end + 1 : number.end
        if ["a", "an"].contains(text.word(next)) { return next + 1 }
        return number.end
    }

    /// Whether digits at the token are no part of a longer name, such as `L202`; letters may touch only signs of money.
    func isFree(_ start: Int) -> Bool {
        guard isAttached(start), isDigits(start) else { return true }
        if isWord(start - 1) { return numbers.numeral(start - 1).role != .none }
        // `scp2-173`
        return
            !(text.word(start - 1) == "-" && isAttached(start - 1) && isDigits(start - 2) && isAttached(start - 2)
            && isWord(start - 3))
    }

    /// `quarter mile`, which is no number without its unit.
    private func quarter(at start: Int) -> FoundNumber? {
        guard numbers.numerals[start].role == .quarter, !numbers.numerals[start].isPlural, wants(.dimension) else { return nil }
        let number = FoundNumber(value: 0.25, end: start + 1, form: .fraction)
        return role(unitStart(behind: number)).contains(.unit) ? number : nil
    }

    /// `a` before a unit.
    func oneUnit(at start: Int) -> FoundNumber? {
        guard options.readsArticles, numbers.numerals[start].role == .article, isWord(start + 1) else { return nil }
        let next = role(start + 1)
        guard !rarelyOneUnits.contains(text.word(start + 1)) || numbers.numeral(start + 2).role == .and else { return nil }
        return next.contains(.currency) || next.contains(.unit) ? FoundNumber(value: 1, end: start + 1) : nil
    }

    /// A number that belongs to no unit.
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
            && (Self.determiners.contains(text.word(start - 1)) || numbers.numeral(start - 1).isOrdinal)
    }

    private static let determiners: Set<String> = [
        "this", "that", "which", "another", "any", "every", "each", "other", "no", "some", "next", "last", "previous", "right",
        "wrong",
    ]
}
