/// Clock times.
extension TimeParser {
    /// The evidence required for a clock time: an explicit mark, or just a number where a time is expected.
    enum Strictness { case marked, numbers }

    /// A clock time that starts at the token.
    func clock(at start: Int, _ strictness: Strictness) -> Found<Clock>? {
        guard var found = plainClock(at: start, strictness) else { return nil }
        found.end = loosenessEnd(skip(.exactly, at: found.end))
        if role(found.end) == .around, word(found.end) != "about", found.end + 1 >= text.count { found.end += 1 }
        if role(found.end) == .zone, options.readsZones, word(found.end) != "z" || isAttached(found.end) {
            found.value.zone = lexeme(found.end).value
            found.end += 1
        }
        return found
    }

    /// The token behind words that say how exactly the clock time is meant: `or so`, `-ish`, `on the dot`, `at the latest`.
    private func loosenessEnd(_ index: Int) -> Int {
        let ish = isSign(index, "-") && isAttached(index) ? index + 1 : index
        if word(ish) == "ish" { return ish + 1 }
        if word(index) == "or", ["so", "thereabouts"].contains(word(index + 1)) { return index + 2 }
        if word(index) == "on", word(index + 1) == "the", word(index + 2) == "dot" { return index + 3 }
        let latest = skipThe(skip(.at, at: index))
        return word(latest) == "latest" ? latest + 1 : index
    }

    private func plainClock(at start: Int, _ strictness: Strictness) -> Found<Clock>? {
        switch role(start) {
        case .noon: return (Clock(hour: 12), start + 1)
        case .midnight: return (Clock(hour: 0, isMidnight: true), start + 1)
        case .middle where word(start + 1) == "night" || isSign(start + 1, "-") && word(start + 2) == "night":
            return (Clock(hour: 0, isMidnight: true), word(start + 1) == "night" ? start + 2 : start + 3)
        case .middle where word(start + 1) == "day": return (Clock(hour: 12), start + 2)
        case .middle:
            let next = isSign(start + 1, "-") ? start + 2 : start + 1
            if word(next) == "morning" { return (Clock(hour: 10), next + 1) }
            if word(next) == "afternoon" { return (Clock(hour: 14), next + 1) }
            if word(next) == "day" { return (Clock(hour: 12), next + 1) }
            return nil
        case .exactly, .around: return plainClock(at: start + 1, .numbers)
        default: break
        }
        return furthest(
            relativeClock(at: start, strictness),
            isDigits(start) ? digitalClock(at: start, strictness) : spelt(at: start, strictness))
    }

    /// The half of the day after a clock time: `pm`, `p.m.`, `p m`, `a`.
    func meridiem(at index: Int) -> Found<Int>? {
        if role(index) == .meridiem { return (lexeme(index).value, skipMeridiemDot(index + 1)) }
        guard word(index) == "a" || word(index) == "p" else { return nil }
        let value = word(index) == "a" ? 0 : 12
        if isSign(index + 1, "."), word(index + 2) == "m" {
            return (value, isSign(index + 3, ".") && isAttached(index + 3) ? index + 4 : index + 3)
        }
        if word(index + 1) == "m" { return (value, index + 2) }
        let endsThere = index + 1 >= text.count || text.tokens[index + 1].kind == .sign
        return isDigits(index - 1) && (isAttached(index) || endsThere && value == 12 || endsThere && isOneOf(index - 2, .at))
            ? (value, index + 1) : nil
    }

    /// The dot of `a.m.` belongs to the abbreviation if the token before has one.
    private func skipMeridiemDot(_ index: Int) -> Int { word(index - 1).contains(".") ? skipDot(index) : index }

