/// Where a record does not have the shape that the catalogue gives its type.
public struct RecordMismatch: Error, Hashable, Sendable {
    /// The type of the record that holds the field, such as `INRequestRideIntent`.
    public var type: String
    /// The field at fault; empty when the record as a whole is.
    public var field: String
    /// What is wrong, with the value that was found.
    public var problem: String

    /// The mismatch in one sentence.
    public var message: String { field.isEmpty ? "\(type): \(problem)" : "\(type).\(field): \(problem)" }
}

extension Catalogue {
    /// Records nested deeper than this are refused rather than followed.
    private static let depthLimit = 32

    /// The first field, in order of name, that holds something else than the catalogue says; `nil` when all is well.
    ///
    /// Fields and types that the catalogue does not know are passed over.
    public func mismatch(in record: Record) -> RecordMismatch? {
        mismatch(in: record, depth: 0)
    }

    /// Why the value is not of that type; `nil` when it is.
    public func mismatch(of value: ParameterValue, with type: ValueType) -> String? {
        problem(value, type, depth: 0)
    }

    private func mismatch(in record: Record, depth: Int) -> RecordMismatch? {
        guard depth < Self.depthLimit else {
            return RecordMismatch(type: record.type, field: "", problem: "records are nested more than \(Self.depthLimit) deep")
        }
        let types = fieldTypes[record.type] ?? [:]
        for (name, value) in record.fields.sorted(by: { $0.key < $1.key }) {
            guard let type = types[name] else { continue }
            if let problem = problem(value, type, depth: depth) {
                return RecordMismatch(type: record.type, field: name, problem: problem)
            }
        }
        return nil
    }

    private func problem(_ value: ParameterValue, _ type: ValueType, depth: Int) -> String? {
        switch (type, value) {
        case (.bool, .bool), (.integer, .integer), (.decimal, .integer), (.decimal, .decimal), (.data, .data), (.date, .date),
            (.string, .string), (.stringConstant, .string), (.url, .string), (.dateComponents, .dateComponents),
            (.double, .integer),
            (.double, .decimal), (.optionSet, .integer):
            nil
        case (.double, .double(let number)):
            number.isFinite ? nil : "\(number) is no finite number"
        case (.enumeration(let name), .integer(let raw)):
            enumerations[name].map { $0.name(of: raw) == nil ? "\(name) has no value \(raw)" : nil } ?? nil
        case (.list(let element), .list(let values)):
            values.lazy.compactMap { problem($0, element, depth: depth) }.first
        case (.record(let name), .record(let record)):
            problem(record, name, depth: depth)
        default:
            "expected \(type), found \(Self.brief(value))"
        }
    }

    private func problem(_ record: Record, _ expected: String, depth: Int) -> String? {
        guard accepts(record.type, for: expected) else { return "expected \(expected), found \(record.type)" }
        return mismatch(in: record, depth: depth + 1)?.message
    }

    /// Whether records of the type may stand where the other is expected: the same type, or one with all of its fields.
    private func accepts(_ type: String, for expected: String) -> Bool {
        guard type != expected, let wanted = records[expected] else { return true }
        guard let found = records[type] else { return false }
        return Set(wanted.fields).isSubset(of: found.fields) && !wanted.fields.isEmpty
    }

    private static func brief(_ value: ParameterValue) -> String {
        let text = "\(value)"
        return text.count > 120 ? text.prefix(120) + "..." : text
    }
}
