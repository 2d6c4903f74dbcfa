import TextTokens

extension QuantityScan {
    /// A phone number: with an international prefix, in a national format, or any digits if only phone numbers are wanted.
    mutating func phone(at start: Int) -> QuantityEntity? {
        if tokens[start].kind == .word { return spokenPhone(at: start) }
        guard start >= refusedPhones, mayBegin(start) else { return nil }
        let chain = PhoneChain(text, at: start)
        if isOtherNumber(start) {
            refusedPhones = max(refusedPhones, chain.end)
            return nil
        }
        guard !chain.groups.isEmpty else { return nil }
        for count in stride(from: chain.groups.count, through: 1, by: -1) {
            guard isPhone(chain, count) else { continue }
            let end = chain.groups[count - 1].end
            guard mayEnd(end), !cutsRun(chain, count) else { continue }
            return entity(chain, count, start..<end)
        }
        if chain.groups.count > 1 || chain.total(1) > 15 { refusedPhones = max(refusedPhones, refusedEnd(chain)) }
        return nil
    }

    /// Where the rejected digits end: at the first space, since what follows may be a separate number.
    private func refusedEnd(_ chain: PhoneChain) -> Int {
        let isInternational = chain.groups[0].before.contains("+")
        if !isInternational, chain.groups.allSatisfy({ $0.before.isEmpty }), chain.total(chain.groups.count) > 11 {
            return chain.end
        }
        for group in chain.groups.dropFirst() where group.isSpaced { return group.start }
        return chain.end
    }

    /// Whether the groups are part of a longer run of digits, such as a card number.
    private func cutsRun(_ chain: PhoneChain, _ count: Int) -> Bool {
        guard count < chain.groups.count, chain.groups[count].before.isEmpty else { return false }
        return !chain.groups[0].before.contains("+") && chain.groups.prefix(count).allSatisfy { $0.before.isEmpty }
    }

    // MARK: Context

    private func mayBegin(_ start: Int) -> Bool {
        guard start > 0 else { return true }
        let before = text.word(start - 1)
        if isAttached(start) {
            if tokens[start - 1].kind != .sign { return isWord(start - 1) && ["+", "("].contains(text.word(start)) }
            // `office-1(516)733-3989`
            let isLabel =
                before == "-" && isAttached(start - 1)
                && (isWord(start - 2) && tokens[start - 2].length > 2 || text.word(start - 2) == "#")
            guard isLabel || [":", "@", "\"", "“", "=", "(", "[", ",", ";", ">"].contains(before) else { return false }
            if before == ":" && isDigits(start - 2) || before == "," && isDigits(start - 2) { return false }
            if before == "(" { return !(start + 1 < tokens.count && text.word(start + 1) == ")") && !opensTwice(start) }
        }
        return before != "#" && !roles[start - 1].contains(.currency)
    }

    /// Whether the preceding words indicate another kind of number.
    private func isOtherNumber(_ start: Int) -> Bool {
        let before = text.word(start - 1)
        return language.quantities.lists.otherNumbers.contains(before) || isFormNumber(start)
            || (before == "number" && language.quantities.lists.otherNumbers.contains(text.word(start - 2)))
    }

    /// `Form No. 0560-0155`, but `phone no. 555-0134`.
    private func isFormNumber(_ start: Int) -> Bool {
        let label = text.word(start - 1) == "." ? start - 2 : start - 1
        return text.word(label) == "no" && label > 0 && label < start - 1
            && !language.quantities.lists.announcing.contains(text.word(label - 1))
    }

    private func opensTwice(_ start: Int) -> Bool {
        (start..<min(start + 6, tokens.count)).contains { text.word($0) == "(" }
    }

    private func mayEnd(_ end: Int) -> Bool {
        guard end < tokens.count, isAttached(end) else { return true }
        if tokens[end].kind == .word {
            return text.word(end).hasPrefix("'") || ["x", "ext", "extn"].contains(text.word(end))
        }
        if tokens[end].kind == .digits { return false }
        let isBetween = isAttached(end + 1) && (isDigits(end + 1) || ["(", "+", "-"].contains(text.word(end + 1)))
        return !(["-", "/", ".", ":", "=", "*", "+", ",", "%", "^"].contains(text.word(end)) && isBetween)
            && text.word(end) != "%"
    }

    // MARK: Formats

    private func isPhone(_ chain: PhoneChain, _ count: Int) -> Bool {
        let total = chain.total(count)
        guard total >= 6, total <= 16 else { return false }
        let lengths = chain.lengths(count)
        let first = text.word(chain.groups[0].token)
        if chain.groups[0].before.contains("+") {
            return first.first != "0" && total >= 8 && lengths.last ?? 0 >= 2 && isJoined(chain, count)
        }
        if isNorthAmerican(chain, count) { return true }
        guard isJoined(chain, count), !isDate(chain, count), !areYears(chain, count), lengths != [3, 2, 4] else { return false }
        if first.hasPrefix("00") { return total >= 8 && total <= 16 && lengths.last ?? 0 >= 2 }
        return isNational(chain, count, total, lengths, first) && (isOnlyPhones || looksLikePhone(chain, count, lengths, first))
    }

    /// `1 (425) 555-0134`, `425.555.0134`, `555-0134`.
    private func isNorthAmerican(_ chain: PhoneChain, _ count: Int) -> Bool {
        var lengths = chain.lengths(count)
        if lengths.count == 4, text.word(chain.groups[0].token) == "1" { lengths.removeFirst() }
        guard lengths == [3, 3, 4] || lengths == [4, 3, 4] && text.word(chain.groups[0].token).hasPrefix("1") else {
            return false
        }
        return isJoined(chain, count)
    }

