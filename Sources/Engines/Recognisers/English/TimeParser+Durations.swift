/// Durations that stand alone or start at a moment.
extension TimeParser {
    /// `3 days starting from next Monday`, `for 1 week, from 20th dec`.
    func lasting(at start: Int) -> FoundExpression? {
        let hasFor = role(start) == .for
        guard let amount = amount(at: hasFor ? start + 1 : start) else { return nil }
        var index = skipComma(amount.end)
        if isOneOf(index, .starting) || ["starting", "beginning", "commencing"].contains(word(index)) {
            index = skip(.from, .on, .at, at: index + 1)
        } else if hasFor, role(index) == .from {
            index += 1
        } else {
            return nil
        }
        guard let from = moment(at: index), from.value.day != nil, amount.value.finest.grain >= .day || from.value.time != nil
        else { return nil }
        // "for 3 days starting Monday" excludes "for", "for 3 days from Monday" includes it.
        let begin = hasFor && !isOneOf(skipComma(amount.end), .from) ? start + 1 : start
        return FoundExpression(value: .lasting(from.value, amount.value), begin: begin, end: from.end)
    }

    /// A duration alone: `2 hours`, `more than 3 days`, `at least a week`.
    func duration(at start: Int) -> FoundExpression? {
        var index = start
        var bound: TimeAmount.Bound?
        if isOneOf(index, .more, .less), role(index + 1) == .than {
            bound = role(index) == .more ? .more : .less
            index += 2
        }
        guard let found = amount(at: index), !isSecondTry(found) else { return nil }
        var amount = found.value
        if amount.isSingular, !options.readsSingularAmounts, role(index) != .all,
            !isOneOf(start - 1, .for) && lexeme(start).number < 0, amount.parts.count == 1, amount.isWhole, bound == nil
        {
            return nil
        }
        if role(index) == .article, lexeme(index).value == 1, amount.isSingular, role(index + 1) != .all { return nil }
        amount.bound = bound
        return FoundExpression(value: .duration(amount), begin: start, end: found.end)
    }

    /// `a second chance`, `one second thought`.
    func isSecondTry(_ found: Found<TimeAmount>) -> Bool {
        word(found.end - 1) == "second"
            && [
                "round", "time", "wave", "turn", "chance", "thought", "opinion", "cycle", "take", "meaning", "life", "job",
                "home", "hand", "language", "display",
                "monitor", "dose", "shot", "look", "date", "one", "car", "house", "phone", "person",
            ].contains(word(found.end)) && !(word(found.end) == "time" && word(found.end + 1) == "difference")
    }

    /// `around the 21st`, `circa 5 in the morning`.
    func approximate(at start: Int) -> FoundExpression? {
        guard role(start) == .around, word(start) != "about", let found = moment(at: start + 1), found.begin <= start + 2 else {
            return nil
        }
        var moment = found.value
        moment.isApproximate = true
        return FoundExpression(value: .moment(moment), begin: start, end: found.end)
    }

    /// `pacific time zone`, `eastern standard time`, `UTC+8`.
    func zone(at start: Int) -> FoundExpression? {
        let offset: Int
        switch word(start) {
        case "pacific": offset = -480
        case "mountain": offset = -420
        case "central": offset = -360
        case "eastern": offset = -300
        default: return nil
        }
        var index = start + 1
        if word(index) == "standard" || word(index) == "daylight" { index += 1 }
        if word(index) == "timezone" { return FoundExpression(value: .zone(offset), begin: start, end: index + 1) }
        guard word(index) == "time" else { return nil }
        return FoundExpression(value: .zone(offset), begin: start, end: word(index + 1) == "zone" ? index + 2 : index + 1)
    }
}
