import Recognisers
import TextTokens

/// The recogniser of times in the terms of specifications.
struct TimeEntityReader {
    let language: RecogniserLanguage
    /// The reference time of Duckling's corpora is two hours behind UTC.
    private static let ducklingOffset = -120

    /// All entities in the terms of Microsoft's specifications.
    func entities(in row: SpecificationRow) -> [SpecificationEntity] {
        let text = TokenisedText(row.text)
        let reference = TimeReference(now: Self.instant(row.reference) ?? CivilTime(year: 2016, month: 11, day: 7))
        return TimeRecogniser(language, conventions: .recognisers).entities(in: text, reference: reference).map { entity in
            let (type, values) = TimeSpecs.resolution(of: entity, reference: reference)
            let (first, last) = (text.tokens[entity.range.lowerBound], text.tokens[entity.range.upperBound - 1])
            return SpecificationEntity(
                type: "datetimeV2.\(type)", start: text.scalars(upTo: first.start), end: text.scalars(upTo: last.end),
                values: values)
        }
    }

    /// Whether the longest entity has the value in the corpus.
    func judge(_ row: ExpressionRow) -> ExpressionJudgement {
        let text = TokenisedText(row.text)
        let now = Self.instant(row.reference) ?? CivilTime(year: 2013, month: 2, day: 12, hour: 4, minute: 30)
        let reference = TimeReference(now: now, offset: Self.ducklingOffset)
        let found = TimeRecogniser(language, conventions: .duckling).entities(in: text, reference: reference)
        guard let entity = found.max(by: { $0.range.count < $1.range.count }) else {
            return ExpressionJudgement(isRight: false, found: "")
        }
        if row.kind == "DurationData" { return judgeAmount(row, entity) }
        guard let value = TimeSpecs.ducklingValue(of: entity) else {
            return ExpressionJudgement(isRight: false, found: "\(entity.kind.rawValue)")
        }
        return ExpressionJudgement(isRight: Self.agrees(value, row), found: Self.text(value))
    }

    private func judgeAmount(_ row: ExpressionRow, _ entity: TimeEntity) -> ExpressionJudgement {
        guard let amount = entity.values.first?.amount else {
            return ExpressionJudgement(isRight: false, found: "\(entity.kind.rawValue)")
        }
        let (value, grain) = TimeSpecs.ducklingAmount(of: amount)
        let said = "DurationData \(value) \(Self.name(grain))"
        return ExpressionJudgement(isRight: said == row.expression, found: said)
    }

    /// Compares a point with its grain, both ends of an interval, or the one end of an open interval.
    private static func agrees(_ value: TimeSpecs.DucklingValue, _ row: ExpressionRow) -> Bool {
        let times = row.times.compactMap(instant)
        guard times.count == row.times.count, let first = times.first else { return false }
        if row.kind.contains("OpenInterval") {
            let isAfter = row.expression.contains(" After")
            return isAfter ? value.start == first && value.end == nil : value.end == first && value.start == nil
        }
        if times.count == 2 { return value.start == first && value.end == times[1] }
        return value.isPoint && value.start == first && name(value.grain) == row.grain
    }

    private static func instant(_ parts: [Int]) -> CivilTime? {
        guard parts.count == 6 else { return nil }
        return CivilTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
    }

    /// Parses `2016-11-07T00:00:00`, ignoring what follows.
    private static func instant(_ text: String?) -> CivilTime? {
        guard let match = text?.prefixMatch(of: /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/) else { return nil }
        let number: (Substring?) -> Int = { $0.flatMap { Int($0) } ?? 0 }
        return instant([
            number(match.1), number(match.2), number(match.3), number(match.4), number(match.5), number(match.6 ?? nil),
        ])
    }

    /// The corpora's name, such as `Hour`.
    private static func name(_ grain: TimeGrain) -> String {
        let name = "\(grain)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func text(_ value: TimeSpecs.DucklingValue) -> String {
        let ends = [value.start, value.end].map { $0.map(text) ?? "open" }
        return value.isPoint ? "\(ends[0]) \(name(value.grain))" : "\(ends[0]) to \(ends[1]) \(name(value.grain))"
    }

    private static func text(_ time: CivilTime) -> String {
        "(\(time.year), \(time.month), \(time.day), \(time.hour), \(time.minute), \(time.second))"
    }
}