    /// Whether the separators are those of phone numbers: one between two groups.
    private func isJoined(_ chain: PhoneChain, _ count: Int) -> Bool {
        let groups = chain.groups.prefix(count)
        guard groups.dropFirst().allSatisfy({ $0.before.count <= 2 }) else { return false }
        // A single point is a decimal point.
        let points = groups.filter { $0.before == "." }.count
        return points == 0 || points >= 2 && !(count == 4 && points == 3 && groups.allSatisfy { $0.length <= 3 })
    }

    private func isDate(_ chain: PhoneChain, _ count: Int) -> Bool {
        guard count == 3 else { return false }
        let lengths = chain.lengths(3)
        let isWritten = ["-", ".", "/"].contains(chain.groups[1].before) && chain.groups[1].before == chain.groups[2].before
        return isWritten
            && (lengths[2] == 4 && lengths[0] <= 2 && lengths[1] <= 2 || lengths[0] == 4 && lengths[1] <= 2 && lengths[2] <= 2)
    }

    /// `1990 2000 2010`
    private func areYears(_ chain: PhoneChain, _ count: Int) -> Bool {
        count > 1
            && chain.groups.prefix(count).allSatisfy {
                $0.length == 4 && (text.word($0.token).hasPrefix("19") || text.word($0.token).hasPrefix("20"))
            }
    }

    private func isNational(_ chain: PhoneChain, _ count: Int, _ total: Int, _ lengths: [Int], _ first: String) -> Bool {
        let hasTrunk = first.first == "0"
        guard total <= 13, total >= (hasTrunk ? 6 : 7) else { return false }
        if count == 1 { return true }
        // Single-digit groups are only valid at the start, as a trunk prefix or country code.
        guard lengths.dropFirst(2).allSatisfy({ $0 >= 2 }), lengths[1] >= 2 || count > 2 || hasTrunk,
            (lengths.max() ?? 0) >= (hasTrunk ? 2 : 3)
        else { return false }
        return lengths.last ?? 0 >= 2 && total >= (hasTrunk ? 7 : 7)
    }

    /// Whether any digits may be a phone number because no other numbers are wanted.
    private var isOnlyPhones: Bool { !wants(.number) }

    /// If other kinds are wanted, digits need the format of a phone number or a word that announces one.
    private func looksLikePhone(_ chain: PhoneChain, _ count: Int, _ lengths: [Int], _ first: String) -> Bool {
        let hasSigns = chain.groups.prefix(count).contains { !$0.before.isEmpty }
        if hasSigns, lengths.reduce(0, +) >= 7 { return lengths == [3, 4] || lengths.reduce(0, +) >= 9 }
        if first.first == "0", lengths.reduce(0, +) >= 9 { return true }
        let before = max(0, chain.groups[0].start - 5)..<chain.groups[0].start
        return before.contains { language.quantities.lists.announcing.contains(text.word($0)) }
            || lengths.count == 1 && (10...11).contains(lengths[0])
    }

    // MARK: The entity

    private func entity(_ chain: PhoneChain, _ count: Int, _ range: Range<Int>) -> QuantityEntity {
        var end = range.upperBound
        let isInternational = chain.groups[0].before.contains("+")
        var groups = Array(chain.groups.prefix(count))
        // A trunk zero in brackets is not dialled from abroad.
        if isInternational { groups.removeAll { $0.before.contains("(") && text.word($0.token) == "0" } }
        var address = (isInternational ? "+" : "") + groups.map { text.word($0.token) }.joined()
        if let found = phoneExtension(at: end) {
            address += ";ext=" + text.word(found - 1)
            end = found
        }
        var result = QuantityEntity(kind: .phone, range: range.lowerBound..<end)
        result.address = address
        if isInternational { result.countryCode = CallingCodes.prefix(of: address.dropFirst()) }
        return result
    }

    /// The end of `x123`, `ext. 5` or `extension 77`.
    private func phoneExtension(at start: Int) -> Int? {
        var index = start
        if [",", ";"].contains(text.word(index)), ["ext", "extension"].contains(text.word(index + 1)) { index += 1 }
        guard ["x", "ext", "extn", "extension", "#"].contains(text.word(index)) else { return nil }
        index += 1
        if [".", ":", "#", "="].contains(text.word(index)) { index += 1 }
        if text.word(index) == "number" { index += 1 }
        guard isDigits(index), tokens[index].length <= 7, !(isAttached(index + 1) && isWord(index + 1)) else { return nil }
        return index + 1
    }

    /// `five five five one two three four`: at least seven digits as words.
    private func spokenPhone(at start: Int) -> QuantityEntity? {
        guard numbers.numeral(start - 1).role != .unit else { return nil }
        var digits = ""
        var index = start
        while digits.count < 16 {
            let isTwice = text.word(index) == "double"
            let numeral = numbers.numeral(isTwice ? index + 1 : index)
            let isZero = ["oh", "o"].contains(text.word(index))
            guard numeral.role == .unit && !numeral.isOrdinal || isZero else { break }
            let digit = isZero ? "0" : String(numeral.value)
            digits += isTwice ? digit + digit : digit
            index += isTwice ? 2 : 1
        }
        guard digits.count >= 7, digits.count < 16 else { return nil }
        var result = QuantityEntity(kind: .phone, range: start..<index)
        result.address = digits
        return result
    }
}
