import IntentSchema

// Changes of a number by a difference: "one of the kids is not coming", "two more people".
extension TurnReader {
    private static let mostDifference = 20

    /// The count of the open request with the difference that the words name; `nil` where they name none.
    func difference(_ intent: Int) -> DialogueAct? {
        guard let (name, known) = openCount(intent) else { return nil }
        for place in 0..<utterance.count {
            guard let number = scanner.quantities.integer(at: place, limit: Self.mostDifference), number.value > 0 else {
                continue
            }
            let rest = number.end..<utterance.count
            let isFewer = rest.contains { end(of: .fewer, at: $0) != nil }
            let isMore = !isFewer && rest.contains { end(of: .further, at: $0) != nil }
            guard isFewer || isMore else { continue }
            let count = known + (isMore ? number.value : -number.value)
            return count > 0 ? .correction([name: .integer(count)]) : nil
        }
        return nil
    }

    /// The one parameter of the open request that counts something and has a value.
    private func openCount(_ intent: Int) -> (name: String, value: Int)? {
        let counts = grammar.intents[intent].definitions.filter { $0.value.kind == .count }.keys.compactMap { name in
            context.parameters[name]?.integer.map { (name: name, value: $0) }
        }
        return counts.count == 1 ? counts[0] : nil
    }
}
