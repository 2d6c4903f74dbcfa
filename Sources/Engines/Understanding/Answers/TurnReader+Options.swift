import IntentSchema

// What an open request could be instead, which another intent of the same app looks up: rides and their prices, tables that are free.
extension TurnReader {
    /// The look-up of what there is to choose from; `nil` where the app has none. The open question comes again after it.
    func lookUpOptions(_ question: Question) -> DialogueAct? {
        guard let lookUp = ShownChoices.lookUp(for: question.intent, context.parameters), !lookUp.parameters.isEmpty,
            context.apps.contains(where: { $0.id == question.app && $0.intents.contains(lookUp.intent) })
        else { return nil }
        return .request(
            Hypothesis(
                intent: lookUp.intent, app: question.app, parameters: lookUp.parameters, score: 1, template: Self.optionsTemplate,
                reasons: ["asks what else the open request could be"]))
    }

    /// Where such a look-up comes from.
    static let optionsTemplate = "options"

    /// The look-up for a question that names another option than the one taken: "and the SUV?"; `nil` where it is none.
    func askedAboutOption(_ question: Question) -> DialogueAct? {
        guard case .confirmRequest = question.kind, let intent = grammar.intentIndices[question.intent], asksSomething,
            grammar.intents[intent].definitions.contains(where: { namesOption($0.key, $0.value, intent) })
        else { return nil }
        return lookUpOptions(question)
    }

    private var asksSomething: Bool {
        let words = utterance.tokens.map(\.text)
        let aspects = grammar.words.aspects.filter { Self.compared.contains($0.key) }.values.reduce(into: Set()) {
            $0.formUnion($1)
        }
        let first = utterance.word(openerEnd)
        return grammar.words.openQuestions.contains(first) || words.contains { aspects.contains($0) }
            || grammar.words.questions.contains(first) && words.contains { grammar.words.comparisons[$0] != nil }
    }

    private static let compared: Set<String> = [
        Inquiry.Aspect.price.rawValue, Inquiry.Aspect.duration.rawValue, Inquiry.Aspect.count.rawValue,
    ]

    private func namesOption(_ name: String, _ definition: SlotDefinition, _ intent: Int) -> Bool {
        guard definition.kind == .phrase, let slot = grammar.intents[intent].slotIndices[name + "!"] else { return false }
        return utterance.tokens.indices.contains { index in
            scanner.matches(grammar.slots[slot].recogniser, at: index).contains { match in
                guard case .phrase(_, let items) = match.reading else { return false }
                return !items.isEmpty
            }
        }
    }

    /// Whether options differ in what the words want more or less of, and none of them was offered.
    func looksUp(_ alternative: Alternative, _ question: Question) -> Bool {
        guard alternative != .other, shown?.intent != question.intent else { return false }
        // Other times are the app's to tell, as it resolves the time.
        if alternative == .earlier || alternative == .later || ShownChoices.choosesByTime(question.intent) { return false }
        return !context.offered.values.joined().contains { $0.beginning == nil }
    }
}
