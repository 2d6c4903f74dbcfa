import IntentSchema

// Fronted referents: "the last one who called me, call them".
extension TemplateInterpreter {
    private static let leastFronted = 0.85
    private static let longestFronted = 14

    /// The interpretation with the fronted words in place of the pronoun; `nil` if nothing is fronted, or that is not understood.
    func fronted(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count <= Self.longestFronted, !isSure(read),
            let comma = utterance.tokens.firstIndex(where: \.followsPunctuation), comma > 1,
            !utterance.tokens[(comma + 1)...].contains(where: \.followsPunctuation),
            grammar.opensRequest(utterance.tokens[comma])
        else { return nil }
        // "If it rains, text her" requests nothing now.
        let front = reader(of: tokens(of: utterance.text(0..<comma), in: context), in: context)
        // What somebody says, does or wants is no referent, but "the last one who called me" is.
        let isRelative = front.utterance.tokens.dropFirst().contains { grammar.words.openQuestions.contains($0.text) }
        guard
            SentenceFilter(front).markers.allSatisfy({
                ($0.sentence == .reported || $0.sentence == .statement) && isRelative
            })
        else { return nil }
        let pronouns = (comma + 1..<utterance.count).filter { grammar.words.small.pointers.contains(utterance.word($0)) }
        guard pronouns.count == 1, let place = pronouns.first else { return nil }
        let parts = [utterance.text(comma..<place), utterance.text(0..<comma), utterance.text(place + 1..<utterance.count)]
        let words = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let whole = tokens(of: words, in: context)
        guard reader(of: whole, in: context).mayRequest(Self.leastFronted), case let again = readAsOne(whole, in: context),
            case .request(let hypothesis)? = again.acts.first, hypothesis.score >= Self.leastFronted,
            hypothesis.leftOut?.isEmpty ?? true
        else { return nil }
        return again
    }

    private static let mostBorders = 6

    /// The order behind somebody, or the things, named first, with these in place of its pronoun: "the Priya one, tell her I'm late", "also
    /// milk and eggs, put those on my list". `nil` if nothing is named first, or the order is none for it.
    func pointedBack(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count > Self.fewestPointed else { return nil }
        let reader = reader(of: utterance, in: context)
        let borders = utterance.tokens.indices.dropFirst(reader.openerEnd + 1).filter { utterance.mayBeginClause(at: $0) }
        return borders.prefix(Self.mostBorders).firstResult { border -> Interpretation? in
            let order = reader.part(border..<utterance.count)
            let verb = order.behindLeadIns
            guard verb + 1 < order.utterance.count, opensRequest(order.utterance, at: verb),
                let end = order.pointerEnd(at: verb + 1)
            else { return nil }
            var start = reader.frontStart
            // "I need to buy stamps": to buy stamps is what is needed.
            if start + 1 < border, grammar.words.small.to.contains(utterance.word(start)) { start += 1 }
            // What is named first is no sentence of its own.
            guard start < border, !(start + 1..<max(start + 1, border)).contains(where: utterance.beginsSentence) else {
                return nil
            }
            let isPerson = reader.scanner.people(at: start, isList: true).contains { $0.end == border && $0.reading.isKnown }
            // Most verbs put nothing anywhere: "the blue one, lock it".
            guard isPerson || mayPut(order.utterance.tokens[verb]) else { return nil }
            let words = [
                order.utterance.text(0..<verb + 1), utterance.text(start..<border),
                order.utterance.freeText(end..<order.utterance.count),
            ].filter { !$0.isEmpty }.joined(separator: " ")
            guard self.reader(of: tokens(of: words, in: context), in: context).mayRequest(Self.leastFronted),
                case .request(let request)? = readByRules(words, in: context).acts.first,
                request.score >= Self.leastFronted, request.leftOut?.isEmpty ?? true, request.followers?.isEmpty ?? true,
                isPerson
                    ? addresses(request) : puts(request) && isAlso(reader.part(start..<border), akinTo: request, in: context)
            else { return nil }
            var result = request
            result.reasons.append("'\(utterance.text(start..<border))' was named first")
            return Interpretation(acts: [.request(result)])
        }
    }

    private static let fewestPointed = 3

    /// Whether somebody gets what the request sends, and nothing of it is open.
    private func addresses(_ request: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[request.intent], request.unknownValues.isEmpty else { return false }
        return grammar.intents[intent].definitions.contains { $0.value.kind.isPerson && request.parameters[$0.key] != nil }
    }

