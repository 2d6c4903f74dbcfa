import IntentSchema

extension TemplateFile {
    /// Slots for the intents of a catalogue, by the type of each parameter.
    init(of catalogue: Catalogue) {
        self.init(name: "catalogue")
        var result: [String: IntentTemplates] = [:]
        var cases: [String: [String: Int]] = [:]
        for (_, intent) in catalogue.intents.sorted(by: { $0.key < $1.key }) {
            var slots: [String: SlotDefinition] = [:]
            // One bit each; no intent in the catalogue has close to thirty parameters.
            for parameter in intent.parameters.prefix(30) {
                slots[parameter.name] = SlotDefinition(parameter.type)
                guard let enumeration = catalogue.enumeration(of: parameter.type) else { continue }
                slots[parameter.name] = SlotDefinition(enumeration)
                let named = enumeration.cases.map { ($0.name, $0.raw) }
                cases[parameter.name] = Dictionary(named) { first, _ in first }
            }
            result[intent.name] = IntentTemplates(slots: slots, templates: [], trailing: nil)
        }
        intents = result
        enumerations = cases
    }
}

extension Catalogue {
    fileprivate func enumeration(of type: ValueType) -> EnumerationDefinition? {
        switch type {
        case .enumeration(let name), .optionSet(let name): enumerations[name]
        default: nil
        }
    }
}

extension SlotDefinition {
    /// The enumeration's cases by the words of their names, without those common to all: "speakerphone" for
    /// `speakerphoneAudioRoute`.
    fileprivate init(_ enumeration: EnumerationDefinition) {
        self.init(kind: .enumeration)
        let names = enumeration.cases.map { $0.name.separatedWords.split(separator: " ").map(String.init) }
        let telling = names.filter { $0 != ["unknown"] }
        var shared = 0
        while let last = telling.first?.dropLast(shared).last, telling.count > 1,
            telling.allSatisfy({ $0.count > shared + 1 && $0[$0.count - 1 - shared] == last })
        { shared += 1 }
        var words: [String: [String]] = [:]
        for (definition, name) in zip(enumeration.cases, names) where name != ["unknown"] {
            words[definition.name] = [name.dropLast(shared).joined(separator: " ")]
        }
        self.words = words
    }

    /// The kind for values of the type; `nil` if they cannot be spoken.
    init?(_ type: ValueType) {
        switch type {
        case .string: self.init(kind: .text)
        case .integer: self.init(kind: .count)
        case .double, .decimal: self.init(kind: .number)
        case .record("INPerson"): self.init(kind: .person)
        case .list(.record("INPerson")): self.init(kind: .people)
        case .record("CLPlacemark"): self.init(kind: .place)
        case .record("INCurrencyAmount"): self.init(kind: .money)
        case .record("INPaymentAmount"): self.init(kind: .paymentAmount)
        case .record("INDateComponentsRange"): self.init(kind: .time)
        case .record("INPaymentAccount"): self.init(kind: .account)
        case .record("INBillPayee"): self.init(kind: .biller)
        case .record("INSpeakableString"):
            self.init(kind: .phrase)
            open = 4
        case .list(.record("INSpeakableString")):
            self.init(kind: .phrases)
            open = 4
        case .list(.string): self.init(kind: .texts)
        default: return nil
        }
    }
}
