import IntentSchema

// Accounts that other requests of the domain take and the open one does not: the "from savings" of a payment to somebody.
extension TurnReader {
    /// The words for such an account, with what says where it belongs, if the words say nothing else of what is to be confirmed: "from
    /// savings", "take it from my savings instead". `nil` if they do.
    func untakeable(_ question: Question) -> String? {
        guard question.kind == .confirmRequest, let intent = grammar.intentIndices[question.intent],
            !grammar.intents[intent].kinds.contains(where: { $0.kind == .account })
        else { return nil }
        let lead = behindOpening
        // "I'd rather use savings".
        let verb = scanner.small.speakers.contains(utterance.word(lead)) ? wishedVerb(behind: lead) : nil
        let start = behindPointer(verb ?? lead, of: intent)
        guard start < utterance.count else { return nil }
        let related = end(of: .relation, at: start) ?? start
        guard related > start || start > openerEnd || openerEnd > 0 || end(of: .replaced, at: utterance.count - 1) != nil,
            let last = accountEnd(at: related, akinTo: question.intent),
            last == utterance.count || last == closerStart(after: start) || end(of: .replaced, at: last) == utterance.count
        else { return nil }
        return utterance.freeText(start..<last)
    }

    /// The verb of choosing behind the words by which a speaker wishes for something.
    private func wishedVerb(behind start: Int) -> Int? {
        let last = min(utterance.count - 1, start + Self.longestWish)
        return (start + 1..<max(start + 1, last)).first { place in
            [Move.pick, .take].contains { end(of: $0, at: place) == place + 1 }
        }
    }

    private static let longestWish = 5

    /// The token behind a verb that takes, changes or does what is open, and a pronoun for it: "take it", "use", "pay it".
    private func behindPointer(_ start: Int, of intent: Int) -> Int {
        let moves: [Move] = [.pick, .take, .rewording, .replacing, .exchange, .only]
        let isOwn = grammar.intents[intent].keywords.contains(utterance.tokens[start].word) && opensRequest(at: start)
        guard let verb = moves.compactMap({ end(of: $0, at: start) }).max() ?? (isOwn ? start + 1 : nil), verb < utterance.count
        else { return start }
        return end(of: .pronoun, at: verb) ?? verb
    }

    /// The token behind a kind of account that another intent of the domain takes, with its article and its noun.
    private func accountEnd(at start: Int, akinTo type: String) -> Int? {
        var first = start
        while first < utterance.count - 1, isArticle(first) || scanner.small.own.contains(utterance.word(first)) { first += 1 }
        guard first < utterance.count else { return nil }
        return grammar.intents.indices.firstResult { other -> Int? in
            let intent = grammar.intents[other]
            guard isAkin(intent.name, to: type),
                let name = intent.kinds.first(where: { $0.kind == .account })?.name, let slot = intent.slotIndices[name]
            else { return nil }
            let ends = scanner.matches(grammar.slots[slot].recogniser, at: first).compactMap { match -> Int? in
                if case .account(_, .some) = match.reading { match.end } else { nil }
            }
            // Words behind it may belong to a name of one's own.
            guard let end = ends.min() else { return nil }
            return scanner.small.accountNouns.contains(utterance.word(end)) ? end + 1 : end
        }
    }
}
