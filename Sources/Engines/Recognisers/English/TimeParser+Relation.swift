/// Periods after words such as "this", "next" and "last".
extension TimeParser {
    /// `next Friday`, `this month`, `last 3 weeks`, `next July 4`.
    func relationFirst(at start: Int, depth: Int) -> FoundDay? {
        var relation = lexeme(start).relation
        var index = start + 1
        if lexeme(index).relation == .past || lexeme(index).relation == .coming || lexeme(index).relation == .upcoming,
            relation == .this
        {
            relation = lexeme(index).relation
            index += 1
        }
        if relation == .last,
            ["should", "will", "would", "to", "can", "could", "must", "may", "might", "not", "only", "n't"].contains(
                word(start - 1)) || word(start - 1).hasSuffix("n't")
        {
            return nil
        }
        if word(index) == "my" { index += 1 }
        if relation == .last, let nth = nthFromEnd(at: start, depth: depth) { return nth }
        if relation.step != 0, relation != .upcoming, let amount = amount(at: index),
            amount.value.parts.count > 1 || !amount.value.isWhole, amount.value.finest.grain < .day
        {
            return (.shifted(amount.value, sign: relation.step, from: Moment(day: .now), .within), amount.end)
        }
        if let run = run(at: index, relation, depth: depth) { return run }
        let lexeme = lexeme(index)
        if role(index) == .around { return relationFirst(at: index, depth: depth) }
        if lexeme.weekday >= 0, !lexeme.isPlural, let found = weekdayFirst(at: index, relation, depth: depth) { return found }
        if lexeme.unit == .year, let part = partOfYear(at: index + 1, .step(relation.step)) { return part }
        if lexeme.month > 0, let found = monthFirst(at: index, allowWeak: true) { return related(found, relation) }
        if isDigits(index), let found = numericDate(at: index, inContext: true) { return related(found, relation) }
        if lexeme.startsName, let found = name(at: index), case .holiday(let number, _, _) = found.value {
            return (.holiday(number, nil, relation), found.end)
        }
        if lexeme.role == .season {
            return lexeme.value == 4 ? (.seasonStep(relation.step), index + 1) : (.season(lexeme.value, nil, relation), index + 1)
        }
        if let fiscal = fiscal(at: index, relation: relation) { return fiscal }
        if word(index) == "workweek" { return (.workweek(relation.step), index + 1) }
        if isOneOf(index, .business), lexeme.unit == nil, self.lexeme(index + 1).unit == .week {
            return (.workweek(relation.step), index + 2)
        }
        if ["q1", "q2", "q3", "q4"].contains(word(index)), let number = Int(word(index).dropFirst()) {
            return (.quarter(number, nil, relation), index + 1)
        }
        if lexeme.role == .time, relation == .this || relation == .current {
            return options.readsThisTime ? (.offset(0), index + 1) : nil
        }
        if word(index) == "date", relation == .current { return (.offset(0), index + 1) }
        guard let unit = self.unit(at: index) else { return nil }
        return periodStep(unit, relation)
    }

    /// `last year's third quarter`, `next year Q1`, `this year's March`.
    func partOfYear(at start: Int, _ year: YearExpression) -> FoundDay? {
        var index = start
        if word(index) == "'s" { index += 1 }
        if isSign(index, "-") { index += 1 }
        if word(index) == "q", let part = quarterOrHalf(at: index), case .quarter(let number, nil, _) = part.value {
            return (.quarter(number, year, .none), part.end)
        }
        if let quarter = ordinalQuarter(at: skipThe(index)) { return (.quarter(quarter.value, year, .none), quarter.end) }
        if lexeme(index).month > 0, word(index) != "may", index > start || true,
            monthFirst(at: index, allowWeak: true)?.end == index + 1
        {
            return (.calendar(CalendarFields(year: year, month: Int(lexeme(index).month))), index + 1)
        }
        return nil
    }

    func related(_ found: FoundDay, _ relation: Relation) -> FoundDay {
        guard case .calendar(var fields) = found.value, fields.year == nil else { return found }
        fields.relation = relation
        return (.calendar(fields), found.end)
    }

    /// A unit of one or two words.
    func unit(at index: Int) -> Found<TimeUnit>? {
        if lexeme(index).unit == .week {
            let next = isSign(index + 1, "-") && isAttached(index + 1) && isAttached(index + 2) ? index + 2 : index + 1
            if word(next) == "end" || word(next) == "ends" { return (.weekend, next + 1) }
        }
        guard let unit = lexeme(index).unit else { return nil }
        return (unit, index + 1)
    }

    func periodStep(_ unit: Found<TimeUnit>, _ relation: Relation) -> FoundDay? {
        switch unit.value {
        case .weekend: return (.weekend(relation.step), unit.end)
        case .day:
            return relation.step == 0 ? (.offset(0), unit.end) : (.offset(relation.step), unit.end)
        case .businessDay, .night: return nil
        case .quarter: return (.quarter(0, nil, relation), unit.end)
        default: return (.period(unit.value, relation.step), unit.end)
        }
    }

    /// `next 3 days`, `past few weeks`, `last couple of months`, `next four months of 2021`.
    func run(at index: Int, _ relation: Relation, depth: Int) -> FoundDay? {
        guard relation != .none, relation != .this, relation != .current, var number = quantity(at: index),
            lexeme(index).unit == nil || isDigits(index) || lexeme(index).number >= 0
        else { return nil }
        if isSign(number.end, "-"), isAttached(number.end) { number.end += 1 }
        var unitIndex = skip(.extra, .all, at: number.end)
        var unit: TimeUnit
        if role(unitIndex) == .business, lexeme(unitIndex + 1).unit == .day {
            (unit, unitIndex) = (.businessDay, unitIndex + 2)
        } else if let found = self.unit(at: unitIndex) {
            (unit, unitIndex) = (found.value, found.end)
        } else if word(unitIndex) == "weekdays" || word(unitIndex) == "workdays" {
            (unit, unitIndex) = (.businessDay, unitIndex + 1)
        } else {
            return nil
        }
        var run = RunExpression(count: number.value, unit: unit, sign: relation.step, isUpcoming: relation == .upcoming)
        run.isVague = role(index) == .few
        if relation == .last || relation == .next, isOneOf(unitIndex, .of, .in),
            let target = target(at: unitIndex + 1, depth: depth + 1), relation == .last
        {
            run.of = target.value
            unitIndex = target.end
        }
        return (.run(run), unitIndex)
    }

    /// `2 next days`, `two upcoming months`.
    func countedRelation(at start: Int) -> FoundDay? {
        guard let number = whole(at: start), number.value < 10_000, role(number.end) == .relation else { return nil }
        let relation = lexeme(number.end).relation
        guard relation.step != 0, let unit = unit(at: number.end + 1),
            lexeme(number.end + 1).isPlural || number.value == 1 || relation == .upcoming
        else { return nil }
        let run = RunExpression(
            count: Double(number.value), unit: unit.value, sign: relation.step, isUpcoming: relation == .upcoming)
        return (.run(run), unit.end)
    }
}
