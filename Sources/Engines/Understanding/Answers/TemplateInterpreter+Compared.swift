import IntentSchema

// One of several things that only a comparison tells from the others: "pay the smallest bill", "a ride to the airport, a big one". Which one
// that is shows once an app has told what there is, so the comparison is heard again behind the look-up.
extension TemplateInterpreter {
    /// The reading without the comparison, which is what is left to be heard; `nil` if nothing is compared that can be looked up.
    func withComparison(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard whole.rest == nil, utterance.quotes.isEmpty, case .request(var request)? = whole.acts.first,
            request.followers?.isEmpty ?? true, case let reader = reader(of: utterance, in: context)
        else { return nil }
        if context.question != nil {
            guard request.template == TurnReader.optionsTemplate,
                let size = reader.sizeWished.map({ utterance.text($0) }) ?? reader.sizeMissed
            else { return nil }
            return Interpretation(acts: whole.acts, rejected: whole.rejected, rest: size)
        }
        if let lookUp = reader.lookUpOfShared(request) {
            return Interpretation(
                acts: [.request(lookUp)], rejected: whole.rejected, rest: utterance.freeText(0..<utterance.count))
        }
        guard let place = reader.comparison(unusedBy: request) else { return nil }
        if grammar.looksUp(request.intent), reader.asksOpenQuestion, reader.shown == nil,
            request.template == "model" || request.isLost(place, of: utterance)
        {
            request.dropLeftOut(utterance, place)
            return Interpretation(
                acts: [.request(request)], rejected: whole.rejected, rest: utterance.freeText(0..<utterance.count))
        }
        if let acting = ShownChoices.acting(on: request.intent), reader.ordersOne(of: acting) {
            return Interpretation(
                acts: whole.acts, rejected: whole.rejected, rest: utterance.text(reader.openerEnd..<place.upperBound))
        }
        guard let link = ShownChoices.choosing(for: request.intent), let thing = link.thing,
            context.apps.contains(where: { $0.intents.contains(link.lookUp) && (request.app ?? $0.id) == $0.id })
        else { return nil }
        guard link.fills.contains(thing) else {
            // The kind of a ride, which is chosen once it is known where it goes.
            guard request.parameters[thing] != nil, link.fills.allSatisfy({ !request.knows($0) }) else { return nil }
            for name in link.fills { request.forget(name) }
            request.dropLeftOut(utterance, reader.comparedWords(at: place))
            return Interpretation(acts: [.request(request)], rejected: whole.rejected, rest: utterance.text(place))
        }
        guard request.parameters.isEmpty || !request.knows(thing) && !reader.namesThing(in: request) else { return nil }
        let rest = [
            utterance.text(reader.openerEnd..<place.upperBound),
            utterance.freeText(reader.comparedWords(at: place).upperBound..<utterance.count),
        ].joined(separator: " ")
        if let shown = reader.shown, shown.intent == request.intent { return interpretWhole(rest, in: context) }
        let lookUp = Hypothesis(
            intent: link.lookUp, app: request.app, score: 1, template: TurnReader.optionsTemplate,
            reasons: ["'\(utterance.text(place))' compares what there is"])
        return Interpretation(acts: [.request(lookUp)], rejected: whole.rejected, rest: rest)
    }
}

extension TurnReader {
    /// The look-up of the thing whose share the request needs, if that is yet to be told: "pay half of the water bill".
    fileprivate func lookUpOfShared(_ request: Hypothesis) -> Hypothesis? {
        guard let intent = grammar.intentIndices[request.intent], shown == nil,
            request.unknownValues.keys.contains(where: { name in
                [.money, .paymentAmount].contains(grammar.intents[intent].definitions[name]?.kind)
            }), let thing = utterance.tokens.indices.firstResult({ scanner.sharedThing(at: $0) }),
            let link = ShownChoices.links.first(where: { link in
                grammar.intentIndices[link.lookUp].map { grammar.intents[$0].definitions[thing.parameter] != nil } ?? false
            }), context.apps.contains(where: { $0.intents.contains(link.lookUp) })
        else { return nil }
        return Hypothesis(
            intent: link.lookUp, parameters: [thing.parameter: .integer(thing.value)], score: 1, template: Self.optionsTemplate,
            reasons: ["'\(utterance.text(thing.range))' is a share of what is looked up"])
    }

    /// Whether the look-up would only show once more what is shown, and loses the comparison of it: "which is my smallest bill".
    func comparesShown(_ request: Hypothesis?) -> Bool {
        guard let request, let shown, ShownChoices.acting(on: request.intent) == shown.intent else { return false }
        return comparison(unusedBy: request) != nil
    }

