/// Clock times and ranges of clock times as parts of a moment.
extension TimeParser {
    /// `at 5`, `3pm`, `noon`, `at 7 for two hours`.
    func clockPiece(at start: Int, isFirst: Bool) -> FoundMoment? {
        var index = start
        var isAnnounced = false
        var begin = start
        var isApproximate = false
        if role(index) == .for, isFirst, lexeme(index + 1).role == .article { index += 1 }
        if isOneOf(index, .at) {
            // "At like 9".
            index = superfluous(index + 1)
            isAnnounced = true
            begin = isDotted(index) ? start : index
        }
        if isOneOf(index, .around) {
            index += 1
            isApproximate = true
            isAnnounced = true
            if !isOneOf(start, .at) { begin = start }
        }
        isAnnounced = isAnnounced || isDottedClock(behindDayAt: index)
        if isAnnounced, isDigits(index), numericDate(at: index, inContext: false) != nil || sharedMonth(at: index) != nil {
            return nil
        }
        let strictness: Strictness = isAnnounced || isFirst || options.expectsTimes ? .numbers : .marked
        guard var found = clock(at: index, strictness) else { return nil }
        if found.value.isBare || !isMarked(found.value, at: index, found.end) {
            // "Room 5", but "to the ferry building 5pm".
            if !isAnnounced, language.times.numbered.contains(word(index - 1)) { return nil }
            guard isAnnounced || options.expectsTimes || isBeforePart(found.end) else { return nil }
            found.value.isBare = true
        }
        var moment = Moment(time: .at(found.value))
        moment.isApproximate = isApproximate
        let lasting = skipComma(found.end)
        if role(lasting) == .for, let amount = amount(at: lasting + 1), amount.value.finest.grain < .day {
            moment.time = .lasting(found.value, amount.value)
            found.end = amount.end
        }
        return FoundMoment(
            value: moment, begin: begin, end: found.end, isAnnounced: isAnnounced || options.expectsTimes)
    }

    /// `at 6.45`, which is a time because of "at".
    func isDotted(_ index: Int) -> Bool {
        isDigits(index) && isSign(index + 1, ".") && isAttached(index + 1) && isDigits(index + 2) && isAttached(index + 2)
    }

    /// `thursday 6.30`: a time, since a named day needs no date.
    func isDottedClock(behindDayAt index: Int) -> Bool {
        guard isDotted(index), let hour = digits(index, atMost: 2), hour <= 12, length(index + 2) == 2,
            let minute = digits(index + 2), minute < 60, minute % 5 == 0, !(isSign(index + 3, ".") && isAttached(index + 3)),
            index > 0
        else { return false }
        return lexeme(index - 1).weekday >= 0 || role(index - 1) == .namedDay
    }

    /// Whether more than numbers indicates a clock time.
    func isMarked(_ clock: Clock, at start: Int, _ end: Int) -> Bool {
        if !isDigits(start), lexeme(start).number < 0 || length(start) == 4 && lexeme(end - 1).unit == .hour { return true }
        if lexeme(end - 1).unit == .hour { return true }
        if isSign(start + 1, ":") || isDigits(start) && word(start + 1) == "h" { return true }
        if word(end - 1).hasSuffix("ish") || ["dot", "latest"].contains(word(end - 1)) || isSpeltClock(at: start, end, clock) {
            return true
        }
        for index in start..<end
        where isOneOf(index, .meridiem, .oclock, .after, .to, .relation, .before, .noon, .midnight, .from, .zone)
            || ["a", "p"].contains(word(index))
        { return true }
        return false
    }

    func isBeforePart(_ index: Int) -> Bool {
        if isOneOf(index, .in, .on, .at),
            isOneOf(index + 1, .part, .early, .late) || isOneOf(index + 1, .article) && isOneOf(index + 2, .part, .early, .late)
        {
            return true
        }
        guard options.readsNumbersBeforeParts else { return false }
        if role(index) == .part { return PartOfDay(rawValue: UInt8(lexeme(index).value)) == .tonight }
        if isOneOf(index, .early, .late), isOneOf(index + 1, .relation, .part, .in) { return true }
        return isOneOf(index, .relation, .namedDay) && isOneOf(index + 1, .part, .early, .late)
    }

