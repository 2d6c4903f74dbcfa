/// Moments: days, clocks and parts of days that belong together.
extension TimeParser {
    /// A moment and the tokens it takes; words such as "on" in front stay outside.
    struct FoundMoment {
        var value: Moment
        var begin: Int
        var end: Int
        /// Whether it counts only together with a day: `6-8` in `6-8 next Monday`.
        var isWeak = false
        /// Whether a word such as "at" announced the clock.
        var isAnnounced = false
        /// Whether it is a part of the day without any word before it.
        var isPlainPart = false
    }

    func moment(at start: Int, depth: Int = 0) -> FoundMoment? {
        guard depth < 5, let first = piece(at: start, depth: depth, isFirst: true) else { return nil }
        return extended(first, depth: depth)
    }

    /// A piece with all that belongs to it behind.
    func extended(_ first: FoundMoment, depth: Int = 0) -> FoundMoment? {
        var current = first
        var solid = isSolid(current) ? current : nil
        for _ in 0..<6 {
            guard let (merged, isMerged) = joined(current, depth: depth), isMerged else { break }
            current = merged
            if isSolid(current) { solid = current }
        }
        return solid
    }

    /// Whether it can stand alone.
    private func isSolid(_ found: FoundMoment) -> Bool {
        guard case .at(let clock)? = found.value.time, clock.isBare, !found.isAnnounced else {
            return !found.isWeak || found.value.day != nil || found.value.part != nil
        }
        return found.value.part != nil
    }

    private func joined(_ current: FoundMoment, depth: Int) -> (FoundMoment, Bool)? {
        if let weekday = bracketedWeekday(current, depth: depth) { return (weekday, true) }
        for index in nextStarts(current) {
            guard let next = piece(at: index, depth: depth, isFirst: false) else { continue }
            if let merged = merge(current, next, gap: index - current.end) { return (merged, true) }
        }
        return nil
    }

    /// `May 5 (Friday)`.
    private func bracketedWeekday(_ current: FoundMoment, depth: Int) -> FoundMoment? {
        guard isSign(current.end, "("), lexeme(current.end + 1).weekday >= 0 || isOneOf(current.end + 1, .namedDay),
            isSign(current.end + 2, ")"), current.value.day != nil,
            let piece = piece(at: current.end + 1, depth: depth, isFirst: false), piece.end == current.end + 2,
            var merged = merge(current, piece, gap: 1)
        else { return nil }
        merged.end += 1
        return merged
    }

    /// Where the next piece may begin: at once, behind a comma, behind a preposition.
    private func nextStarts(_ current: FoundMoment) -> [Int] {
        let end = current.end
        guard end < text.count else { return [] }
        let comma = skipComma(end)
        var starts = [comma]
        if isOneOf(comma, .on, .in, .of, .for, .during, .from) || word(comma) == "@" { starts.append(comma + 1) }
        if isSign(comma, "-"), case .period(.week, _)? = current.value.day, lexeme(comma + 1).weekday >= 0 {
            starts.append(comma + 1)
        }
        if isOneOf(comma, .anytime) || word(comma) == "sometime" { starts.append(comma + 1) }
        if word(end) == "t", isAttached(end), isAttached(end + 1), isDigits(end + 1), isDigits(end - 1) { starts.append(end + 1) }
        if word(end) == "'s", isAttached(end) { starts.append(end + 1) }
        let filler = superfluous(comma)
        if filler > comma { starts.append(skip(.on, .in, at: filler)) }
        return starts
    }

    /// Behind words that say nothing of the time: `maybe`, `how about`.
    private func superfluous(_ index: Int) -> Int {
        if ["maybe", "perhaps", "preferably", "say", "like", "possibly", "probably", "ideally"].contains(word(index)) {
            return skipComma(index + 1)
        }
        return word(index) == "how" && word(index + 1) == "about" ? index + 2 : index
    }

    // MARK: Pieces

    private func piece(at start: Int, depth: Int, isFirst: Bool) -> FoundMoment? {
        guard start < text.count, isDigits(start) || canBegin(start) else { return nil }
        var best: FoundMoment?
        func offer(_ candidate: FoundMoment?) { if let candidate, candidate.end > (best?.end ?? start) { best = candidate } }
        offer(shifted(at: start, depth: depth))
        offer(timedNth(at: start, depth: depth))
        if let day = day(at: start, depth: depth, allowWeak: isOneOf(start - 1, .in, .of)) {
            offer(FoundMoment(value: Moment(day: day.value), begin: start, end: day.end))
        }
        offer(hours(at: start, isFirst: isFirst))
        offer(part(at: start, depth: depth))
        offer(clockPiece(at: start, isFirst: isFirst))
        if !isFirst { offer(boundClock(at: start)) }
        return best
    }

