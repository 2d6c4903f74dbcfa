/// Definitions that an app or a framework adds to a catalogue: its custom intents with their types.
public struct CatalogueAddition: Hashable, Sendable {
    /// Where the definitions come from, such as `Soups.intentdefinition`; names the place in errors.
    public var source: String
    /// The intents, each with its response.
    public var intents: [IntentDefinition]
    /// The record types. Those with a superclass inherit its fields and need not repeat them.
    public var records: [RecordDefinition]
    /// The enumerations and option sets. Those of the response codes are made from the intents.
    public var enumerations: [EnumerationDefinition]

    public init(
        source: String, intents: [IntentDefinition] = [], records: [RecordDefinition] = [],
        enumerations: [EnumerationDefinition] = []
    ) {
        self.source = source
        self.intents = intents
        self.records = records
        self.enumerations = enumerations
    }
}

extension CatalogueAddition {
    /// The definitions, completed with the enumerations of response codes and with inherited fields.
    func completed(over catalogue: Catalogue) -> CatalogueAddition {
        var result = self
        let given = Set(enumerations.map(\.name))
        result.enumerations += intents.map(\.codeEnumeration).filter { !given.contains($0.name) }
        let own = Dictionary(records.map { ($0.name, $0) }) { first, _ in first }
        result.records = records.map { record in
            var record = record
            record.fields = Self.inherited(by: record, own, catalogue) + record.fields
            return record
        }
        return result
    }

    /// The fields of the superclasses that the record does not redeclare. A cycle of superclasses ends the search.
    private static func inherited(
        by record: RecordDefinition, _ own: [String: RecordDefinition], _ catalogue: Catalogue
    ) -> [FieldDefinition] {
        var fields: [FieldDefinition] = []
        var declared = Set(record.fields.map(\.name))
        var visited: Set<String> = [record.name]
        var next = record.superclass
        while let name = next, visited.insert(name).inserted, let parent = own[name] ?? catalogue.records[name] {
            fields = parent.fields.filter { declared.insert($0.name).inserted } + fields
            next = parent.superclass
        }
        return fields
    }
}

extension IntentDefinition {
    /// The enumeration of the response's codes.
    fileprivate var codeEnumeration: EnumerationDefinition {
        EnumerationDefinition(name: "\(response)Code", isOptionSet: false, cases: responseCodes)
    }
}
