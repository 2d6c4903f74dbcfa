import IntentSchema

extension TemplateFile {
    /// Slots for the intents of a catalogue that other files have no templates for, by the type of each parameter.
    init(completing files: [TemplateFile], from catalogue: Catalogue) {
        self.init(name: "catalogue")
        let known = Set(files.flatMap { ($0.intents ?? [:]).keys })
        var result: [String: IntentTemplates] = [:]
        for intent in catalogue.intents.values where !known.contains(intent.name) {
            var slots: [String: SlotDefinition] = [:]
            // One bit each: no intent of the catalogue comes near to thirty parameters.
            for parameter in intent.parameters.prefix(30) { slots[parameter.name] = SlotDefinition(parameter.type) }
            result[intent.name] = IntentTemplates(slots: slots, templates: [], trailing: nil)
        }
        intents = result
    }
}

extension SlotDefinition {
    /// What values of the type are read as; `nil` when people cannot say them.
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
