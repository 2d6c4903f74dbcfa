import IntentSchema

extension Catalogue {
    /// Whether arbitrary words can answer the question, as for the text of a message.
    func wantsText(_ question: Question) -> Bool {
        guard question.kind == .value, let parameter = question.parameter else { return false }
        var type = intents[question.intent]?.parameter(parameter)?.type
        if case .list(let element) = type { type = element }
        return type == .string || type == .record("INSpeakableString")
    }
}