    /// The comparison that the request loses: "smallest", in "pay the smallest bill".
    fileprivate func comparison(unusedBy request: Hypothesis) -> Range<Int>? {
        utterance.tokens.indices.firstResult { index in
            guard let end = scanner.comparedMatches(at: index).first?.end,
                case let word = utterance.tokens[end - 1], case let words = comparedWords(at: index..<end),
                words.upperBound > end || words.lowerBound < index,
                !request.spans.contains(where: { span in
                    span.start <= word.start && word.end <= span.end && request.parameters[span.role] != nil
                        && span.source != "text" && span.source != "unknown"
                }),
                request.isLost(index..<end, of: utterance)
                    || words.upperBound > end
                        && request.leftOut?.contains { $0.text == utterance.text(end..<words.upperBound) } ?? false
                    || looksUp(request.intent)
            else { return nil }
            return index..<end
        }
    }

    /// The compared words with the article before them and what stands for the thing behind them: "a big one", "the smallest bill".
    fileprivate func comparedWords(at place: Range<Int>) -> Range<Int> {
        let before = place.lowerBound - 1
        let hasArticle =
            before >= 0
            && (scanner.small.definite + scanner.small.indefinite + scanner.small.own).contains(utterance.word(before))
        let hasThing = place.upperBound < utterance.count && namesOne(at: place.upperBound)
        return (hasArticle ? before : place.lowerBound)..<(hasThing ? place.upperBound + 1 : place.upperBound)
    }

    /// Whether the word stands for a thing of the kind that is booked or paid: "one", "bill".
    private func namesOne(at index: Int) -> Bool {
        scanner.small.ones.contains(utterance.word(index))
            || ShownChoices.acts.contains { name in
                grammar.intentIndices[name].map { grammar.intents[$0].vocabulary.contains(utterance.word(index)) } ?? false
            }
    }

    /// Whether the words order what the intent does with one of the results that are looked up.
    fileprivate func ordersOne(of acting: String) -> Bool {
        guard let intent = grammar.intentIndices[acting], openerEnd < utterance.count else { return false }
        return isOrder(at: openerEnd) && grammar.intents[intent].keywords.contains(utterance.tokens[openerEnd].word)
    }

    /// Whether a value of the request says which thing is meant, such as the kind of a bill.
    fileprivate func namesThing(in request: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[request.intent] else { return false }
        return grammar.intents[intent].definitions.contains { $0.value.isThing == true && request.parameters[$0.key] != nil }
    }

    /// What another size of what is to be confirmed comes to: the option of that size, where the options have been shown, or their look-up,
    /// behind which the size is heard again. Something bulky that the speaker has along has the options looked up, too.
    func sizeAnswered(_ question: Question) -> DialogueAct? {
        guard let size = sizeWished else {
            if let missed = sizeMissed {
                guard shown?.intent == question.intent else { return lookUpOptions(question) }
                return reader(of: context.parameters, saying: interpreter.tokens(of: missed)).changedPick(question)
            }
            return carriesThings(question) ? lookUpOptions(question) : nil
        }
        // An app's vocabulary may contain words such as "bigger car".
        guard let intent = grammar.intentIndices[question.intent],
            correction(of: intent)?.spans.allSatisfy({ $0.start >= utterance.tokens[size.upperBound - 1].end }) ?? true
        else { return nil }
        return shown?.intent == question.intent ? part(size).changedPick(question) : lookUpOptions(question)
    }

    /// Whether the words only tell what the speaker brings along: "I have timber with me".
    private func carriesThings(_ question: Question) -> Bool {
        guard question.kind == .confirmRequest, !ShownChoices.choosesByTime(question.intent), !isAsked(utterance.tokens.indices),
            !asksOpenQuestion, scanner.entities.allSatisfy({ $0.kind == .people }),
            scanner.small.speakers.contains(utterance.word(openerEnd))
        else { return false }
        return utterance.tokens.indices.contains { end(of: .bringing, at: $0) != nil }
            && !utterance.tokens.indices.contains { grammar.words.negations.contains(utterance.word($0)) }
    }

