import IntentSchema

/// A record in which the paths of a template are looked up, with the types of its fields.
struct FieldSource {
    var record: Record
    var types: [String: ValueType]
}

/// The values that a template's paths refer to.
struct Scope {
    var words: ValueWords
    var context: WordingContext
    /// The sources, searched in order.
    var sources: [FieldSource]
    /// Values by the first name of a path; they take precedence over all fields.
    var values: [String: TypedValue] = [:]
    /// Ready-made texts by name; they take precedence over everything else. Empty counts as missing.
    var texts: [String: String] = [:]

    /// The words of the value at the path; `nil` if there is none.
    func words(at path: [String], filters: [TemplateFilter]) -> String? {
        var context = context
        context.filters = filters
        guard let plain = text(at: path) ?? value(at: path).flatMap({ words.words($0, context) }), !plain.isEmpty else {
            return nil
        }
        return filters.reduce(plain) { $1.apply(to: $0) }
    }

    /// The number at the path, for choosing singular or plural; for a list, its element count.
    func number(at path: [String]) -> Double? {
        guard let value = value(at: path)?.value else { return nil }
        return value.list.map { Double($0.count) } ?? value.double
    }

    /// The name of the enumeration case at the path; `nil` if there is no value or it is not a case.
    func caseName(at path: [String]) -> String? {
        guard let typed = value(at: path), case .integer(let raw) = typed.value, case .enumeration(let name) = typed.type else {
            return nil
        }
        return words.enumerationCase(name, raw)
    }

    private func text(at path: [String]) -> String? {
        if let text = path.count == 1 ? texts[path[0]] : nil { return text }
        guard path.last == "goal", let record = record(at: path.dropLast()) else { return nil }
        return words.goal(record)
    }

    private func record(at path: ArraySlice<String>) -> Record? {
        guard !path.isEmpty else { return sources.first { $0.record["goalValue"] != nil }?.record }
        return value(at: Array(path))?.value.record
    }

    private func value(at path: [String]) -> TypedValue? {
        guard let first = path.first else { return nil }
        let start = values[first] ?? sources.firstResult { $0.field(first) }
        return path.dropFirst().reduce(start) { value, name in value.flatMap { words.step(name, into: $0) } }
    }
}

extension FieldSource {
    func field(_ name: String) -> TypedValue? { record[name].map { TypedValue($0, types[name]) } }
}

extension ValueWords {
    /// A field of a record; for a list, its `count`, which is missing if the list is empty, its `only` element, which is missing if there
    /// are more, or the element at an index such as `0`.
    fileprivate func step(_ name: String, into typed: TypedValue) -> TypedValue? {
        switch typed.value {
        case .record(let record): return source(of: record).field(name)
        case .list(let values) where name == "count": return values.isEmpty ? nil : TypedValue(.integer(values.count))
        case .list(let values) where name == "only": return values.count == 1 ? TypedValue(values[0], typed.elementType) : nil
        case .list(let values):
            guard let index = Int(name), values.indices.contains(index) else { return nil }
            return TypedValue(values[index], typed.elementType)
        default: return nil
        }
    }

    /// The record with the types of its fields, for an intent, a response or another record.
    func source(of record: Record) -> FieldSource {
        FieldSource(record: record, types: fieldTypes[record.type] ?? [:])
    }

    /// The fields that are set: those of the schema in declared order, then others by name.
    func fields(of record: Record) -> [(name: String, typed: TypedValue)] {
        let declared = fieldOrder[record.type] ?? []
        let source = source(of: record)
        let known = declared.compactMap { name in source.field(name).map { (name, $0) } }
        guard known.count < record.fields.count else { return known }
        let names = Set(declared)
        return known
            + record.fields.keys.filter { !names.contains($0) }.sorted().compactMap { name in
                source.field(name).map { (name, $0) }
            }
    }
}