    private func finished(_ clock: Clock, end: Int, hadLeadingZero: Bool = false) -> Found<Clock>? {
        var clock = clock
        guard (0...24).contains(clock.hour), clock.minute < 60, clock.second < 61, clock.hour < 24 || clock.minute == 0 else {
            return nil
        }
        var end = end
        if role(end) == .oclock { end += 1 }
        if word(end - 1) != "t", isISO(end) { return (clock, end) }
        if let half = meridiem(at: end) {
            if half.value == 1 {
                clock.isOpen = (1...12).contains(clock.hour)
            } else if (1...12).contains(clock.hour) {
                clock.hour = clock.hour % 12 + half.value
                clock.isOpen = false
            } else if clock.hour == 0, half.value == 12 {
                return nil
            } else {
                clock.isOpen = false
            }
            clock.isBare = false
            return (clock, skip(.oclock, at: half.end))
        }
        clock.isOpen = (1...12).contains(clock.hour) && !(hadLeadingZero && options.leadingZeroIsExact)
        return (clock, end)
    }

    /// Whether the clock time that ends here follows the `T` of an ISO 8601 date.
    private func isISO(_ end: Int) -> Bool {
        var index = end - 1
        while index > 0, end - index < 6, isDigits(index) || isSign(index, ":") { index -= 1 }
        return word(index) == "t" && isAttached(index) && isAttached(index + 1)
    }

    /// `7:30`, `19h30`, `7.30 pm`, `1930`, `7 pm`, `7`.
    private func digitalClock(at start: Int, _ strictness: Strictness) -> Found<Clock>? {
        let count = length(start)
        guard count <= 4, let number = digits(start), !(isSign(start - 1, ".") && isAttached(start)), !isSign(start - 1, "$")
        else { return nil }
        if count <= 2, number <= 24 {
            if isSign(start + 1, ":"), isAttached(start + 1), isAttached(start + 2) { return colonClock(hour: number, at: start) }
            if word(start + 1) == "h", isAttached(start + 1) { return frenchClock(hour: number, at: start) }
            if isSign(start + 1, "."), isAttached(start + 1), isAttached(start + 2), length(start + 2) == 2,
                let minute = digits(start + 2), minute < 60
            {
                guard !isSign(start + 3, ".") || !isDigits(start + 4), !isSign(start + 3, "%") else { return nil }
                let isMarked = meridiem(at: start + 3) != nil || role(start + 3) == .oclock
                guard isMarked || strictness == .numbers && !isCounted(start + 3) else { return nil }
                return finished(Clock(hour: number, minute: minute, grain: .minute), end: start + 3)
            }
        }
        if count >= 3 { return fourDigits(number, at: start, strictness) }
        guard number <= 24 else { return nil }
        return hourAlone(number, end: start + 1, strictness, at: start)
    }

    private func colonClock(hour: Int, at start: Int) -> Found<Clock>? {
        guard length(start + 2) == 2, let minute = digits(start + 2), minute < 60 else { return nil }
        let hadZero = length(start) == 2 && hour < 10
        var clock = Clock(hour: hour, minute: minute, grain: .minute)
        var end = start + 3
        if isSign(end, ":"), isAttached(end), isAttached(end + 1), length(end + 1) == 2, let second = digits(end + 1), second < 60
        {
            (clock.second, clock.grain) = (second, .second)
            end += 2
            if isSign(end, "."), isAttached(end), isAttached(end + 1), isDigits(end + 1) { end += 2 }
        } else if isSign(end, ":"), isAttached(end), isDigits(end + 1) {
            return nil
        }
        return finished(clock, end: end, hadLeadingZero: hadZero)
    }

    private func frenchClock(hour: Int, at start: Int) -> Found<Clock>? {
        var clock = Clock(hour: hour, grain: .minute)
        var end = start + 2
        if isAttached(end), length(end) == 2, let minute = digits(end), minute < 60 {
            clock.minute = minute
            end += 1
        } else if !options.readsFrenchHours {
            return nil
        }
        return (clock, end)
    }

