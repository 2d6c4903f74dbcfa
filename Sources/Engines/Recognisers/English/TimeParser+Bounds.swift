/// Expressions with an open end.
extension TimeParser {
    /// Words that leave an end open, and the token after them.
    func bound(at start: Int) -> Found<TimeBound>? {
        let index = start
        switch role(index) {
        case .before:
            let end = isOrOn(index + 1)
            return (TimeBound(side: end > index + 1 ? .until : .before, isIncluded: end > index + 1), end)
        case .end where word(index) == "ending":
            return isOneOf(index + 1, .on) || word(index + 1) == "with" ? (TimeBound(side: .before), index + 2) : nil
        case .in where word(index + 1) == "advance" && isOneOf(index + 2, .of): return (TimeBound(side: .before), index + 3)
        case .more where word(index) == "greater" && isOneOf(index + 1, .than): return (TimeBound(side: .after), index + 2)
        case .after: return (TimeBound(side: .after), isOrOn(index + 1))
        case .since: return (TimeBound(side: .since, looksBack: true), index + 1)
        case .by: return (TimeBound(side: .by), index + 1)
        case .through where word(index) != "throughout": return (TimeBound(side: .until), index + 1)
        case .to where ["till", "til", "until", "untill", "unti"].contains(word(index)):
            return (TimeBound(side: .until), index + 1)
        case .starting, .beginning:
            guard ["starting", "beginning", "commencing"].contains(word(index)) else { return nil }
            let next = skip(.on, .from, .in, at: index + 1)
            return (TimeBound(side: .since), next)
        case .later where role(index + 1) == .than: return (TimeBound(side: .after), index + 2)
        case .ago where word(index) == "earlier" && role(index + 1) == .than: return (TimeBound(side: .before), index + 2)
        case .no where role(index + 2) == .than:
            if role(index + 1) == .later { return (TimeBound(side: .by), index + 3) }
            if word(index + 1) == "more" || word(index + 1) == "less" { return nil }
            return word(index + 1) == "earlier" || word(index + 1) == "sooner" ? (TimeBound(side: .since), index + 3) : nil
        case .as where role(index + 2) == .as:
            if role(index + 1) == .late { return (TimeBound(side: .until, isIncluded: true), index + 3) }
            return role(index + 1) == .early ? (TimeBound(side: .since), index + 3) : nil
        case .anytime:
            if isOneOf(index + 1, .from) { return (TimeBound(side: .since), index + 2) }
            return bound(at: index + 1)
        case .relation where word(index) == "prior" && word(index + 1) == "to": return (TimeBound(side: .before), index + 2)
        case .on where isOneOf(index + 1, .or) && isOneOf(index + 2, .before, .after):
            return (TimeBound(side: role(index + 2) == .before ? .until : .since, isIncluded: true), index + 3)
        default:
            if word(index) == "not", role(index + 1) == .later, role(index + 2) == .than {
                return (TimeBound(side: .by), index + 3)
            }
            if word(index) == "sooner", role(index + 1) == .than { return (TimeBound(side: .before), index + 2) }
            return sign(at: index)
        }
    }

    /// `before or on`, `after or on`.
    func isOrOn(_ index: Int) -> Int { isOneOf(index, .or) && isOneOf(index + 1, .on) ? index + 2 : index }

    /// `>`, `>=`, `> =`, `<`.
    func sign(at index: Int) -> Found<TimeBound>? {
        guard isSign(index, ">") || isSign(index, "<") else { return nil }
        let isMore = isSign(index, ">")
        if isSign(index + 1, "=") { return (TimeBound(side: isMore ? .since : .until, isIncluded: true), index + 2) }
        return (TimeBound(side: isMore ? .after : .before), index + 1)
    }