    /// The words that wish for another size of what is to be confirmed, and name nothing else: "I need a bigger one", "something larger".
    var sizeWished: Range<Int>? {
        guard let question = context.question, question.kind == .confirmRequest, !ShownChoices.choosesByTime(question.intent),
            ShownChoices.lookUp(for: question.intent, context.parameters) != nil,
            !asksOpenQuestion, !isAsked(utterance.tokens.indices),
            let index = utterance.tokens.indices.first(where: { grammar.words.sizes.contains(utterance.word($0)) }),
            let end = scanner.comparedMatches(at: index).first?.end,
            // "No need for a bigger one".
            case let start = comparedWords(at: index..<end).lowerBound,
            start == 0 || self.end(of: .purpose, at: start - 1) != start && self.end(of: .relation, at: start - 1) != start,
            // "It's too small".
            index == 0 || self.end(of: .complaint, at: index - 1) == nil,
            !utterance.tokens.indices.contains(where: { place in
                !(index..<end).contains(place)
                    && (grammar.words.negations.contains(utterance.word(place)) || refusesNext(place))
            }),
            end == utterance.count || namesOne(at: end) || isPolite(end) || utterance.mayBeginClause(at: end),
            !scanner.entities.contains(where: { $0.kind != .people && !$0.range.contains(end) })
        else { return nil }
        return index..<end
    }
}

extension TurnReader {
    /// Whether the word refuses what is named behind it: "no need for a bigger one", but not "no, a bigger one".
    func refusesNext(_ index: Int) -> Bool {
        guard let next = end(of: .without, at: index) ?? end(of: .negation, at: index), next < utterance.count else {
            return false
        }
        return !utterance.tokens[next].followsPunctuation && !scanner.small.definite.contains(utterance.word(next))
            && !scanner.small.pointers.contains(utterance.word(next))
    }

    /// The comparison that is the opposite of what the open request is said to be: "biggest", for "it's too small"; `nil` for other words.
    fileprivate var sizeMissed: String? {
        guard let question = context.question, question.kind == .confirmRequest,
            let index = utterance.tokens.indices.dropFirst().first(where: { index in
                grammar.words.sizes.contains(utterance.word(index)) && end(of: .complaint, at: index - 1) == index
            }), let isGreat = grammar.words.comparisons[utterance.word(index)]
        else { return nil }
        return grammar.words.comparisons.filter { grammar.words.sizes.contains($0.key) && $0.value != isGreat }.keys.min()
    }
}

extension ShownChoices {
    /// The intents that act on results.
    static var acts: [String] { links.map(\.acting) }

    /// The intent that acts on the results of a look-up; `nil` if none does, or one is chosen by its time.
    static func acting(on lookUp: String) -> String? {
        links.first { $0.lookUp == lookUp }.map(\.acting).flatMap { choosesByTime($0) ? nil : $0 }
    }

    /// The look-up of what a request chooses from, with the parameter that identifies the object and those that a result fills; `nil` if there
    /// is none, or one is chosen by its time.
    static func choosing(for acting: String) -> (lookUp: String, thing: String?, fills: Set<String>)? {
        guard !choosesByTime(acting), let link = links.first(where: { $0.acting == acting }) else { return nil }
        return (link.lookUp, link.thing, Set(link.fills.keys))
    }
}

extension Hypothesis {
    /// Whether the value is known, and not only words that were taken for it.
    fileprivate func knows(_ parameter: String) -> Bool {
        parameters[parameter] != nil
            && spans.contains { $0.role == parameter && !["text", "unknown", "model"].contains($0.source) }
    }

    fileprivate mutating func forget(_ parameter: String) {
        (parameters[parameter], unknownValues[parameter], ambiguities[parameter]) = (nil, nil, nil)
        spans.removeAll { $0.role == parameter }
    }

    /// Whether the word, or a value that cannot be read, is left out.
    fileprivate func isLost(_ words: Range<Int>, of utterance: Utterance) -> Bool {
        let (said, token) = (utterance.text(words), utterance.tokens[words.upperBound - 1])
        return leftOut?.contains { $0.text.contains(said) } ?? false || unknownValues.values.contains { $0.contains(said) }
            || spans.contains {
                ["text", "model", "unknown"].contains($0.source) && $0.start <= token.start && token.end <= $0.end
            }
    }

    /// Leaves out no more what the words say.
    fileprivate mutating func dropLeftOut(_ utterance: Utterance, _ words: Range<Int>) {
        let said = words.map { utterance.word($0) }
        let left = (leftOut ?? []).compactMap { part -> LeftOut? in
            let own = part.text.split(separator: " ").map(String.init)
            let kept = own.filter { word in !said.contains(word.lowercased()) }
            return kept.isEmpty || kept.count == own.count && said.contains(part.text.lowercased())
                ? nil : LeftOut(text: kept.joined(separator: " "), kind: part.kind)
        }
        leftOut = left.isEmpty ? nil : left
    }
}
