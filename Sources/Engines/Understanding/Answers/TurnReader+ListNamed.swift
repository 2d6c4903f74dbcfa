import IntentSchema

// A list that is to be made, named once more with what is on it: "no, that's wrong, the list is called breakfast and the things are bread and eggs".
extension TurnReader {
    private static let making = "INCreateTaskListIntent"
    private static let longestLead = 8

    /// The title that the words give the list that is to be made, and the things that they say are on it; `nil` if they name none.
    func listNamedAnew(_ question: Question) -> DialogueAct? {
        guard question.intent == Self.making,
            let noun = utterance.tokens.indices.prefix(Self.longestLead).first(where: {
                scanner.small.listNouns.contains(utterance.word($0))
            }), let title = titleStart(behind: noun), title < utterance.count
        else { return nil }
        let things = (title..<utterance.count).firstResult { place -> (border: Int, first: Int)? in
            let start = end(of: .and, at: place) ?? place
            let noun = start < utterance.count && isArticle(start) ? start + 1 : start
            guard start > place || place > title && utterance.mayBeginClause(at: place), let next = end(of: .thingWord, at: noun),
                let first = end(of: .verb, at: next), first < utterance.count
            else { return nil }
            return (place, first)
        }
        let last = things?.border ?? closerStart(after: title)
        guard title < last else { return nil }
        var values = ["title": ParameterValue.record(.speakableString(utterance.freeText(title..<last)))]
        if let things { values["taskTitles"] = titles(items(things.first..<utterance.count)) }
        return .correction(values)
    }

    /// The token behind what says that a title follows: "is called", "should be called".
    private func titleStart(behind noun: Int) -> Int? {
        (noun + 1..<max(noun + 1, min(utterance.count, noun + 3))).firstResult { place in
            [Move.naming, .titleIs].compactMap { end(of: $0, at: place) }.max()
        }
    }
}