    func bounded(at start: Int) -> FoundExpression? {
        if isSign(start, "="), let found = moment(at: start + 1), found.value.day != nil {
            return FoundExpression(value: .moment(found.value), begin: start, end: found.end)
        }
        if isOneOf(start, .more, .less), role(start + 1) == .than { return boundShift(at: start) }
        if isSign(start, "to"), word(start + 1) == "date", !isOneOf(start - 1, .relation), lexeme(start - 1).unit == nil,
            !["up", "equal", "equals"].contains(word(start - 1)),
            start + 2 >= text.count || text.tokens[start + 2].kind == .sign
        {
            return FoundExpression(value: .bound(TimeBound(side: .before), Moment(day: .now)), begin: start, end: start + 2)
        }
        if role(start) == .from, options.opensFromClocks, let found = moment(at: start + 1), isAt(found.value.time) {
            return FoundExpression(value: .bound(TimeBound(side: .since), found.value), begin: start, end: found.end)
        }
        guard let bound = bound(at: start) else { return nil }
        if role(start) == .to, word(bound.end) == "date" {
            return FoundExpression(value: .bound(TimeBound(side: .before), Moment(day: .now)), begin: start, end: bound.end + 1)
        }
        if bound.value.side == .after, options.readsAmountsBehindAfter, let amount = amount(at: bound.end),
            !(role(bound.end) == .article && lexeme(bound.end).value == 1), moment(at: bound.end) == nil
        {
            let shift = Moment(day: .shifted(amount.value, sign: 1, from: Moment(day: .now), .in))
            return FoundExpression(value: .bound(bound.value, shift), begin: start, end: amount.end)
        }
        if let both = twoBounds(at: start, bound) { return both }
        guard let found = moment(at: bound.end) ?? announced(at: bound.end), isAt(found.value.time) || found.value.time == nil
        else { return nil }
        if case .run? = found.value.day { return nil }
        let begin = isOneOf(start, .anytime) ? start : start
        return FoundExpression(value: .bound(bound.value, found.value), begin: begin, end: found.end)
    }

    /// A clock time after a word such as "after", where a number suffices.
    func announced(at index: Int) -> FoundMoment? {
        // "divide 100 by 20" contains no time.
        if role(index - 1) == .by,
            isDigits(index - 2) || lexeme(index - 2).number >= 0 || ["divided", "multiplied", "times"].contains(word(index - 2))
        {
            return nil
        }
        guard let clock = clock(at: skip(.at, at: index), .numbers), !isCounted(clock.end),
            !clock.value.isBare || clock.value.hour <= 12, options.readsBareBoundHours || !clock.value.isBare
        else { return nil }
        let found = FoundMoment(value: Moment(time: .at(clock.value)), begin: index, end: clock.end, isAnnounced: true)
        return extended(found) ?? found
    }

    /// `later than 3:30pm but before 6pm`.
    func twoBounds(at start: Int, _ first: Found<TimeBound>) -> FoundExpression? {
        guard first.value.side == .after || first.value.side == .since, let from = clock(at: first.end, .marked) else {
            return nil
        }
        var index = skipComma(from.end)
        if word(index) == "but" || role(index) == .and { index += 1 }
        guard index > from.end, let second = bound(at: index), second.value.side != .after, second.value.side != .since,
            let to = clock(at: second.end, .numbers)
        else { return nil }
        return FoundExpression(value: .moment(Moment(time: .between(from.value, to.value))), begin: start, end: to.end)
    }

    /// `more than 2 weeks ago`, `more than 3 days after today`.
    func boundShift(at start: Int) -> FoundExpression? {
        guard let found = moment(at: start + 2), case .shifted(_, let sign, _, _)? = found.value.day else { return nil }
        let isFurther = role(start) == .more
        let side: TimeBound.Side = (sign > 0) == isFurther ? .after : .before
        return FoundExpression(value: .bound(TimeBound(side: side, isSuffix: true), found.value), begin: start, end: found.end)
    }

    /// `2012 or later`, `3 pm or later on Monday`, `May or earlier`.
    func suffixed(_ moment: FoundMoment) -> FoundExpression? {
        let index = moment.end
        if word(index) == "onwards" || word(index) == "onward" {
            return FoundExpression(
                value: .bound(TimeBound(side: .since, isSuffix: true), moment.value), begin: moment.begin, end: index + 1)
        }
        guard isOneOf(index, .or, .and) else { return nil }
        let side: TimeBound.Side
        switch role(index + 1) {
        case .later, .more, .after: side = .since
        case .ago where word(index + 1) == "earlier", .before: side = .until
        default:
            if ["above", "newer", "onwards", "onward", "up", "beyond"].contains(word(index + 1)) {
                side = .since
            } else if ["below", "older"].contains(word(index + 1)) {
                side = .until
            } else {
                return nil
            }
        }
        if role(index + 1) == .after || role(index + 1) == .before, index + 2 < text.count, text.tokens[index + 2].kind != .sign {
            return nil
        }
        var found = moment
        found.end = index + 2
        if found.value.day == nil, let day = self.moment(at: skip(.on, at: index + 2)), day.value.time == nil,
            day.value.part == nil, let merged = merge(found, day, gap: 1)
        {
            found = merged
        }
        return FoundExpression(
            value: .bound(TimeBound(side: side, isSuffix: true), found.value), begin: found.begin, end: found.end)
    }
}
