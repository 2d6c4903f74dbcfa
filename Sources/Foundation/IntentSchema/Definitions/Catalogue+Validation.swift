/// A difference between a record and the catalogue's definition of its type.
public struct RecordMismatch: Error, Hashable, Sendable {
    /// The type of the record that contains the field, such as `INRequestRideIntent`.
    public var type: String
    /// The invalid field; empty if the whole record is invalid.
    public var field: String
    /// The value found; `nil` if it is missing or the whole record is invalid.
    public var value: ParameterValue?
    /// What is wrong, including the value found.
    public var problem: String

    /// The mismatch in one sentence.
    public var message: String { field.isEmpty ? "\(type): \(problem)" : "\(type).\(field): \(problem)" }
}

extension Catalogue {
    /// Records nested more deeply are rejected.
    private static let depthLimit = 32

    /// The first field, by name, that is missing or differs from its definition; `nil` if the record is valid.
    ///
    /// Also rejects numbers that are not finite, ranges that end before they start, invalid coordinates and unknown
    /// currencies. Ignores fields and types that the catalogue does not know.
    public func mismatch(in record: Record) -> RecordMismatch? {
        mismatch(in: record, depth: 0)
    }

    /// Why the value does not have the type; `nil` if it does.
    public func mismatch(of value: ParameterValue, with type: ValueType) -> String? {
        problem(value, type, depth: 0)
    }

    private func mismatch(in record: Record, depth: Int) -> RecordMismatch? {
        guard depth < Self.depthLimit else {
            return RecordMismatch(type: record.type, field: "", problem: "records are nested more than \(Self.depthLimit) deep")
        }
        let types = fieldTypes[record.type] ?? [:]
        var found: RecordMismatch?
        for (name, value) in record.fields {
            guard let type = types[name], let problem = problem(value, type, depth: depth) else { continue }
            // The first by name, so that the result is deterministic.
            if let found, found.field < name { continue }
            found = RecordMismatch(type: record.type, field: name, value: value, problem: problem)
        }
        if let found { return found }
        let missing = records[record.type]?.fields.first { $0.isRequired && record[$0.name] == nil }
        if let missing { return RecordMismatch(type: record.type, field: missing.name, problem: "the value is missing") }
        return record.unsoundness
    }

    private func problem(_ values: [ParameterValue], _ element: ValueType, depth: Int) -> String? {
        values.firstResult { problem($0, element, depth: depth) }
    }

    private func problem(_ value: ParameterValue, _ type: ValueType, depth: Int) -> String? {
        switch (type, value) {
        case (.bool, .bool), (.integer, .integer), (.decimal, .integer), (.data, .data), (.string, .string),
            (.stringConstant, .string), (.url, .string), (.dateComponents, .dateComponents), (.double, .integer):
            nil
        case (.double, .double), (.double, .decimal), (.decimal, .decimal), (.date, .date):
            value.isFinite ? nil : "\(Self.brief(value)) is not a finite number"
        case (.enumeration(let name), .integer(let raw)):
            enumerations[name].map { $0.name(of: raw) == nil ? "\(name) has no value \(raw)" : nil } ?? nil
        case (.optionSet(let name), .integer(let raw)):
            enumerations[name].map { $0.hasOptions(raw) ? nil : "\(name) has no options \(raw)" } ?? nil
        case (.list(let element), .list(let values)):
            problem(values, element, depth: depth)
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

    /// Whether the type is the other type or one of its subclasses.
    private func accepts(_ type: String, for expected: String) -> Bool {
        guard type != expected, records[expected] != nil else { return true }
        var parent = records[type]?.superclass
        while let current = parent, current != expected { parent = records[current]?.superclass }
        return parent != nil
    }

    static func brief(_ value: ParameterValue) -> String {
        let text = "\(value)"
        return text.count > 120 ? text.prefix(120) + "..." : text
    }
}
