/// The definitions of all intents and types, by name.
public struct Catalogue: Hashable, Sendable {
    /// The intents, by class name.
    public private(set) var intents: [String: IntentDefinition]
    /// The record types, by name.
    public private(set) var records: [String: RecordDefinition]
    /// The enumerations and option sets, by name.
    public private(set) var enumerations: [String: EnumerationDefinition]
    /// The type of every field, by record type and field.
    private(set) var fieldTypes: [String: [String: ValueType]]

    /// Creates a catalogue. Of several definitions with the same name, the first one wins.
    public init(intents: [IntentDefinition], records: [RecordDefinition], enumerations: [EnumerationDefinition]) {
        self.intents = Dictionary(intents.map { ($0.name, $0) }) { first, _ in first }
        self.records = Dictionary(records.map { ($0.name, $0) }) { first, _ in first }
        self.enumerations = Dictionary(enumerations.map { ($0.name, $0) }) { first, _ in first }
        fieldTypes = Dictionary(Self.types(of: intents, records)) { _, last in last }
    }

    /// The catalogue with these definitions, which replace those with the same names.
    func joined(with addition: CatalogueAddition) -> Catalogue {
        var result = self
        result.intents.merge(addition.intents.map { ($0.name, $0) }) { _, new in new }
        result.records.merge(addition.records.map { ($0.name, $0) }) { _, new in new }
        result.enumerations.merge(addition.enumerations.map { ($0.name, $0) }) { _, new in new }
        result.fieldTypes.merge(Self.types(of: addition.intents, addition.records)) { _, new in new }
        return result
    }

    /// The field types of record types, intents and responses, by name.
    private static func types(
        of intents: [IntentDefinition], _ records: [RecordDefinition]
    ) -> [(String, [String: ValueType])] {
        var types = records.map { ($0.name, Self.types(of: $0.fields)) }
        for intent in intents {
            let parameters = intent.parameters.map { FieldDefinition(name: $0.name, type: $0.type) }
            types.append((intent.name, Self.types(of: [FieldDefinition(name: "identifier", type: .string)] + parameters)))
            let common = [
                FieldDefinition(name: "code", type: .integer),
                FieldDefinition(name: "userActivity", type: .record("NSUserActivity")),
            ]
            types.append((intent.response, Self.types(of: common + intent.responseFields)))
        }
        return types
    }

    /// Field types by name; the last one with a name wins.
    private static func types(of fields: [FieldDefinition]) -> [String: ValueType] {
        Dictionary(fields.map { ($0.name, $0.type) }) { _, last in last }
    }
}
