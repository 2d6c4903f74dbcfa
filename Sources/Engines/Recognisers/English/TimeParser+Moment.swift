/// Moments: days, clock times and parts of days that belong together.
extension TimeParser {
    /// A moment and its tokens, excluding leading words such as "on".
    struct FoundMoment {
        var value: Moment
        var begin: Int
        var end: Int
        /// Whether it is only valid together with a day: `6-8` in `6-8 next Monday`.
        var isWeak = false
        /// Whether a word such as "at" precedes the clock time.
        var isAnnounced = false
        /// Whether it is a part of the day without a preceding word.
        var isPlainPart = false
    }

    func moment(at start: Int, depth: Int = 0) -> FoundMoment? {
        guard depth < 5, let first = piece(at: start, depth: depth, isFirst: true) else { return nil }
        return extended(first, depth: depth)
    }

    /// A piece extended by everything that follows and belongs to it.
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
    func isSolid(_ found: FoundMoment) -> Bool {
        guard case .at(let clock)? = found.value.time, clock.isBare, !found.isAnnounced else {
            return !found.isWeak || found.value.day != nil || found.value.part != nil
        }
        return found.value.part != nil
    }

    func joined(_ current: FoundMoment, depth: Int) -> (FoundMoment, Bool)? {
        if let weekday = bracketedWeekday(current, depth: depth) { return (weekday, true) }
        for index in nextStarts(current) {
            guard let next = piece(at: index, depth: depth, isFirst: false) else { continue }
            if let merged = merge(current, next, gap: index - current.end) { return (merged, true) }
        }
        return nil
    }

    /// `May 5 (Friday)`.
    func bracketedWeekday(_ current: FoundMoment, depth: Int) -> FoundMoment? {
        guard isSign(current.end, "("), lexeme(current.end + 1).weekday >= 0 || isOneOf(current.end + 1, .namedDay),
            isSign(current.end + 2, ")"), current.value.day != nil,
            let piece = piece(at: current.end + 1, depth: depth, isFirst: false), piece.end == current.end + 2,
            var merged = merge(current, piece, gap: 1)
        else { return nil }
        merged.end += 1
        return merged
    }

    /// Possible starts of the next piece: immediately, after a comma, after a preposition.
    func nextStarts(_ current: FoundMoment) -> [Int] {
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

    /// The token after words without temporal meaning: `maybe`, `how about`.
    func superfluous(_ index: Int) -> Int {
        if ["maybe", "perhaps", "preferably", "say", "like", "possibly", "probably", "ideally"].contains(word(index)) {
            return skipComma(index + 1)
        }
        return word(index) == "how" && word(index + 1) == "about" ? index + 2 : index
    }

    // MARK: Pieces

    func piece(at start: Int, depth: Int, isFirst: Bool) -> FoundMoment? {
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
    func timedNth(at start: Int, depth: Int) -> FoundMoment? {
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

    func canBegin(_ index: Int) -> Bool {
        let lexeme = lexeme(index)
        return lexeme.role != .none || lexeme.isTrigger || lexeme.startsName || lexeme.number >= 0 || word(index) == "'"
            || word(index) == "q"
            || word(index) == "h" || word(index) == "w"
            || word(index) == "wc"
    }
}
