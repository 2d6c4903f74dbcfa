import IntentSchema

// Several of what was offered or shown: "1 and 4", "pay the first and the third", "both".
extension TurnReader {
    private static let longestPicks = 10

    /// The first choice, followed by a request for each of the others; `nil` if fewer than two are picked, or a list takes them all.
    func severalChoices(_ question: Question) -> DialogueAct? {
        guard case .choice(let values) = question.kind, let name = question.parameter, !takesList(question),
            let places = severalPlaces(among: values.count, from: question.offset), let first = places.first
        else { return nil }
        var rest = places.dropFirst().map { place in
            var parameters = context.parameters
            parameters[name] = values[place]
            return Hypothesis(
                intent: question.intent, parameters: parameters, score: 1, template: "shown",
                reasons: ["choice \(place + 1) is picked, too"])
        }
        var next = rest.removeFirst()
        next.followers = rest.isEmpty ? nil : rest
        return .followed(.choice(first), by: .request(next))
    }

    /// A request for each of the results picked; `nil` if fewer than two are.
    func severalShown() -> DialogueAct? {
        guard let shown, let places = severalPlaces(among: shown.results.count, from: 0) else { return nil }
        var requests = places.map { place in
            Hypothesis(
                intent: shown.intent, parameters: shown.parameters(for: place), score: 1, template: "shown",
                reasons: ["result \(place + 1) of what was shown last is picked"])
        }
        var first = requests.removeFirst()
        first.followers = requests
        return .request(first)
    }

    /// Whether one request takes all of the choices.
    private func takesList(_ question: Question) -> Bool { definition(question)?.takesSeveral ?? false }

    /// The places named, from 0, in the order in which they were said; `nil` if the words say anything else.
    private func severalPlaces(among count: Int, from offset: Int) -> [Int]? {
        guard count > 1, utterance.count <= Self.longestPicks else { return nil }
        let end = closerStart(after: openerEnd)
        var index = openerEnd
        if let verb = self.end(of: .pick, at: index) ?? (opensRequest(at: index) ? index + 1 : nil), verb < end { index = verb }
        if let both = self.end(of: .bothOf, at: index), both == end { return count == 2 ? [0, 1] : nil }
        var places: [Int] = []
        while index < end {
            if scanner.small.definite.contains(utterance.word(index)) { index += 1 }
            guard index < end, let (place, next) = place(at: index) else { return nil }
            places.append(place + offset - 1)
            index = next
            if index < end, scanner.small.ones.contains(utterance.word(index)) { index += 1 }
            guard index < end else { break }
            if grammar.words.joints.contains(utterance.word(index)) {
                index += 1
            } else if !utterance.tokens[index].followsPunctuation {
                return nil
            }
        }
        guard places.count > 1, Set(places).count == places.count, places.allSatisfy({ (0..<count).contains($0) }) else {
            return nil
        }
        return places
    }

    private func place(at index: Int) -> (place: Int, end: Int)? {
        if let ordinal = scanner.quantities.ordinal(at: index) { return (ordinal.value, ordinal.end) }
        guard let number = scanner.quantities.integer(at: index, limit: 99) else { return nil }
        return (number.value, number.end)
    }
}
