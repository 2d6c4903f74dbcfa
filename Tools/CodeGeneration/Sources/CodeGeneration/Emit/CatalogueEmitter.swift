/// Writes the definitions that engines read: the schema without any Swift classes.
///
/// Every expression is small and its type is spelled out, since large literals are slow to type-check.
struct CatalogueEmitter {
    let schema: Schema

    func emit(_ file: SchemaFile, container: String, into source: inout SourceText) {
        source.gap()
        source.block("enum \(container)") { source in
            list("intents", "IntentDefinition", (file.intents ?? []).map(\.name), into: &source)
            list("records", "RecordDefinition", (file.records ?? []).map(\.name), into: &source)
            let names = ((file.enumerations ?? []) + (file.optionSets ?? [])).map(\.name)
            list("enumerations", "EnumerationDefinition", names, into: &source)
            for intent in file.intents ?? [] { emit(intent, domain: file.domain ?? "", into: &source) }
            for record in file.records ?? [] { emit(record, into: &source) }
            for entry in file.enumerations ?? [] { emit(entry, isOptionSet: false, into: &source) }
            for entry in file.optionSets ?? [] { emit(entry, isOptionSet: true, into: &source) }
        }
    }

    private func list(_ name: String, _ type: String, _ entries: [String], into source: inout SourceText) {
        source.line("static let \(name): [\(type)] = [\(entries.map(constant).joined(separator: ", "))]")
    }

    /// `INRideStatus` is held by a constant `rideStatus`.
    private func constant(_ name: String) -> String {
        let flat = Spelling.flat(name)
        let prefix = flat.prefix { $0.isUppercase || $0 == "_" }
        let start = flat.dropFirst(max(0, prefix.count - 1))
        return Spelling.name(
            (start.prefix(1).lowercased() + start.dropFirst()).split(separator: "_").enumerated().map { index, part in
                index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
            }.joined())
    }

    private func emit(_ intent: IntentEntry, domain: String, into source: inout SourceText) {
        source.line()
        let handling = intent.handling.map { "\"\($0)\"" } ?? "nil"
        source.block("private static let \(constant(intent.name)) = IntentDefinition(", closing: ")") { source in
            source.line("name: \"\(intent.name)\", domain: \"\(domain)\", handlingProtocol: \(handling),")
            source.block("parameters: [", closing: "],") { source in
                for parameter in intent.parameters { source.line("\(definition(of: parameter, in: intent)),") }
            }
            source.line("response: \"\(intent.response.name)\",")
            source.block("responseCodes: [", closing: "],") { source in
                for item in schema.enumerations[intent.response.codes]?.cases ?? [] { source.line("\(named(item)),") }
            }
            source.block("responseFields: [", closing: "],") { source in
                for field in intent.response.fields { source.line("\(definition(of: field)),") }
            }
            source.line("alwaysConfirms: \(intent.alwaysConfirms))".dropLast().description)
        }
    }

    private func definition(of parameter: ParameterEntry, in intent: IntentEntry) -> String {
        let type = TypeName(parameter.type).valueType(in: schema)
        let newest = parameter.resolve?.first?.result
        var seen: Set<Int> = []
        let reasons = (newest.map { schema.reasons(of: $0) } ?? []).filter { seen.insert($0.raw).inserted }
        let table = reasons.isEmpty ? "" : ", reasons: [\(reasons.map { "\($0.raw): \"\($0.name)\"" }.joined(separator: ", "))]"
        let need = substitutes(of: parameter, in: intent).map { ", substitutes: [\($0.joined(separator: ", "))]" } ?? ""
        return "ParameterDefinition(name: \"\(parameter.name)\", type: \(type), isResolvable: \(newest != nil)\(table)\(need))"
    }

    /// What makes up for a missing value, one for each parameter; `nil` if the value is not needed.
    private func substitutes(of parameter: ParameterEntry, in intent: IntentEntry) -> [String]? {
        guard let unless = parameter.neededUnless else { return nil }
        let all = unless.map { $0.split(separator: ".", maxSplits: 1).map(String.init) }
        return intent.parameters.compactMap { other in
            let named = all.filter { $0.first == other.name }
            guard !named.isEmpty else { return nil }
            let cases = schema.enumerations[other.type]?.cases.filter { item in named.contains { $0.last == item.name } } ?? []
            let raws = cases.isEmpty ? "" : ", rawValues: [\(cases.map { "\($0.raw)" }.joined(separator: ", "))]"
            return "Substitute(\"\(other.name)\"\(raws))"
        }
    }

    private func definition(of field: FieldEntry) -> String {
        let required = field.required == true ? ", isRequired: true" : ""
        return "FieldDefinition(name: \"\(field.name)\", type: \(TypeName(field.type).valueType(in: schema))\(required))"
    }

    private func named(_ item: EnumerationEntry.Case) -> String {
        "NamedRawValue(name: \"\(item.name)\", raw: \(item.raw))"
    }

    private func emit(_ record: RecordEntry, into source: inout SourceText) {
        source.line()
        source.block("private static let \(constant(record.name)) = RecordDefinition(", closing: ")") { source in
            source.line("name: \"\(record.name)\",")
            let superclass = record.superclass.map { ", superclass: \"\($0)\"" } ?? ""
            source.block("fields: [", closing: "]\(superclass)") { source in
                for field in allFields(of: record) where field.stored != false { source.line("\(definition(of: field)),") }
            }
        }
    }

    /// A record's own fields behind those of its superclasses.
    private func allFields(of record: RecordEntry) -> [FieldEntry] {
        let inherited = record.superclass.flatMap { schema.records[$0] }.map(allFields) ?? []
        let own = Set(record.fields.map(\.name))
        return inherited.filter { !own.contains($0.name) } + record.fields
    }

    private func emit(_ entry: EnumerationEntry, isOptionSet: Bool, into source: inout SourceText) {
        source.line()
        source.block("private static let \(constant(entry.name)) = EnumerationDefinition(", closing: ")") { source in
            source.line("name: \"\(entry.name)\", isOptionSet: \(isOptionSet),")
            source.block("cases: [", closing: "]") { source in
                for item in entry.cases { source.line("\(named(item)),") }
            }
        }
    }
}
