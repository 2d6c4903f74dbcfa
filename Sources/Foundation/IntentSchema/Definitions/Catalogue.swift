/// All that is known of intents and types, by name.
public struct Catalogue: Sendable {
    public private(set) var intents: [String: IntentDefinition]
    public private(set) var records: [String: RecordDefinition]
    public private(set) var enumerations: [String: EnumerationDefinition]
    /// The types of every record's fields, by record type and field.
    let fieldTypes: [String: [String: ValueType]]

    public init(intents: [IntentDefinition], records: [RecordDefinition], enumerations: [EnumerationDefinition]) {
        self.intents = Dictionary(intents.map { ($0.name, $0) }) { first, _ in first }
        self.records = Dictionary(records.map { ($0.name, $0) }) { first, _ in first }
        self.enumerations = Dictionary(enumerations.map { ($0.name, $0) }) { first, _ in first }
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
        fieldTypes = Dictionary(types) { _, last in last }
    }

    /// By name; of two fields of one name the later one counts.
    private static func types(of fields: [FieldDefinition]) -> [String: ValueType] {
        Dictionary(fields.map { ($0.name, $0.type) }) { _, last in last }
    }
}
