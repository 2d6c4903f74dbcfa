import IntentSchema

// Commands given while a question about some other task is open: "delete that last one" when the assistant asks whether a task is done, "just
// show me the list" when it asks which task is meant.
extension TurnReader {
    /// A command about a task that is named, where the question is about another one or asks for something else: "delete that last one" where
    /// it is asked whether a task is done.
    func taskCommandBeside(_ question: Question) -> Hypothesis? {
        guard Self.listing.contains(question.intent), let command = taskCommand(), command.followers?.isEmpty ?? true else {
            return nil
        }
        let isOwn = command.intent == question.intent
        if isOwn, question.kind == .value, let asked = question.parameter {
            return command.parameters[asked] == nil ? command : nil
        }
        return isOwn ? nil : command
    }

    /// The change of a task that the words name, where the question is about something else: "change the milk to oat milk" where it is asked
    /// whether the eggs are to go.
    func taskChangedBeside(_ question: Question) -> Hypothesis? {
        guard Self.listing.contains(question.intent), question.kind == .confirmRequest, !Self.tasked.contains(question.intent)
        else {
            return nil
        }
        var alone = context
        alone.question = nil
        alone.parameters = [:]
        let reader = TurnReader(interpreter: interpreter, context: alone, utterance: utterance)
        guard case .request(let change)? = reader.changedTask(),
            let title = change.parameters["targetTask"]?.taskTitles.first, names(title)
        else { return nil }
        return change
    }

    /// The change of a task that is to be made once what is open has been decided: "the pickup is at 3:30, not 4". `nil` if the words name none.
    func waitingTaskChanged(_ question: Question) -> DialogueAct? {
        let waiting = context.waiting.filter { $0.type == "INAddTasksIntent" }
        guard !waiting.isEmpty, question.kind.concernsValues else { return nil }
        var alone = context
        alone.question = nil
        alone.parameters = [:]
        alone.waiting = []
        alone.recent = waiting.reversed() + context.recent
        let reader = TurnReader(interpreter: interpreter, context: alone, utterance: utterance)
        guard case .request(let change)? = reader.changedTask(),
            Set(change.parameters.keys) == ["targetTask", Self.triggerParameter],
            let title = change.parameters["targetTask"]?.taskTitles.first, names(title),
            let record = waiting.last(where: { $0["taskTitles"]?.taskTitles == [title] })
        else { return nil }
        let parameters = record.fields.merging(change.parameters.filter { $0.key == Self.triggerParameter }) { $1 }
        let changed = Hypothesis(
            intent: record.type, parameters: parameters, score: 1, template: Hypothesis.rewording,
            reasons: ["changes '\(title)', which waits"])
        return .followed(.repeat, by: .request(changed))
    }

    private static let triggerParameter = "temporalEventTrigger"

    /// Whether a word that tells of something is the title's, too.
    private func names(_ title: String) -> Bool {
        let words = grammar.words.tokens.words(title).filter { !grammar.words.stopWords.contains($0) }
        return utterance.tokens.contains { token in
            words.contains(token.text)
                || zip(words, grammar.words.tokens.words(title).dropFirst()).contains { $0 + $1 == token.text }
        }
    }

    /// The look-up of the list that the words order, where a task is asked for: "just show me the list".
    func listShown(_ question: Question) -> Hypothesis? {
        guard Self.listing.contains(question.intent), !looksUp(question.intent), question.kind == .value,
            utterance.tokens.contains(where: { scanner.small.listNouns.contains($0.text) })
        else { return nil }
        let rest = part(openerEnd..<utterance.count)
        let reading = rest.requests().accepted.first { built in
            looksUp(built.hypothesis.intent) && isAkin(built.hypothesis.intent, to: question.intent)
                && built.hypothesis.template != "model" && built.hypothesis.leftOut?.isEmpty ?? true
        }
        return reading.flatMap { built in
            built.hypothesis.score >= Self.surelyShown
                && context.apps.contains(where: { $0.intents.contains(built.hypothesis.intent) })
                ? built.hypothesis : nil
        }
    }

    private static let surelyShown = 0.9
}
