import IntentSchema

// Questions about how something is asked for: "how do I pay someone?", "what can I say about music?".
extension TurnReader {
    /// The most words of such a question.
    private static let longestQuestion = 12
    /// The least probability of the model's intent for it to be what the question is about.
    private static let leastTopic = 0.05

    /// That the words ask how something is asked for that an installed app does; `nil` if they ask for nothing of the kind.
    var asksHow: DialogueAct? {
        let start = openerEnd
        guard start < utterance.count, utterance.count <= Self.longestQuestion, let border = end(of: .howTo, at: start),
            border < utterance.count, case let rest = part(border..<utterance.count)
        else { return nil }
        // "How do I cancel?": of what is open.
        if context.question != nil, rest.answer() != nil { return .help }
        guard let intent = rest.topic else { return nil }
        return .notUnderstood(.notARequest(.howTo, intent: intent))
    }

    /// The intent that the words are about, of those that an installed app has; `nil` if there is none.
    private var topic: String? {
        let isInstalled = { (intent: String) in context.apps.contains { $0.intents.contains(intent) } }
        if let request = requests().accepted.first?.hypothesis, request.template != "model", isInstalled(request.intent) {
            return request.intent
        }
        let heard = heardIntents()?.scores.lazy.filter { $0.probability >= Self.leastTopic }.compactMap(\.intent)
        return heard?.first(where: isInstalled) ?? nearestIntent()
    }
}
