import IntentSchema

// A yes that repeats the request: "yes cancel it", "ok send it now".
extension TurnReader {
    private static let longestRest = 6

    /// Whether the utterance confirms the request and repeats it using only that request's own words.
    func agreesToWhatIsAsked(_ question: Question) -> Bool {
        switch question.kind {
        case .confirmRequest, .confirmReading: break
        default: return false
        }
        guard let intent = grammar.intentIndices[question.intent], canConfirm(answer(), to: question.intent) else { return false }
        // "I'll ask my wife" announces a different action.
        guard end(of: .speaker, at: openerEnd) == nil else { return false }
        let vocabulary = grammar.intents[intent].vocabulary
        return (1..<max(1, min(4, utterance.count))).contains { end in
            guard utterance.count - end <= Self.longestRest, part(0..<end).answer() == .yes else { return false }
            let rest = end..<utterance.count
            // "Yes but not him" changes something.
            guard !rest.contains(where: { grammar.words.negations.contains(utterance.word($0)) }) else { return false }
            let names = rest.filter { place in
                // "Please ask her".
                !isPolite(place) && !grammar.words.emptyWords.contains(utterance.word(place))
                    && self.end(of: .recipient, at: place) == nil
            }
            guard !names.isEmpty, names.allSatisfy({ vocabulary.contains(utterance.word($0)) }),
                // "Pay it from savings" says how.
                !rest.contains(where: { self.end(of: .relation, at: $0).map { $0 < utterance.count } ?? false }),
                !rest.contains(where: { scanner.quantities.number(at: $0) != nil || scanner.futureTimeEnd(at: $0) != nil })
            else { return false }
            let end = part(rest)
            return canConfirm(end.answer(), to: question.intent)
                && end.correction(of: intent, isAnnounced: true)?.spans.isEmpty ?? true
        }
    }

    /// The yes that names whom the request is about: "yes for Priya". For somebody else it is none, and nothing is done with it. `nil` for
    /// other words.
    func agreesForSomebody(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest, utterance.count <= Self.longestRest else { return nil }
        let end = closerStart(after: 1)
        return (1..<max(1, end)).firstResult { place -> DialogueAct? in
            guard part(0..<place).answer() == .yes,
                let start = [Move.purpose, .relation].firstResult({ self.end(of: $0, at: place) }), start < end,
                case .people(let people)? = scanner.people(at: start, isList: true).first(where: {
                    $0.end == end && $0.reading.isKnown
                })?.reading
            else { return nil }
            let open = context.parameters.values.flatMap { $0.list ?? [$0] }.compactMap {
                $0.record?["contactIdentifier"]?.string
            }
            let isOpen = people.allSatisfy { person in
                person.contacts.contains { open.contains(context.contacts.contacts[Int($0)].id) }
            }
            if isOpen { return .yes }
            // "Send it to Priya" rather changes whom it is for.
            let isPlain = (0..<place).contains { grammar.words.plainAnswers.contains(utterance.word($0)) }
            return isPlain ? .notUnderstood(.unused(words: utterance.freeText(place..<utterance.count))) : nil
        }
    }

    /// The yes or no of an utterance that ends in a remark giving the reason: "book it, she loves sushi", "no, he's away".
    func decidedBeforeRemark(_ question: Question) -> DialogueAct? {
        switch question.kind {
        case .confirmRequest, .confirmValue, .confirmReading, .permit: break
        default: return nil
        }
        let intent = grammar.intentIndices[question.intent]
        return utterance.tokens.indices.dropFirst().firstResult { border -> DialogueAct? in
            guard utterance.tokens[border].followsPunctuation, end(of: .remark, at: border) != nil,
                let word = part(0..<border).answer(), word == .yes || word == .no
            else { return nil }
            let rest = part(border..<utterance.count)
            let changes = intent.flatMap { rest.correction(of: $0, isAnnounced: true) }?.parameters ?? [:]
            let isPlain = !rest.utterance.tokens.contains { token in
                grammar.words.negations.contains(token.text) || grammar.words.openQuestions.contains(token.text)
                    || grammar.words.conditionWords.contains(token.text) || grammar.words.blockers.contains(token.text)
            }
            let asks = rest.requests().accepted.contains { $0.hypothesis.score >= Self.leastRequest }
            return isPlain && changes.isEmpty && !asks ? word.act : nil
        }
    }

    /// A remark whose score as a request is at most this is not a request.
    private static let leastRequest = 0.5

    /// Whether nothing contradicts the yes: no trailing question mark, and no negation except within a yes such as "why not".
    var agreesClearly: Bool {
        guard !isAsked(utterance.tokens.indices), !doesSomethingElse else { return false }
        return answers()?.contains(.yes) ?? false || !utterance.tokens.indices.contains { end(of: .negation, at: $0) != nil }
    }

    /// Whether a verb names a different action than the one to confirm: "call him" when confirming a ride.
    var doesSomethingElse: Bool {
        guard let intent = context.question.flatMap({ grammar.intentIndices[$0.intent] }) else { return false }
        return utterance.tokens.indices.contains { index in
            guard let next = end(of: .actVerb, at: index), !grammar.intents[intent].vocabulary.contains(utterance.word(index))
            else { return false }
            // "Book it" refers to the open request, whatever it is called.
            return end(of: .pronoun, at: next) == nil || end(of: .recipient, at: next) != nil
        }
    }

    /// Whether words that are this answer on their own may follow a yes: "cancel" may when confirming a cancellation.
    private func canConfirm(_ answer: AnswerWord?, to intent: String) -> Bool {
        switch answer {
        case nil, .yes: true
        case .cancel, .stop, .back: endsSomething(intent)
        default: false
        }
    }

    /// What "no, keep it" means: where something is to be ended or undone, that it shall stay, whatever else is said. Anything else may
    /// be meant to stay as it is, or not to be done, and is asked again. `nil` for other words.
    func kept(_ question: Question) -> DialogueAct? {
        switch question.kind {
        case .confirmRequest, .confirmReading: break
        default: return nil
        }
        guard end(of: .retain, at: openerEnd) != nil || end(of: .retain, at: 0) != nil else { return nil }
        if endsSomething(question.intent) { return .no }
        return answers().map { $0.contains(.no) && $0.contains(.yes) } ?? false ? .repeat : nil
    }

    func endsSomething(_ intent: String) -> Bool { Self.endings.contains { intent.hasPrefix($0) } }

    /// Name prefixes of intents that end or undo something.
    private static let endings = ["INCancel", "INUnsend", "INEnd", "INHangUp", "INDelete"]
}