    /// `730`, `1030`, which need a mark or a context in which a time is expected.
    private func fourDigits(_ number: Int, at start: Int, _ strictness: Strictness) -> Found<Clock>? {
        let (hour, minute) = (number / 100, number % 100)
        guard minute < 60, hour <= 24 else { return nil }
        let clock = Clock(hour: hour, minute: minute, grain: .minute)
        if length(start) == 4, lexeme(start + 1).unit == .hour, word(start + 1).hasPrefix("h"),
            isOneOf(start - 1, .at) || text.tokens[start].text.hasPrefix("0")
        {
            var exact = clock
            exact.isBare = false
            return (exact, start + 2)
        }
        let isYear = (1_900...2_100).contains(number) && !isOneOf(start - 1, .at)
        guard
            meridiem(at: start + 1) != nil || strictness == .numbers && !isYear && !isCounted(start + 1) && role(start + 1) != .of
        else { return nil }
        return finished(clock, end: start + 1, hadLeadingZero: false)
    }

    /// Whether the number that ends at the token counts something, so that it is not an hour.
    func isCounted(_ index: Int) -> Bool {
        guard index < text.count else { return false }
        let lexeme = lexeme(index)
        if lexeme.unit != nil && lexeme.ordinal == 0 || lexeme.role == .business || lexeme.role == .hundred
            || lexeme.role == .thousand
        {
            return true
        }
        if ["%", "$", "€", "£", "/", "°"].contains(word(index)) { return true }
        if isAttached(index), text.tokens[index].kind == .word { return meridiem(at: index) == nil && word(index) != "ish" }
        return [
            "percent", "dollars", "bucks", "people", "persons", "ppl", "guests", "euros", "pounds", "degrees", "miles", "km",
            "times",
            "kilometers", "kilometres", "of", "million", "th", "seats", "passengers", "more",
        ].contains(word(index))
    }

    private func hourAlone(_ hour: Int, end: Int, _ strictness: Strictness, at start: Int) -> Found<Clock>? {
        if hour == 12, isOneOf(end, .noon) { return (Clock(hour: 12), end + 1) }
        if hour == 12, isOneOf(end, .midnight) { return (Clock(hour: 0, isMidnight: true), end + 1) }
        let ish = isSign(end, "-") && isAttached(end) ? end + 1 : end
        if word(ish) == "ish", ish == end || isAttached(ish) { return finished(Clock(hour: hour), end: ish + 1) }
        if role(end) == .oh, word(end + 1) == "clock" { return finished(Clock(hour: hour), end: end + 2) }
        if meridiem(at: end) != nil || role(end) == .oclock {
            return finished(Clock(hour: hour), end: end, hadLeadingZero: false)
        }
        guard strictness == .numbers, !isCounted(end) else { return nil }
        if isSign(end, "."), isAttached(end), isAttached(end + 1), isDigits(end + 1) { return nil }
        if isDigits(start), isDigits(end), length(end) == 2, options.readsSpacedMinutes, let minute = digits(end), minute < 60,
            !isCounted(end + 1)
        {
            return finished(Clock(hour: hour, minute: minute, grain: .minute), end: end + 1)
        }
        var clock = Clock(hour: hour)
        clock.isBare = true
        return finished(clock, end: end)
    }

    /// `seven thirty`, `eight o'clock`, `twelve oh five`, `four`.
    private func spelt(at start: Int, _ strictness: Strictness) -> Found<Clock>? {
        guard let hour = small(at: start, limit: 24), hour.value > 0 else { return nil }
        if hour.end > start + 1, hour.value > 12, hour.value != 24, hour.value < 20 { return nil }
        var minute: Found<Int>?
        if role(hour.end) == .oh, (1...9).contains(lexeme(hour.end + 1).number) {
            minute = (lexeme(hour.end + 1).number, hour.end + 2)
        } else {
            let next = isSign(hour.end, "-") && isAttached(hour.end) && isAttached(hour.end + 1) ? hour.end + 1 : hour.end
            if let found = small(at: next, limit: 59), !isDigits(next), found.value >= 10 { minute = found }
        }
        if let minute {
            let isMarked = meridiem(at: minute.end) != nil || role(minute.end) == .oclock
            if isMarked || (strictness == .numbers || minute.value % 5 == 0) && !isCounted(minute.end)
                || isTimeOfDay(behind: minute.end)
            {
                return finished(Clock(hour: hour.value, minute: minute.value, grain: .minute), end: minute.end)
            }
        }
        return hourAlone(hour.value, end: hour.end, strictness, at: start)
    }

