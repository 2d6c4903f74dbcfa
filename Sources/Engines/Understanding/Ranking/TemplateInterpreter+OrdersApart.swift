import IntentSchema

// Two orders, or an order and a question, of which the reading of both loses one: "pause the walk. Stop the music too".
extension TemplateInterpreter {
    private static let mostBorders = 3

    /// The first order, with what is wanted besides behind it, where the reading of all words loses some of them and each is understood by
    /// itself; `nil` if there are no two.
    func ordersApart(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, whole.rest == nil, case let reader = reader(of: utterance, in: context),
            !reader.takesAnyText
        else { return nil }
        // Of more, a text might take in the last ones.
        let borders = reader.orderBorders { asks(utterance, at: $0) }.filter { $0.end > 1 }
        guard borders.count <= Self.mostBorders else { return nil }
        return borders.firstResult { ordersApart(utterance, whole, at: $0, in: context) }
    }

    private func ordersApart(
        _ utterance: Utterance, _ whole: Interpretation, at border: OrderBorder, in context: InterpretationContext
    ) -> Interpretation? {
        let markers = SentenceFilter(reader(of: utterance, in: context).part(0..<border.end)).markers
        guard markers.allSatisfy({ [.statement, .question, .past].contains($0.sentence) }),
            case let head = interpretPart(utterance.freeText(0..<border.end), in: context), head.rest == nil,
            let first = head.acts.first, isWholeOrder(first) || changesLast(first), !isFollowed(first, in: whole)
        else { return nil }
        let other = utterance.freeText(border.order..<utterance.count)
        let behind = first.requests.last.map { context.following(Record($0.intent, $0.parameters)) } ?? context
        let next = interpretPart(other, in: behind)
        guard let second = next.acts.first, isWholeOrder(second) || border.isOrder && isUnableNow(other, in: context),
            !isSaid(second, behind: first, whole.acts.first),
            losesSome(whole.acts.first) || !first.endsInText
                || mayLeaveText(second, at: border, first, utterance, in: context)
        else { return nil }
        guard case .request(var one) = first, case .request(let request) = second, !grammar.looksUp(request.intent) else {
            return Interpretation(acts: head.acts, rejected: whole.rejected, rest: other)
        }
        one.followers =
            (one.followers ?? [])
            + [request.alone.moved(by: utterance.tokens[border.order].start)] + (request.followers ?? [])
        one.reasons.append("'\(other)' is ordered besides")
        return Interpretation(acts: [.request(one)], rejected: whole.rejected, rest: next.rest)
    }

    /// Whether the reading of all words is that it cannot be done, and something else.
    private func isFollowed(_ first: DialogueAct, in whole: Interpretation) -> Bool {
        if case .followed(first, by: _)? = whole.acts.first { true } else { false }
    }

    /// Whether it is an order or a question of which all words are used, or one of which it is known that no app can do it.
    func isWholeOrder(_ act: DialogueAct) -> Bool {
        switch act {
        case .request(let request):
            isSettled(request) && request.ambiguities.isEmpty && request.unknownValues.isEmpty
                && (request.template != "model" || grammar.looksUp(request.intent))
        case .inquire(let inquiry): inquiry.strange == nil && inquiry.aspect != .details
        case .notUnderstood(.cannotAmend), .setting(.contacts): true
        default: false
        }
    }

    /// Whether it changes what was done last: "tomorrow at nine".
    private func changesLast(_ act: DialogueAct) -> Bool {
        if case .again(let changes) = act { !changes.isEmpty && !act.writesText } else { false }
    }

    /// Whether no app can do it to what was done before, though what stands before it is now the last: "text Grace I'm out. Skip this song".
    private func isUnableNow(_ words: String, in context: InterpretationContext) -> Bool {
        if case .notUnderstood(.cannotAmend)? = interpretPart(words, in: context).acts.first {
            true
        } else {
            false
        }
    }

