import IntentSchema

// The name that a table is booked under: "a table for two tomorrow at 7, under the name Smith".
extension TemplateInterpreter {
    private static let booking = "INBookRestaurantReservationIntent"
    private static let guest = "guest"
    private static let longestName = 3

    /// The booking, or the change of the open one, with that guest; `nil` if no name is said, or nothing is booked.
    func withBookedName(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard utterance.quotes.isEmpty else { return nil }
        let reader = reader(of: utterance, in: context)
        guard let found = reader.bookedName(longest: Self.longestName) else { return nil }
        let value = ParameterValue.record(found.guest)
        let words = [utterance.text(0..<found.words.lowerBound), utterance.freeText(found.words.upperBound..<utterance.count)]
        let rest = tokens(of: words.filter { !$0.isEmpty }.joined(separator: " "), in: context)
        if let question = context.question, question.intent == Self.booking {
            let other = self.reader(of: rest, in: context)
            // "No, under the name Jones".
            if rest.tokens.indices.allSatisfy(other.isPolite) || other.answer() == .no {
                return Interpretation(acts: [.correction([Self.guest: value])])
            }
            guard let values = Self.values(of: readAsOne(rest, in: context).acts.first, question) else {
                let unread = DialogueAct.notUnderstood(.unused(words: rest.freeText(rest.tokens.indices)))
                return Interpretation(acts: [.followed(.correction([Self.guest: value]), by: unread)])
            }
            return Interpretation(acts: [.correction(values.merging([Self.guest: value]) { $1 })])
        }
        guard rest.count > 0, case .request(let request)? = readAsOne(rest, in: context).acts.first,
            request.intent == Self.booking
        else { return nil }
        return named(request, found, utterance)
    }

    /// The values that an act gives the open request; `nil` for other acts.
    private static func values(of act: DialogueAct?, _ question: Question) -> [String: ParameterValue]? {
        switch (act, question.kind) {
        case (.correction(let values)?, _): values
        case (.value(let value)?, _): question.parameter.map { [$0: value] }
        case (.choice(let index)?, .choice(let offered)) where offered.indices.contains(index):
            question.parameter.map { [$0: offered[index]] }
        default: nil
        }
    }

    private func named(
        _ request: Hypothesis, _ found: (guest: Record, words: Range<Int>), _ utterance: Utterance
    ) -> Interpretation {
        var request = request
        let value = ParameterValue.record(found.guest)
        let (first, last) = (utterance.tokens[found.words.lowerBound], utterance.tokens[found.words.upperBound - 1])
        request.parameters[Self.guest] = value
        request.spans.append(
            Hypothesis.Span(
                start: first.start, end: last.end, text: utterance.text(found.words), role: Self.guest, source: "words",
                candidates: [value]))
        return Interpretation(acts: [.request(request)])
    }
}

extension TurnReader {
    /// The guest whom the words name, and the words.
    fileprivate func bookedName(longest: Int) -> (guest: Record, words: Range<Int>)? {
        utterance.tokens.indices.firstResult { start in
            guard let first = end(of: .bookedName, at: start) else { return nil }
            let limit = min(utterance.count, first + longest)
            let last = (first..<max(first, limit)).first { index in
                index > first && (utterance.tokens[index].followsPunctuation || end(of: .relation, at: index) != nil)
                    || utterance.tokens[index].kind != .word || scanner.isStopWord[index] || end(of: .closer, at: index) != nil
            }
            let name = (first..<(last ?? limit)).map { index in
                let word = utterance.text(index..<index + 1)
                return word.prefix(1).uppercased() + word.dropFirst()
            }
            guard let given = name.first else { return nil }
            var names = Record("PersonNameComponents")
            let isFamily = name.count == 1 && !scanner.names.isName(utterance.word(first))
            names["givenName"] = isFamily ? nil : .string(given)
            names["familyName"] =
                isFamily ? .string(given) : name.count > 1 ? .string(name.dropFirst().joined(separator: " ")) : nil
            let guest = Record(
                "INRestaurantGuest", ["nameComponents": .record(names), "displayName": .string(name.joined(separator: " "))])
            return (guest, start..<(last ?? limit))
        }
    }
}
