/// The scores of a recogniser on specifications.
public struct EntityScores: Hashable, Sendable, Codable {
    /// The score of one type, or of all.
    public struct Row: Hashable, Sendable, Codable {
        /// The name of the type.
        public var name: String
        /// The number of cases. A case counts for the type of its first expected entity, or for `nothing`.
        public var cases = 0
        /// The number of exact cases: every span, type and value is right and there are no others.
        public var rightCases = 0
        /// The number of expected values.
        public var values = 0
        /// The number of expected values that an overlapping entity has.
        public var rightValues = 0

        /// The share of exact cases; `nil` without cases.
        public var caseShare: Double? { cases == 0 ? nil : Double(rightCases) / Double(cases) }
        /// The share of values found; `nil` without values.
        public var valueShare: Double? { values == 0 ? nil : Double(rightValues) / Double(values) }
    }

    /// A case that is not exact.
    public struct Failure: Hashable, Sendable, Codable {
        /// The line in the file, from 1.
        public var line: Int
        /// The text.
        public var text: String
        /// The expected entities.
        public var expected: String
        /// The entities found.
        public var found: String
        /// The type that the case counts for.
        public var type: String
    }

    /// The name of the data, such as the file's name.
    public var name: String
    /// The scores of all types together.
    public var total = Row(name: "all")
    /// The scores by type, sorted by name.
    public var types: [Row] { byType.values.sorted { $0.name < $1.name } }
    private var byType: [String: Row] = [:]
    /// The cases that are not exact, in the file's order.
    public private(set) var failures: [Failure] = []
    /// The number of rows of families that the recogniser does not support.
    public private(set) var unsupported = 0

    public init(name: String) {
        self.name = name
    }

    /// Scores rows.
    public init(name: String, rows: [EntityRow], reader: any EntityReader) {
        self.name = name
        for row in rows {
            switch row {
            case .specification(let row): add(row, reader)
            case .expression(let row): add(row, reader)
            }
        }
    }

    private mutating func add(_ row: SpecificationRow, _ reader: any EntityReader) {
        guard let found = reader.entities(in: row, of: name) else {
            unsupported += 1
            return
        }
        let isRight = found.count == row.entities.count && zip(row.entities, found).allSatisfy(SpecificationMatch.isSame)
        let type = row.entities.first?.type ?? "nothing"
        count(type.isEmpty ? "untyped" : type) {
            $0.cases += 1
            $0.rightCases += isRight ? 1 : 0
        }
        for entity in row.entities {
            let hasValue = found.contains { SpecificationMatch.hasValue(of: entity, $0) }
            count(entity.type.isEmpty ? "untyped" : entity.type) {
                $0.values += 1
                $0.rightValues += hasValue ? 1 : 0
            }
        }
        if !isRight {
            fail(row.line, row.text, Self.text(row.entities), Self.text(found), type)
        }
    }

    private mutating func add(_ row: ExpressionRow, _ reader: any EntityReader) {
        guard let judgement = reader.judge(row, of: name) else {
            unsupported += 1
            return
        }
        count(row.kind.isEmpty ? row.family : row.kind) {
            $0.cases += 1
            $0.values += 1
            $0.rightCases += judgement.isRight ? 1 : 0
            $0.rightValues += judgement.isRight ? 1 : 0
        }
        if !judgement.isRight { fail(row.line, row.text, row.expression, judgement.found, row.kind) }
    }

    private mutating func count(_ type: String, _ change: (inout Row) -> Void) {
        change(&total)
        change(&byType[type, default: Row(name: type)])
    }

    private mutating func fail(_ line: Int, _ text: String, _ expected: String, _ found: String, _ type: String) {
        failures.append(Failure(line: line, text: text, expected: expected, found: found.isEmpty ? "nothing" : found, type: type))
    }

    /// Entities for display: `12–20 datetimeV2.date {timex: 2019-01-04, ...}`.
    static func text(_ entities: [SpecificationEntity]) -> String {
        entities.isEmpty
            ? "nothing"
            : entities.map { entity in
                let values = entity.values.map { value in
                    "{" + value.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
                }
                return "\(entity.start)–\(entity.end) \(entity.type) " + values.joined(separator: " or ")
            }.joined(separator: "; ")
    }
}