    /// Whether a request that puts things on a list may have the verb.
    private func mayPut(_ verb: Token) -> Bool {
        grammar.intents.contains { intent in
            intent.vocabulary.contains(verb) && intent.definitions.values.contains { $0.shape == .items }
        }
    }

    /// Whether the request puts things on a list.
    private func puts(_ request: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[request.intent], request.template != "model" else { return false }
        return grammar.intents[intent].definitions.contains { name, definition in
            definition.shape == .items && request.parameters[definition.target?.parameter ?? name] != nil
        }
    }

    /// Whether the words are no request of another kind, which would be lost.
    private func isAlso(_ front: TurnReader, akinTo request: Hypothesis, in context: InterpretationContext) -> Bool {
        guard case .request(let own)? = readAsOne(front.utterance, in: context).acts.first else { return true }
        return own.score < Self.leastFronted || own.template == "model" || front.isAkin(own.intent, to: request.intent)
    }

    /// What follows a heading as an addition to it, "shopping list: milk"; `nil` if there is none, or that is not understood.
    func headed(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil,
            let start = utterance.tokens.firstIndex(where: \.followsPunctuation), start > 0,
            utterance.characters[utterance.tokens[start - 1].end..<utterance.tokens[start].start].contains(":")
        else { return nil }
        let reader = reader(of: utterance, in: context)
        let onlyAdds = reader.onlyAddsWhatFollows(before: start)
        if let added = addedTo(reader, from: start, in: context) {
            return Interpretation(acts: [.request(added)], rejected: read.rejected)
        }
        guard onlyAdds || !isExplained(read) else { return nil }
        // "Make a list: milk": what is made gets what follows, rather than being what it is added to.
        let makes = opensRequest(
            utterance,
            at: reader.behindLeadIns)
        if makes, let filled = listMade(utterance, from: start, in: context) {
            return Interpretation(acts: [.request(filled)], rejected: read.rejected)
        }
        guard !onlyAdds || !(start + 1..<max(start + 1, utterance.count)).contains(where: { utterance.beginsSentence(at: $0) })
        else { return nil }
        for heading in grammar.words.headings
        where onlyAdds ? !heading.contains("{head}") : heading.contains("{head}") && (!makes || heading.hasPrefix("{head}")) {
            let words = heading.replacing("{head}", with: utterance.text(0..<start))
                .replacing("{rest}", with: utterance.freeText(start..<utterance.count))
            var again = readAsOne(tokens(of: words, in: context), in: context)
            guard case .request(var hypothesis)? = again.acts.first, hypothesis.score >= Self.leastFronted,
                hypothesis.template != "model", hypothesis.leftOut?.isEmpty ?? true
            else { continue }
            if onlyAdds, let role = hypothesis.spans.first(where: { $0.source == "text" })?.role {
                hypothesis.spans = [Self.span(of: start..<utterance.count, in: utterance, role: role)]
                again.acts[0] = .request(hypothesis)
            }
            return again
        }
        return nil
    }

    /// What follows the colon, added to what stands before it: "add to my list: glue, tape". `nil` if that is nothing to add to.
    private func addedTo(_ reader: TurnReader, from colon: Int, in context: InterpretationContext) -> Hypothesis? {
        let utterance = reader.utterance
        let first = reader.openerEnd
        guard let place = reader.end(of: .add, at: first) ?? reader.end(of: .setting, at: first), place < colon,
            reader.end(of: .relation, at: place) == place + 1, reader.opensRequest(at: first),
            !(colon + 1..<max(colon + 1, utterance.count)).contains(where: { utterance.beginsSentence(at: $0) })
        else { return nil }
        let words = [
            utterance.text(first..<place), utterance.freeText(colon..<utterance.count), utterance.text(place..<colon),
        ]
        guard case .request(var request)? = readAsOne(tokens(of: words.joined(separator: " ")), in: context).acts.first,
            request.score >= Self.leastFronted, request.template != "model", request.leftOut?.isEmpty ?? true,
            let index = grammar.intentIndices[request.intent], let name = reader.itemsParameter(of: index),
            let titles = request.parameters[name]
        else { return nil }
        request.spans = [
            Hypothesis.Span(
                start: utterance.tokens[colon].start, end: utterance.tokens[utterance.count - 1].end,
                text: utterance.text(colon..<utterance.count), role: name, source: "text", candidates: [titles])
        ]
        return request
    }

