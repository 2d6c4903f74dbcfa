import IntentSchema

// Wishes about a booking, which go into a text of the request: "by the window", "with two high chairs".
extension TurnReader {
    private static let longestWish = 20

    /// The wish as a change of the request to be confirmed; `nil` if the words are no wish, or the request takes none.
    func wish(_ question: Question) -> Interpretation? {
        guard utterance.count <= Self.longestWish, let name = wishParameter(of: question.intent) else { return nil }
        let opener = end(of: .wishWords, at: openerEnd)
        let start = opener ?? openerEnd
        let isTold =
            interpreter.clauseBorders(in: utterance, context).isEmpty && tellsFact(utterance.tokens.indices, ofPlace: false)
        guard start < utterance.count, opener != nil || isTold || end(of: .wishes, at: start) != nil else { return nil }
        switch question.kind {
        case .confirmRequest: break
        // "I'd like a booth" may be the name that is asked for.
        case .value, .choice:
            guard isTold || opener != nil && end(of: .wishes, at: start) != nil else { return nil }
        default: return nil
        }
        let known = context.parameters[name]?.string
        let text = wishText(start..<wishEnd(from: start))
        return Interpretation(acts: [.correction([name: .string(known.map { "\($0), \(text)" } ?? text)])])
    }

    /// The wish that is to be passed on to those who are booked: "could you ask them for a quiet corner" is no message to anybody.
    func wishForThem(_ question: Question) -> Interpretation? {
        let start = openerEnd
        guard let opener = end(of: .wishWords, at: start),
            (start..<opener).contains(where: { scanner.small.groups.contains(utterance.word($0)) })
        else { return nil }
        return wish(question)
    }

    /// The parameter of the intent that takes wishes; `nil` if there is none.
    func wishParameter(of intent: String) -> String? {
        grammar.intentIndices[intent].flatMap { index in
            grammar.intents[index].kinds.first {
                $0.kind == .text && grammar.intents[index].definitions[$0.name]?.isWish == true
            }?.name
        }
    }

    /// The change with all that is said behind the wish, where nothing else is made of it: "a quiet table for a birthday".
    func keepingWishWhole(_ act: DialogueAct) -> DialogueAct {
        guard let question = context.question, case .correction(let values) = act, values.count == 1,
            let name = wishParameter(of: question.intent), let text = values[name]?.string,
            let found = utterance.written.range(of: text), case let tail = utterance.written[found.upperBound...],
            let first = tail.first, first == " ",
            let start = utterance.tokens.indices.first(where: { utterance.text($0..<utterance.count).count <= tail.count - 1 }),
            case let end = wishEnd(from: start - 1), end > start,
            !(start..<end).contains(where: { place in
                utterance.tokens[place].followsPunctuation || scanner.quantities.number(at: place) != nil
                    || scanner.futureTimeEnd(at: place) != nil || self.end(of: .clauseJoint, at: place) != nil
            })
        else { return act }
        return .correction([name: .string(text + " " + utterance.freeText(start..<end))])
    }

    /// The start of the wish that the words at the index express; `nil` if there is none.
    func wishStart(at index: Int) -> Int? {
        if end(of: .wishes, at: index) != nil { return index }
        return end(of: .wishWords, at: index).flatMap { end(of: .wishes, at: $0) == nil ? nil : $0 }
    }

    /// Puts unused words that express a wish into the parameter for wishes.
    func addWish(to hypothesis: inout Hypothesis, _ account: inout WordAccount) {
        guard let name = wishParameter(of: hypothesis.intent), hypothesis.parameters[name] == nil, let words = account.wish
        else { return }
        // "And ask for a high chair".
        let lead = (max(0, words.lowerBound - Self.longestLead)..<words.lowerBound).first {
            end(of: .wishWords, at: $0) == words.lowerBound
        }
        account.give((lead ?? words.lowerBound)..<words.upperBound)
        let text = utterance.freeText(words)
        hypothesis.parameters[name] = .string(text)
        hypothesis.reasons.append("'\(text)' is a wish")
    }

    private static let longestLead = 6

    /// The wish without the mark of the question that it was put as: "can we have a high chair?"
    private func wishText(_ words: Range<Int>) -> String {
        let text = utterance.freeText(words)
        return String(text.reversed().drop { $0 == "?" }.reversed())
    }

    /// The end of the wish, before closing courtesies.
    private func wishEnd(from start: Int) -> Int {
        (start + 1..<utterance.count).first { index in
            let end = max(
                grammar.words.courtesies.longest(in: utterance, at: index)?.end ?? index,
                grammar.words.politeConditions.longest(in: utterance, at: index)?.end ?? index)
            return end == utterance.count
        } ?? utterance.count
    }
}
