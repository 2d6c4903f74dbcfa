import IntentSchema

// A change of the open request that is meant for those said with it, too: "35 each" of money asked of several people.
extension TurnReader {
    /// The change, followed by the same one of every request of the kind that waits and has what the open one had.
    func changingEach(_ act: DialogueAct) -> DialogueAct {
        guard case .correction(let values) = act, let question = context.question,
            utterance.tokens.indices.contains(where: { grammar.words.counting.each.longest(in: utterance, at: $0) != nil })
        else { return act }
        let changes = context.waiting.filter { $0.type == question.intent }.compactMap { request -> WaitingChange? in
            let news = values.filter { name, value in
                guard let old = request[name], let open = context.parameters[name] else { return false }
                return old.isSame(as: open) && !old.isSame(as: value)
            }
            return news.isEmpty ? nil : WaitingChange(request, values: news)
        }
        return changes.isEmpty ? act : .followed(act, by: .changeWaiting(changes))
    }
}
