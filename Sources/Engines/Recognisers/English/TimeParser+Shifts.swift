/// Moments relative to another: `in 5 minutes`, `two weeks after Easter`.
extension TimeParser {
    /// `in 5 minutes`, `two days ago`, `3 weeks from tomorrow`, `a year after Christmas`, `within 2 hours`.
    func shifted(at start: Int, depth: Int) -> FoundMoment? {
        guard depth < 4 else { return nil }
        if isOneOf(start, .in, .within), let found = ahead(at: start, depth: depth) { return found }
        if role(start) == .within, let run = day(at: skipThe(start + 1), depth: depth + 1), case .run(let expression) = run.value,
            expression.sign > 0
        {
            return FoundMoment(value: Moment(day: run.value), begin: start, end: run.end)
        }
        guard
            isDigits(start) || lexeme(start).number >= 0 || isOneOf(start, .article, .half, .few, .couple, .fraction, .all)
                || lexeme(start).ordinal > 0
        else { return nil }
        if let occurrence = countedOccurrence(at: start) {
            return FoundMoment(value: Moment(day: occurrence.value), begin: start, end: occurrence.end)
        }
        guard let amount = amount(at: start), !(role(start) == .article && lexeme(start).value == 1) else { return nil }
        return counted(amount, at: start, depth: depth)
    }

    func ahead(at start: Int, depth: Int) -> FoundMoment? {
        var index = start + 1
        if isOneOf(index, .around, .exactly) { index += 1 }
        guard let amount = amount(at: index), !(role(index) == .article && lexeme(index).value == 1) else { return nil }
        if amount.value.isSingular, role(index) == .all { return nil }
        if amount.value.finest == .century || amount.value.isSingular && amount.value.finest == .night { return nil }
        if let counted = counted(amount, at: index, depth: depth) {
            return FoundMoment(value: counted.value, begin: counted.end == amount.end ? start : index, end: counted.end)
        }
        var end = amount.end
        if word(end) == "'s" || isSign(end, "'") || word(end) == "time", word(end) == "time" || word(end + 1) == "time" {
            end += word(end) == "time" ? 1 : 2
        }
        let word: ShiftWord = role(start) == .within ? .within : .in
        return FoundMoment(
            value: Moment(day: .shifted(amount.value, sign: 1, from: Moment(day: .now), word)), begin: start, end: end)
    }

    func counted(_ amount: Found<TimeAmount>, at start: Int, depth: Int) -> FoundMoment? {
        func found(_ sign: Int, _ from: Moment, _ word: ShiftWord, _ end: Int) -> FoundMoment {
            FoundMoment(value: Moment(day: .shifted(amount.value, sign: sign, from: from, word)), begin: start, end: end)
        }
        let end = amount.end
        let now = Moment(day: .now)
        switch role(end) {
        case .ago: return found(-1, now, word(end) == "ago" ? .ago : .earlier, end + 1)
        case .later:
            // "1 hour later this week" is not an offset.
            if let portion = day(at: end, depth: 1), portion.end > end + 1 { return nil }
            return found(1, now, .later, end + 1)
        case .hence: return found(1, now, .fromNow, end + 1)
        case .from, .after, .before, .since:
            let sign = role(end) == .before ? -1 : 1
            if role(end) == .since { return nil }
            guard let anchor = anchor(at: end + 1, depth: depth) else { return nil }
            if role(end) == .from, anchor.value.day == .now {
                return found(1, now, word(anchor.end - 1) == "now" && anchor.end == end + 2 ? .fromNow : .anchored, anchor.end)
            }
            if amount.value.movesClock, anchor.value.time == nil, anchor.value.day != .now,
                options.keepsClockShiftsApart || amount.value.finest.grain < .day && role(end) == .from
            {
                return nil
            }
            if anchor.value.time != nil, role(end) == .from, case .at(let clock)? = anchor.value.time, clock.isBare { return nil }
            return found(sign, anchor.value, .anchored, anchor.end)
        default:
            if word(end) == "back", end + 1 >= text.count || !isOneOf(end + 1, .to, .from, .in) {
                return found(-1, now, .ago, end + 1)
            }
            if word(end) == "prior", word(end + 1) == "to", let anchor = anchor(at: end + 2, depth: depth) {
                return found(-1, anchor.value, .anchored, anchor.end)
            }
            return nil
        }
    }

    func anchor(at index: Int, depth: Int) -> Found<Moment>? {
        guard let found = moment(at: index, depth: depth + 1), found.begin == index else { return nil }
        if found.value.day == nil, case .at(let clock)? = found.value.time, clock.isBare { return nil }
        return (found.value, found.end)
    }
}
