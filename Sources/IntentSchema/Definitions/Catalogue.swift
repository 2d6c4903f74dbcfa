/// All that is known of intents and types, by name.
public struct Catalogue: Sendable {
    public private(set) var intents: [String: IntentDefinition]
    public private(set) var records: [String: RecordDefinition]
    public private(set) var enumerations: [String: EnumerationDefinition]

    public init(intents: [IntentDefinition], records: [RecordDefinition], enumerations: [EnumerationDefinition]) {
        self.intents = Dictionary(intents.map { ($0.name, $0) }) { first, _ in first }
        self.records = Dictionary(records.map { ($0.name, $0) }) { first, _ in first }
        self.enumerations = Dictionary(enumerations.map { ($0.name, $0) }) { first, _ in first }
    }
}
