import IntentSchema

// The app that the open request is to be made with instead: "use Squares", "with Squares, not the bank".
extension TurnReader {
    /// The open request with the app that the words name, and what else they change; `nil` if they name no other app, or say anything before
    /// its name.
    func inOtherApp(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest, let open = question.app, grammar.intentIndices[question.intent] != nil else {
            return nil
        }
        let start = openerEnd
        var place = start
        var hasLead = false
        while place < utterance.count, wanted(at: place, besides: open) == nil {
            guard let next = leadEnd(at: place) else { return nil }
            (place, hasLead) = (next, true)
        }
        guard let named = wanted(at: place, besides: open),
            // "No more cabs" wants none.
            utterance.tokens[place].followsPunctuation
                || !(0..<place).contains(where: { self.end(of: .unwanted, at: $0) == place }),
            hasLead || start > 0 || named.end < utterance.count || named.isAble
        else { return nil }
        let end = refusedAppEnd(from: named.end, open)
        var rest = end..<utterance.count
        guard rest.isEmpty || utterance.mayBeginClause(at: end) || isJoint(at: end) || closerStart(after: end - 1) == end else {
            return nil
        }
        if closerStart(after: end - 1) == end { rest = utterance.count..<utterance.count }
        let said = context.said.isEmpty ? context.parameters : context.said
        var request = Hypothesis(
            intent: question.intent, app: context.apps[named.app].id, parameters: said, score: 1,
            template: Hypothesis.otherApp,
            reasons: ["names the app that is to do it"])
        guard !rest.isEmpty else { return .request(request) }
        let words = utterance.freeText(rest.lowerBound + part(rest).joinerEnd..<utterance.count)
        let attempts = [words, utterance.freeText(rest)]
        let changes = attempts.firstResult { words -> [String: ParameterValue]? in
            if case .correction(let values)? = interpreter.readByRules(words, in: context).acts.first { values } else { nil }
        }
        guard let changes else { return .followed(.request(request), by: .notUnderstood(.unused(words: words))) }
        request.parameters.merge(changes) { $1 }
        return .request(request)
    }

    /// An app that is named exactly at the token, one that can do it if there is one, and the token behind its name; `nil` for the open one.
    private func wanted(at place: Int, besides open: String) -> (app: Int, end: Int, isAble: Bool)? {
        let intent = context.question?.intent ?? ""
        return scanner.apps(at: place).reversed().firstResult { match in
            guard case .app(let apps) = match.reading, match.quality >= Self.exactName else { return nil }
            let able = apps.first { context.apps[$0].intents.contains(intent) }
            guard let app = able ?? apps.first, context.apps[app].id != open else { return nil }
            return (app, match.end, able != nil)
        }
    }

    private static let exactName: Float = 0.97

    /// The token behind a word that leads to the name of an app.
    private func leadEnd(at place: Int) -> Int? {
        let moves: [Move] = [
            .pick, .meant, .rewording, .replacing, .relation, .pronoun, .exchange, .exchangeTo, .opener, .and, .making,
        ]
        if let end = moves.compactMap({ end(of: $0, at: place) }).max() { return end }
        let intent = context.question.flatMap { grammar.intentIndices[$0.intent] }
        let isOwn = intent.map { grammar.intents[$0].vocabulary.contains(utterance.word(place)) } ?? false
        return isOwn || isArticle(place) || isPolite(place) ? place + 1 : nil
    }

    /// The token behind words that refuse the open request's app, by its name or a part of it: ", not the bank".
    private func refusedAppEnd(from start: Int, _ open: String) -> Int {
        guard var place = end(of: .insteadOf, at: start) ?? end(of: .negation, at: start),
            let app = context.apps.first(where: { $0.id == open })
        else { return start }
        while place < utterance.count, isArticle(place) || end(of: .relation, at: place) == place + 1 { place += 1 }
        let names = Set(([app.name] + app.synonyms).flatMap { grammar.words.tokens.words($0) })
        let first = place
        while place < utterance.count, names.contains(utterance.word(place)) { place += 1 }
        return place > first ? place : start
    }

    private func isJoint(at place: Int) -> Bool {
        [Move.and, .clauseJoint, .add].contains { end(of: $0, at: place) != nil }
    }
}
