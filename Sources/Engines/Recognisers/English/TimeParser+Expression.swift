/// Complete expressions: ranges, open ends, recurrences, durations.
extension TimeParser {
    struct FoundExpression {
        var value: TimeExpression
        var begin: Int
        var end: Int
    }

    /// The longest expression that starts at the token.
    func expression(at start: Int) -> FoundExpression? {
        var best: FoundExpression?
        func offer(_ candidate: FoundExpression?) { if let candidate, candidate.end > (best?.end ?? start) { best = candidate } }
        let moment = moment(at: start)
        offer(recurrence(at: start, moment: moment))
        offer(range(at: start, moment: moment))
        offer(bounded(at: start))
        offer(lasting(at: start))
        if let moment { offer(suffixed(moment)) }
        if let moment { offer(FoundExpression(value: .moment(moment.value), begin: moment.begin, end: moment.end)) }
        offer(options.expectsTimes ? fromNow(at: start) : duration(at: start))
        offer(approximate(at: start))
        offer(zone(at: start))
        return best.map(trimmed)
    }

    /// `ten minutes`, if it means the moment that far ahead.
    private func fromNow(at start: Int) -> FoundExpression? {
        guard let found = duration(at: start), case .duration(let amount) = found.value else { return nil }
        let moment = Moment(day: .shifted(amount, sign: 1, from: Moment(day: .now), .in))
        return FoundExpression(value: .moment(moment), begin: found.begin, end: found.end)
    }

    /// Excludes a redundant leading "the", depending on what follows; includes a leading "on" if the conventions do.
    func trimmed(_ found: FoundExpression) -> FoundExpression {
        if options.keepsOnBeforeNextWeek, role(found.begin - 1) == .on, lexeme(found.begin).weekday >= 0,
            case .moment(let moment) = found.value, case .within(.weekday, .period(.week, 1))? = moment.day
        {
            var result = found
            result.begin -= 1
            return result
        }
        guard isOneOf(found.begin, .article) && lexeme(found.begin).value == 1, case .moment(let moment) = found.value,
            let day = moment.day
        else { return found }
        var result = found
        switch day {
        case .run(let run): if run.of == nil { result.begin += 1 }
        case .period(.decade, _), .period(.century, _): break
        case .period, .quarter(0, _, _), .workweek, .weekend:
            if lexeme(found.begin + 1).relation != .none { result.begin += 1 }
        case .years(_, let count): if count == 1 { result.begin += 1 }
        case .fiscalYear: if lexeme(found.end - 1).unit != .year { result.begin += 1 }
        case .weekday, .season, .holiday: result.begin += 1
        case .portion(let portion, let target):
            if portion != .end || !isDay(target) { result.begin += 1 }
        default: break
        }
        return result
    }
}
