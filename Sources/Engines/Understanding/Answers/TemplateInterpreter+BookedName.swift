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
        if context.question?.intent == Self.booking {
            let other = self.reader(of: rest, in: context)
            // "No, under the name Jones".
            if rest.count == 0 || other.openerEnd >= rest.count - 1 || other.answer() == .no {
                return Interpretation(acts: [.correction([Self.guest: value])])
            }
            guard case .correction(let values)? = readAsOne(rest, in: context).acts.first else { return nil }
            return Interpretation(acts: [.correction(values.merging([Self.guest: value]) { $1 })])
        }
        guard rest.count > 0, case .request(var request)? = readAsOne(rest, in: context).acts.first, request.intent == Self.booking
        else { return nil }
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