    /// Whether hour and minutes in words suffice as a clock time: `eight thirty`.
    func isSpeltClock(at start: Int, _ end: Int, _ clock: Clock) -> Bool {
        guard !isDigits(start), lexeme(start).number > 0, clock.grain == .minute, end >= start + 2, end <= start + 4,
            lexeme(start).number <= 12
        else { return false }
        return options.readsAllMinutesInWords ? clock.minute % 5 == 0 && clock.minute > 0 : [15, 30, 45].contains(clock.minute)
    }

    private func isTimeOfDay(behind index: Int) -> Bool {
        isOneOf(index, .in) && (role(index + 1) == .part || role(index + 2) == .part)
    }

    /// `half past six`, `quarter to seven`, `20 minutes past 3pm`, `half three`.
    private func relativeClock(at start: Int, _ strictness: Strictness) -> Found<Clock>? {
        var index = role(start) == .article && lexeme(start).value == 0 ? start + 1 : start
        let minutes: Int
        var isWord = false
        if role(index) == .half {
            (minutes, index, isWord) = (30, index + 1, true)
        } else if lexeme(index).unit == .quarter {
            (minutes, index, isWord) = (15, index + 1, true)
        } else if let found = small(at: index, limit: 59), found.value > 0, index == start {
            (minutes, index) = (found.value, found.end)
            if lexeme(index).unit == .minute {
                index += 1
                isWord = true
            }
        } else {
            return nil
        }
        if minutes == 30, isWord, lexeme(index).number > 0 || isDigits(index), role(start) == .half, options.readsHalfThree {
            guard let hour = hour(at: index) else { return nil }
            return counted(30, from: hour)
        }
        let sign: Int
        switch role(index) {
        case .relation where lexeme(index).relation == .past: sign = 1
        case .after: sign = 1
        case .to where isSign(index, "to") || isSign(index, "til") || isSign(index, "till"), .before, .of: sign = -1
        case .from where isWord: sign = 1
        default: return nil
        }
        if isSign(index, "to"), !isWord, minutes < 13, !(isOneOf(start - 1, .at) && minutes % 5 == 0),
            isDigits(start) || minutes % 5 != 0 || isOneOf(start - 1, .from, .between)
        {
            return nil
        }
        if sign < 0, !isWord, role(index) == .of { return nil }
        guard let hour = hour(at: index + 1) else { return nil }
        if !isWord, sign < 0, minutes % 5 != 0 || strictness == .marked && hour.value.grain == .minute { return nil }
        return counted(sign * minutes, from: hour)
    }

    /// A full hour that minutes are relative to.
    private func hour(at index: Int) -> Found<Clock>? {
        guard let found = plainClock(at: index, .numbers), found.value.grain == .hour, found.value.hour <= 24 else { return nil }
        return found
    }

    private func counted(_ minutes: Int, from hour: Found<Clock>) -> Found<Clock>? {
        var clock = hour.value
        let total = (clock.hour * 60 + minutes + 1_440) % 1_440
        if clock.isOpen, clock.hour == 1, minutes < 0 {
            clock.hour = 12
        } else if clock.isOpen, clock.hour == 12, minutes > 0 {
            clock.hour = 12
        } else {
            clock.hour = total / 60
        }
        (clock.minute, clock.grain, clock.isBare, clock.isMidnight) = (total % 60, .minute, false, false)
        return (clock, hour.end)
    }
}
