import IntentSchema

// Amounts to be split: "split 60 between Mom and Dad", "request 90 from Wei and Luca, half each".
extension TurnReader {
    /// The tokens that call for splitting an amount; empty if there are none.
    var sharingWords: [Int] {
        if let known = scanner.known.sharing { return known }
        let found = findSharingWords()
        scanner.known.sharing = found
        return found
    }

    private func findSharingWords() -> [Int] {
        let shares = utterance.tokens.indices.flatMap { index -> [Int] in
            guard let share = scanner.quantities.share(at: index), share.value < 1,
                let end = grammar.words.counting.each.longest(in: utterance, at: share.end)?.end
            else { return [] }
            return Array(index..<end)
        }
        let splits = utterance.tokens.indices.filter { grammar.words.splits.contains(utterance.tokens[$0]) }
        return Set(shares + splits).sorted()
    }

    /// The request and those joined to it, each with its share of the amount that was said once.
    func shared(_ built: HypothesisBuilder.Built) -> HypothesisBuilder.Built {
        let texts = built.hypothesis.spans.filter { $0.source == "text" }
        let words = sharingWords.filter { index in
            !texts.contains { $0.start <= utterance.tokens[index].start && utterance.tokens[index].end <= $0.end }
        }
        guard !words.isEmpty, let intent = grammar.intentIndices[built.hypothesis.intent],
            grammar.intents[intent].definitions.values.contains(where: { $0.kind == .money })
        else { return built }
        let others = built.hypothesis.followers ?? []
        let speakers = speakerShares(built.hypothesis)
        let count = max(1 + others.count + speakers, ways ?? 0)
        guard count > 1 else { return built }
        var result = built
        result.hypothesis.share(of: speakers, among: count)
        result.hypothesis.followers =
            others.isEmpty
            ? nil
            : others.enumerated().map { index, other in
                var other = other
                other.share(of: speakers + 1 + index, among: count)
                return other
            }
        result.hypothesis.reasons.append("the amount is shared out among \(count)")
        return result
    }

    /// The request without the amount that is to be split, where somebody of those who share it is left out: what each pays is not known then.
    func withoutUnsharedAmount(_ act: DialogueAct) -> DialogueAct {
        guard case .request(var request) = act, request.leftOut?.isEmpty == false, request.followers?.isEmpty ?? true,
            let intent = grammar.intentIndices[request.intent],
            let name = grammar.intents[intent].kinds.first(where: { $0.kind == .money })?.name,
            let span = request.spans.firstIndex(where: { $0.role == name }), let amount = request.parameters[name],
            request.spans[span].candidates.contains(where: { $0.isSame(as: amount) }), !sharingWords.isEmpty
        else { return act }
        request.parameters[name] = nil
        request.spans.remove(at: span)
        return .request(request)
    }

    /// The number of shares that is said: "three ways"; `nil` if none is.
    private var ways: Int? {
        utterance.tokens.indices.firstResult { index in
            guard let number = scanner.quantities.integer(at: index, limit: Self.mostWays),
                [grammar.words.counting.ways, grammar.words.counting.ofUs].contains(where: {
                    $0.longest(in: utterance, at: number.end) != nil
                })
            else { return nil }
            return number.value
        }
    }

    private static let mostWays = 100

    /// The share of an amount that answers what is to be paid: "96 in total, split between the three of us"; `nil` if the words are not that.
    func sharedAnswer(_ question: Question) -> DialogueAct? {
        guard question.kind == .value, let definition = definition(question), definition.kind == .money, !sharingWords.isEmpty,
            let count = ways, count > 1
        else { return nil }
        let amounts = utterance.tokens.indices.filter { index in
            scanner.quantities.number(at: index) != nil
                && scanner.quantities.integer(at: index, limit: Self.mostWays).map { $0.value != count } ?? true
        }
        guard let place = amounts.first, amounts.count == 1 || scanner.quantities.longest(.money, at: place) != nil,
            case .value(let whole)? = interpreter.readByRules(utterance.freeText(place..<place + 1), in: context).acts.first
        else { return nil }
        var share = Hypothesis(intent: question.intent, parameters: ["": whole], score: 1, template: "addition")
        share.share(of: 1, among: count)
        return share.parameters[""].map { .value($0) }
    }

    /// 1 if the speaker also has a share, as in "split it with Mom", else 0.
    private func speakerShares(_ hypothesis: Hypothesis) -> Int {
        guard let person = hypothesis.spans.first(where: { $0.source == "contact" }),
            let first = utterance.tokens.firstIndex(where: { $0.start >= person.start })
        else { return 0 }
        let isWith = first > 0 && grammar.words.counting.sharers.longest(in: utterance, at: first - 1) != nil
        let isNamed = utterance.tokens.indices.contains { index in
            guard let end = grammar.words.counting.speakers.longest(in: utterance, at: index)?.end else { return false }
            // "Between me and Mom", "between me Wei and Luca", "between Mom and me".
            return grammar.words.counting.joints.longest(in: utterance, at: end) != nil || end == first
                || index > 0 && end >= utterance.count
                    && grammar.words.counting.joints.longest(in: utterance, at: index - 1) != nil
        }
        return isWith || isNamed ? 1 : 0
    }
}