    /// `the first Monday evening of next month`, `2nd Tuesday at 5 in May`.
    private func timedNth(at start: Int, depth: Int) -> FoundMoment? {
        guard let ordinal = ordinal(at: skipThe(start)), lexeme(ordinal.end).weekday >= 0, depth < 3,
            let time = piece(at: ordinal.end + 1, depth: depth + 1, isFirst: false), time.value.day == nil,
            isOneOf(time.end, .of, .in),
            let target = target(at: time.end + 1, depth: depth + 1)
        else { return nil }
        var result = time
        result.value.day = .nth(ordinal.value, .weekday(Int(lexeme(ordinal.end).weekday)), of: target.value)
        (result.begin, result.end) = (skipThe(start), target.end)
        return result
    }

    private func canBegin(_ index: Int) -> Bool {
        let lexeme = lexeme(index)
        return lexeme.role != .none || lexeme.isTrigger || lexeme.startsName || lexeme.number >= 0 || word(index) == "'"
            || word(index) == "q"
            || word(index) == "h" || word(index) == "w"
            || word(index) == "wc"
    }

    /// `at 5`, `3pm`, `noon`, `at 7 for two hours`.
    private func clockPiece(at start: Int, isFirst: Bool) -> FoundMoment? {
        var index = start
        var isAnnounced = false
        var begin = start
        var isApproximate = false
        if role(index) == .for, isFirst, lexeme(index + 1).role == .article { index += 1 }
        if isOneOf(index, .at) {
            index += 1
            isAnnounced = true
            begin = isDotted(index) ? start : index
        }
        if isOneOf(index, .around) {
            index += 1
            isApproximate = true
            isAnnounced = true
            if !isOneOf(start, .at) { begin = start }
        }
        if isAnnounced, isDigits(index), numericDate(at: index, inContext: false) != nil || sharedMonth(at: index) != nil {
            return nil
        }
        if !isAnnounced, Self.numbered.contains(word(index - 1)) { return nil }
        let strictness: Strictness = isAnnounced || isFirst || isClockPlace(index) ? .numbers : .marked
        guard var found = clock(at: index, strictness) else { return nil }
        if found.value.isBare || !isMarked(found.value, at: index, found.end) {
            guard isAnnounced || isBeforePart(found.end) || !isFirst && isClockPlace(index) else { return nil }
            found.value.isBare = true
        }
        var moment = Moment(time: .at(found.value))
        moment.isApproximate = isApproximate
        if role(found.end) == .for, let amount = amount(at: found.end + 1), amount.value.finest.grain < .day {
            moment.time = .lasting(found.value, amount.value)
            found.end = amount.end
        }
        return FoundMoment(value: moment, begin: begin, end: found.end, isAnnounced: isAnnounced)
    }

    /// What is counted by number, so that a number behind it is no clock: `building 4`.
    private static let numbered: Set<String> = [
        "building", "room", "floor", "gate", "platform", "terminal", "suite", "apartment", "unit", "number", "no", "chapter",
        "episode", "season", "channel",
        "line", "bus", "train", "flight", "track", "step", "level", "part", "page", "route", "exit",
    ]

    /// Whether the clock stands where only a clock makes sense, such as behind a spelt date: `february twenty second nine thirty`.
    private func isClockPlace(_ index: Int) -> Bool { false }

    /// `at 6.45`, which the word "at" makes a time.
    private func isDotted(_ index: Int) -> Bool {
        isDigits(index) && isSign(index + 1, ".") && isAttached(index + 1) && isDigits(index + 2) && isAttached(index + 2)
    }

    /// Whether something but numbers says that it is a clock.
    private func isMarked(_ clock: Clock, at start: Int, _ end: Int) -> Bool {
        if !isDigits(start), lexeme(start).number < 0 || length(start) == 4 && lexeme(end - 1).unit == .hour { return true }
        if lexeme(end - 1).unit == .hour { return true }
        if isSign(start + 1, ":") || isDigits(start) && word(start + 1) == "h" { return true }
        if word(end - 1) == "ish" || isSpeltClock(at: start, end, clock) { return true }
        for index in start..<end
        where isOneOf(index, .meridiem, .oclock, .after, .to, .relation, .before, .noon, .midnight, .from, .zone)
            || ["a", "p"].contains(word(index))
        { return true }
        return false
    }

