/// Parts of days: `this morning`, `late tonight`, `after lunch`.
extension TimeParser {
    /// `this morning`, `in the afternoon`, `at night`, `early this evening`, `late tonight`, `business hours`.
    func part(at start: Int, depth: Int) -> FoundMoment? {
        var moment = Moment()
        var index = start
        var isPlain = true
        // In "about dinner", dinner is a topic, not a time.
        if isOneOf(index, .around), lexeme(index).value == 1, isMeal(index + 1) { return nil }
        if isOneOf(index, .in, .at, .during, .for, .around) {
            if role(index) == .around { moment.isApproximate = true }
            index += 1
            isPlain = false
        }
        let prefixed = index
        func readPortion() {
            let next = index
            switch role(next) {
            case .early: moment.partPortion = .early
            case .late, .later: moment.partPortion = .late
            case .ago where word(next) == "earlier": moment.partPortion = .early
            case .beginning where role(next + 1) == .of: (moment.partPortion, index) = (.early, index + 1)
            case .end where role(next + 1) == .of: (moment.partPortion, index) = (.late, index + 1)
            default: return
            }
            index += 1
            if isSign(index, "-"), isAttached(index) { index += 1 }
            if role(index) == .in || role(index) == .on { index += 1 }
        }
        readPortion()
        if role(index) == .article, lexeme(index).value == 1 || prefixed > start || moment.partPortion != nil {
            index += 1
            if role(index) == .relation, lexeme(index).relation != .this {}
        }
        if moment.partPortion == nil { readPortion() }
        if role(index) == .relation {
            let relation = lexeme(index).relation
            guard isOneOf(index + 1, .part, .early, .late) else { return nil }
            moment.day = .offset(relation.step)
            index += 1
            if moment.partPortion == nil { readPortion() }
        } else if role(index) == .namedDay, isOneOf(index + 1, .part), moment.partPortion != nil {
            moment.day = .offset(lexeme(index).value)
            index += 1
        }
        if moment.partPortion != nil, moment.day == nil, role(index) != .part, let day = day(at: index, depth: depth + 1),
            isDay(day.value), partName(at: day.end) != nil
        {
            moment.day = day.value
            index = day.end
        }
        if prefixed == start, word(start - 1) == "good" || word(start - 1) == "nighty" { return nil }
        guard let named = partName(at: index), !isNightWork(named.end), !lexeme(index).isPlural || moment.day != nil else {
            return nil
        }
        if named.value == .tonight {
            moment.day = .offset(0)
        }
        if case .offset(let step)? = moment.day, step > 0, depth > 3 { return nil }
        moment.part = named.value
        let hasThe = role(index - 1) == .article || prefixed > start
        if index == prefixed + 1, role(prefixed) == .article, prefixed == start, named.value != .morning, !hasThe { return nil }
        var begin = start
        if index == start + 1, role(start) == .article { begin = index }
        if isOneOf(start, .for) { begin = prefixed }
        if isOneOf(start, .in, .at, .during), moment.day != nil { begin = prefixed }
        let isMeal = [.breakfast, .brunch, .lunch, .dinner].contains(named.value)
        if prefixed > start, !(role(start) == .in && role(start + 1) == .article), !(role(start) == .at && isMeal) {
            begin = role(prefixed) == .article ? prefixed + 1 : prefixed
        }
        return FoundMoment(
            value: moment, begin: begin, end: named.end, isPlainPart: isPlain && index == start && named.value != .tonight)
    }

    /// `night shift`, `night club`: no part of a day.
    func isNightWork(_ index: Int) -> Bool {
        let next = isSign(index, "-") && isAttached(index) ? index + 1 : index
        return word(index - 1) == "night"
            && ["shift", "shifts", "club", "clubs", "light", "lights", "market", "markets", "work", "worker", "workers", "owl"]
                .contains(word(next))
    }

    func partName(at index: Int) -> Found<PartOfDay>? {
        if isOneOf(index, .business), word(index + 1) == "hours" || word(index + 1) == "hour" {
            return (.businessHours, index + 2)
        }
        if isOneOf(index - 1, .after), word(index) == "school" || word(index) == "work", options.hours[.afterWork] != nil,
            !isOneOf(index + 1, .part)
        {
            return (word(index) == "work" ? .afterWork : .afterSchool, index + 1)
        }
        guard role(index) == .part, let part = PartOfDay(rawValue: UInt8(lexeme(index).value)), word(index) != "am" else {
            return nil
        }
        var end = index + 1
        if text.tokens[index].text.hasSuffix("time"), part != .dayTime, part != .nightTime { return (part, end) }
        let hyphen = isSign(end, "-") && isAttached(end)
        if role(hyphen ? end + 1 : end) == .time, !lexeme(end).isPlural, word(hyphen ? end + 1 : end) == "time" {
            end = hyphen ? end + 2 : end + 1
            return (part == .night ? .nightTime : part, end)
        }
        if part == .breakfast || part == .lunch || part == .dinner || part == .brunch {
            // Meals are times only with a preposition or a day.
            guard
                isOneOf(index - 1, .at, .before, .after, .during, .by, .since, .namedDay, .to, .around, .in)
                    || isOneOf(index - 1, .article) && isOneOf(index - 2, .during, .before, .after)
                    || index > 0 && lexeme(index - 1).weekday >= 0
                    || options.joinsMealsWithDays
                        && (isOneOf(index + 1, .namedDay) || isOneOf(index + 1, .on) && lexeme(index + 2).weekday >= 0)
            else { return nil }
        }
        return (part, end)
    }

    private func isMeal(_ index: Int) -> Bool {
        guard role(index) == .part, let part = PartOfDay(rawValue: UInt8(lexeme(index).value)) else { return false }
        return [.breakfast, .brunch, .lunch, .dinner].contains(part)
    }
}