    /// The request after words that are not understood: "I'm at the gym anyway can you start a run".
    ///
    /// It must begin with words that address the assistant, and nothing before it may report others' words or set a condition.
    func behindChatter(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, isUnread(read) else { return nil }
        for index in utterance.tokens.indices.dropFirst(Self.leastChatter) {
            guard let turn = grammar.words.clauseJoints.longest(in: utterance, at: index), turn.end > index + 1 else { continue }
            guard (0..<index).allSatisfy({ isChatter(utterance.tokens[$0]) }) else { return nil }
            let again = readAsOne(tokens(of: utterance.freeText(index..<utterance.count), in: context), in: context)
            guard case .request(let hypothesis)? = again.acts.first, hypothesis.score >= Self.leastFronted else { return nil }
            return again
        }
        return nil
    }

    /// The request before the colon, which makes or fills a list, with what stands behind as the things on it.
    private func listMade(_ utterance: Utterance, from start: Int, in context: InterpretationContext) -> Hypothesis? {
        let reader = reader(of: utterance, in: context)
        guard !(start + 1..<max(start + 1, utterance.count)).contains(where: { utterance.beginsSentence(at: $0) }),
            case .request(var request)? = readAsOne(tokens(of: utterance.text(0..<start), in: context), in: context).acts.first,
            request.score >= Self.leastFronted, request.template != "model", request.leftOut?.isEmpty ?? true,
            let intent = grammar.intentIndices[request.intent], let name = reader.itemsParameter(of: intent),
            request.parameters[name] == nil, request.unknownValues.isEmpty,
            case let items = reader.items(start..<utterance.count), !items.isEmpty
        else { return nil }
        let titles = reader.titles(items)
        request.parameters[name] = titles
        request.move(by: utterance.tokens[0].start)
        request.spans.append(
            Hypothesis.Span(
                start: utterance.tokens[start].start, end: utterance.tokens[utterance.count - 1].end,
                text: utterance.text(start..<utterance.count), role: name, source: "text", candidates: [titles]))
        return request
    }

    private static let leastChatter = 3

    /// Whether nothing was understood.
    func isUnread(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.notARequest(.statement, _, _)): true
        default: false
        }
    }

    /// Whether the word neither reports others' words nor sets a condition.
    private func isChatter(_ token: Token) -> Bool {
        let word = token.expansion ?? token.text
        let reports = grammar.words.reportVerbs.contains(word) && !grammar.words.questions.contains(word)
        return !reports && !grammar.words.conditionWords.contains(word) && !grammar.words.negations.contains(word)
    }

    /// Whether a template explains all words.
    private func isExplained(_ read: Interpretation) -> Bool {
        if case .request(let hypothesis)? = read.acts.first, hypothesis.template == "model" { return false }
        return isSure(read)
    }

    private func isSure(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .request(let hypothesis): hypothesis.score >= Self.leastFronted && hypothesis.leftOut?.isEmpty ?? true
        case .notUnderstood: false
        default: true
        }
    }
}

extension TurnReader {
    /// Whether the words before the token say that something is added, and at most how much: "ok add three things".
    fileprivate func onlyAddsWhatFollows(before last: Int) -> Bool {
        let start = openerEnd
        if end(of: .taskHeading, at: start) == last { return true }
        guard let first = end(of: .add, at: start), opensRequest(at: start), first <= last else { return false }
        return (first..<last).allSatisfy { index in
            let word = utterance.word(index)
            return scanner.quantities.number(at: index) != nil || scanner.small.pointers.contains(word) || isArticle(index)
                || grammar.words.emptyWords.contains(word) || end(of: .thingWord, at: index) == index + 1
                || (grammar.words.matters["INAddTasksIntent"]?.contains(word) ?? false)
        }
    }

    /// The token behind words that only lead on to what is named: "oh we also need".
    fileprivate var frontStart: Int {
        let start = openerEnd
        return end(of: .lacking, at: start) ?? end(of: .add, at: start).flatMap { end(of: .lacking, at: $0) ?? $0 } ?? start
    }

    /// The token behind a pronoun; `nil` if there is none.
    fileprivate func pointerEnd(at index: Int) -> Int? {
        let pointers: [Move] = [.pronoun, .bothOf, .allOf]
        let moves = pointers.compactMap { end(of: $0, at: index) }.max()
        return moves ?? (scanner.small.groups.contains(utterance.word(index)) ? index + 1 : nil)
    }
}