    private func isBeforePart(_ index: Int) -> Bool {
        if isOneOf(index, .in, .on, .at),
            isOneOf(index + 1, .part, .early, .late) || isOneOf(index + 1, .article) && isOneOf(index + 2, .part, .early, .late)
        {
            return true
        }
        guard options.readsNumbersBeforeParts else { return false }
        if role(index) == .part { return PartOfDay(rawValue: UInt8(lexeme(index).value)) == .tonight }
        return isOneOf(index, .relation, .namedDay) && isOneOf(index + 1, .part, .early, .late)
    }

    /// `this morning`, `in the afternoon`, `at night`, `early this evening`, `late tonight`, `business hours`.
    private func part(at start: Int, depth: Int) -> FoundMoment? {
        var moment = Moment()
        var index = start
        var isPlain = true
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
        return FoundMoment(
            value: moment, begin: begin, end: named.end, isPlainPart: isPlain && index == start && named.value != .tonight)
    }

    /// `night shift`, `night club`: no part of a day.
    private func isNightWork(_ index: Int) -> Bool {
        let next = isSign(index, "-") && isAttached(index) ? index + 1 : index
        return word(index - 1) == "night"
            && ["shift", "shifts", "club", "clubs", "light", "lights", "market", "markets", "work", "worker", "workers", "owl"]
                .contains(word(next))
    }

    private func partName(at index: Int) -> Found<PartOfDay>? {
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
            // Meals are times only where a preposition or a day says so.
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

    // MARK: Hours

    /// `from 2 to 3pm`, `between 7 and 9:30`, `6-8`, `from 9 for two hours`, `for 7 hours from 9:30am`.
    private func hours(at start: Int, isFirst: Bool) -> FoundMoment? {
        if let lasting = lastingFrom(at: start) { return lasting }
        var index = start
        let isBetween = role(index) == .between
        let hasPrefix = isBetween || role(index) == .from
        if hasPrefix || role(index) == .at { index += 1 }
        if hasPrefix, role(index) == .at { index += 1 }
        guard let first = clock(at: index, .numbers) ?? hourOnly(at: index) else { return nil }
        if role(start) == .from, role(first.end) == .for, let amount = amount(at: first.end + 1), amount.value.finest.grain < .day
        {
            return FoundMoment(
                value: Moment(time: .lasting(first.value, amount.value)), begin: start, end: amount.end, isAnnounced: true)
        }
        guard let connector = connector(at: first.end, isBetween: isBetween) else { return nil }
        let second = skip(.at, .around, at: connector)
        guard var last = clock(at: second, .numbers) ?? hourOnly(at: second) else { return nil }
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

    /// Whether a month follows, so that the numbers were days.
    private func isDateBehind(_ index: Int) -> Bool {
        lexeme(index).month > 0 || role(index) == .of && lexeme(index + 1).month > 0
    }

    private func hourOnly(at index: Int) -> Found<Clock>? { nil }

    /// `for 7 hours from 9:30am`.
    private func lastingFrom(at start: Int) -> FoundMoment? {
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

    /// `before 5pm`, `later than 10`, behind a day.
    private func boundClock(at start: Int) -> FoundMoment? {
        guard let bound = bound(at: start),
            let clock = clock(at: skip(.at, .around, at: bound.end), isOneOf(start, .through) ? .marked : .numbers)
        else { return nil }
        return FoundMoment(value: Moment(time: .bound(bound.value, clock.value)), begin: start, end: clock.end, isAnnounced: true)
    }

    // MARK: Counted from somewhere

    /// `in 5 minutes`, `two days ago`, `3 weeks from tomorrow`, `a year after Christmas`, `within 2 hours`.
    private func shifted(at start: Int, depth: Int) -> FoundMoment? {
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

    private func ahead(at start: Int, depth: Int) -> FoundMoment? {
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

    private func counted(_ amount: Found<TimeAmount>, at start: Int, depth: Int) -> FoundMoment? {
        func found(_ sign: Int, _ from: Moment, _ word: ShiftWord, _ end: Int) -> FoundMoment {
            FoundMoment(value: Moment(day: .shifted(amount.value, sign: sign, from: from, word)), begin: start, end: end)
        }
        let end = amount.end
        let now = Moment(day: .now)
        switch role(end) {
        case .ago: return found(-1, now, .ago, end + 1)
        case .later:
            // "1 hour later this week" counts nothing.
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

    private func anchor(at index: Int, depth: Int) -> Found<Moment>? {
        guard let found = moment(at: index, depth: depth + 1), found.begin == index else { return nil }
        if found.value.day == nil, case .at(let clock)? = found.value.time, clock.isBare { return nil }
        return (found.value, found.end)
    }
}
