/// Where a record does not have the shape that the catalogue gives its type.
public struct RecordMismatch: Error, Hashable, Sendable {
    /// The type of the record that holds the field, such as `INRequestRideIntent`.
    public var type: String
    /// The field at fault; empty when the record as a whole is.
    public var field: String
    /// The value found; `nil` when it is missing or the record as a whole is at fault.
    public var value: ParameterValue?
    /// What is wrong, with the value that was found.
    public var problem: String

    /// The mismatch in one sentence.
    public var message: String { field.isEmpty ? "\(type): \(problem)" : "\(type).\(field): \(problem)" }
}

extension Catalogue {
    /// Records nested deeper than this are refused rather than followed.
    private static let depthLimit = 32

    /// The first field, in order of name, that is missing or holds something else than the catalogue says; `nil` when all is well.
    ///
    /// Besides the types it finds numbers that are not finite, ranges that end before they begin, places that are not on the
    /// earth and currencies that do not exist. Fields and types that the catalogue does not know are passed over.
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
        var found: RecordMismatch?
        for (name, value) in record.fields {
            guard let type = types[name], let problem = problem(value, type, depth: depth) else { continue }
            // Of several the first by name, so that the same record always gets the same answer.
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

    /// Whether records of the type may stand where the other is expected: the same type, or a kind of it.
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