    /// `from 2 to 3pm`, `between 7 and 9:30`, `6-8`, `from 9 for two hours`, `for 7 hours from 9:30am`.
    func hours(at start: Int, isFirst: Bool) -> FoundMoment? {
        if let lasting = lastingFrom(at: start) { return lasting }
        var index = start
        let isBetween = role(index) == .between
        let hasPrefix = isBetween || role(index) == .from
        if hasPrefix || role(index) == .at { index += 1 }
        if hasPrefix, role(index) == .at { index += 1 }
        guard let first = clock(at: index, .numbers) else { return nil }
        let lasting = skipComma(first.end)
        if role(start) == .from, role(lasting) == .for, let amount = amount(at: lasting + 1), amount.value.finest.grain < .day {
            return FoundMoment(
                value: Moment(time: .lasting(first.value, amount.value)), begin: start, end: amount.end, isAnnounced: true)
        }
        guard let connector = connector(at: first.end, isBetween: isBetween) else { return nil }
        let second = skip(.at, .around, at: connector)
        guard var last = clock(at: second, .numbers) else { return nil }
        var from = first.value
        if last.value.zone != nil, from.zone == nil { from.zone = last.value.zone }
        let firstMarked = isMarked(first.value, at: index, first.end)
        let lastMarked = isMarked(last.value, at: second, last.end)
        if isOneOf(last.end, .in), let half = meridiem(at: skipThe(last.end + 1)), half.end > skipThe(last.end + 1),
            (1...12).contains(last.value.hour), last.value.isOpen
        {
            last.value.hour = last.value.hour % 12 + half.value
            last.value.isOpen = false
            last.end = half.end
        }
        if !firstMarked, !lastMarked, isSign(last.end, "/") || isSign(last.end, "-") && isAttached(last.end) { return nil }
        if isDigits(second), isCounted(last.end), !lastMarked { return nil }
        let weak =
            !hasPrefix && !firstMarked && !lastMarked || hasPrefix && from.isBare && last.value.isBare && isDateBehind(last.end)
        if isOneOf(first.end, .and), !isBetween { return nil }
        let begin = role(start) == .at ? index : start
        return FoundMoment(
            value: Moment(time: .between(from, last.value)), begin: begin, end: last.end, isWeak: weak, isAnnounced: true)
    }

    /// Whether a month follows, so that the numbers are days.
    func isDateBehind(_ index: Int) -> Bool {
        lexeme(index).month > 0 || role(index) == .of && lexeme(index + 1).month > 0
    }

    /// `for 7 hours from 9:30am`.
    func lastingFrom(at start: Int) -> FoundMoment? {
        guard role(start) == .for, let amount = amount(at: start + 1), amount.value.finest.grain < .day else { return nil }
        let index = skip(.starting, at: amount.end)
        guard index > amount.end || isOneOf(index, .from) else { return nil }
        guard let clock = clock(at: skip(.from, .at, at: index), .numbers) else { return nil }
        return FoundMoment(
            value: Moment(time: .lasting(clock.value, amount.value)), begin: start, end: clock.end, isAnnounced: true)
    }

    /// A word or sign between the ends of a range.
    func connector(at index: Int, isBetween: Bool) -> Int? {
        if isOneOf(index, .to, .through) {
            if isOneOf(index + 1, .before) || isSign(index, "to") && isOneOf(index + 1, .to) { return index + 2 }
            return index + 1
        }
        if isBetween, isOneOf(index, .and) { return index + 1 }
        if isOneOf(index, .and), isOneOf(index + 1, .to) { return nil }
        return nil
    }

    /// `before 5pm`, `later than 10`, after a day.
    func boundClock(at start: Int) -> FoundMoment? {
        guard let bound = bound(at: start),
            let clock = clock(at: skip(.at, .around, at: bound.end), isOneOf(start, .through) ? .marked : .numbers)
        else { return nil }
        return FoundMoment(value: Moment(time: .bound(bound.value, clock.value)), begin: start, end: clock.end, isAnnounced: true)
    }
}