    /// Whether what is wanted besides is no part of the text in which the first order ends: it is added in so many words, "oh and pause the
    /// walk", or it is said in another sentence to be done to what is there, which nobody else could mean.
    private func mayLeaveText(
        _ second: DialogueAct, at border: OrderBorder, _ first: DialogueAct, _ utterance: Utterance,
        in context: InterpretationContext
    ) -> Bool {
        let rest = reader(of: utterance, in: context).part(border.order..<utterance.count)
        guard !rest.utterance.tokens.indices.contains(where: { rest.end(of: .addressee, at: $0) != nil }) else { return false }
        // "Remind me to buy milk, and also call Tova" is about two tasks.
        let mayBeTask = first.requests.contains { TurnReader.creating.contains($0.intent) } && !second.requests.isEmpty
        if border.isAdded, !mayBeTask || utterance.beginsSentence(at: border.end) { return true }
        guard utterance.mayBeginClause(at: border.end) else { return false }
        switch second {
        case .request(let request):
            // "Text Grace that the cab is here, and tell Nora I'm home": what the speaker tells of themselves is for Nora.
            if request.intent == first.requests.first?.intent {
                return DialogueAct.request(request).endsInText && utterance.tokens[border.end].followsPunctuation
                    && rest.utterance.tokens.indices.dropFirst(2).contains {
                        rest.end(of: .speaker, at: $0) != nil || rest.end(of: .someone, at: $0) != nil
                    }
            }
            return context.recent.contains { rest.isAkin($0.type, to: request.intent) }
                && !DialogueAct.request(request).endsInText
        default: return true
        }
    }

    /// Whether the reading of all words has both already, or has made one request of them, so that it loses something else.
    private func isSaid(_ act: DialogueAct, behind first: DialogueAct, _ whole: DialogueAct?) -> Bool {
        switch act {
        case .request(let request):
            whole?.requests.contains { read in
                ([read] + (read.followers ?? [])).contains { read in
                    // "Get me a ride on Friday, pick me up at 7" is one ride.
                    let isPart =
                        !act.hasText && Set(request.parameters.keys).isSubset(of: read.parameters.keys)
                        && first.requests.contains { $0.intent == read.intent }
                    return read.intent == request.intent && (isPart || read.parameters == request.parameters)
                }
            } ?? false
        default: if case .followed(_, by: act)? = whole { true } else { false }
        }
    }
}

/// Where a first order ends, and where what is wanted besides begins.
struct OrderBorder {
    var end: Int
    var order: Int
    /// Whether what begins is an order, and no question.
    var isOrder: Bool
    /// Whether words between both say that something is added: "oh and", "also".
    var isAdded: Bool
    /// Whether words between both join them: "and", "after that".
    var isJoined: Bool
}

extension TurnReader {
    /// The places where an order or a question begins behind something else.
    ///
    /// - Parameter begins: Whether one begins at the token.
    func orderBorders(where begins: (Int) -> Bool) -> [OrderBorder] {
        utterance.tokens.indices.dropFirst().compactMap { place in
            let joint = grammar.words.personJoints.longest(in: utterance, at: place)?.end
            guard !utterance.quotes.contains(where: { $0.contains(place) }),
                utterance.mayBeginClause(at: place) || joint != nil
            else { return nil }
            let behind = joint ?? place
            guard behind < utterance.count else { return nil }
            let order = behind + part(behind..<utterance.count).behindOpening
            let isOrder = opensOrder(at: order) || part(order..<utterance.count).answer() == .control
            guard isOrder || begins(order) else { return nil }
            let adds = (place..<order).contains { index in end(of: .add, at: index).map { $0 <= order } ?? false }
            let isSequel = (place..<order).contains { grammar.words.sequels.longest(in: utterance, at: $0) != nil }
            let isOpened = (place..<order).contains { index in
                end(of: .opener, at: index) != nil && grammar.words.sequels.longest(in: utterance, at: index) == nil
            }
            return OrderBorder(
                end: place, order: order, isOrder: isOrder, isAdded: adds || isOpened, isJoined: joint != nil || adds || isSequel)
        }
    }
}

extension DialogueAct {
    /// Whether its last request ends in a text, which may go on.
    fileprivate var endsInText: Bool {
        requests.last.flatMap { $0.followers?.last ?? $0 }?.spans.max { $0.end < $1.end }?.source == "text"
    }

    /// Whether a value of its request is a text.
    fileprivate var hasText: Bool { requests.contains { $0.spans.contains { $0.source == "text" } } }
}
