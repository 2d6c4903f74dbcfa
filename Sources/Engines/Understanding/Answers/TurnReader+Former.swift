import IntentSchema

// Previous values of the open request named again: "no, Tova was right", "Kitsune after all".
extension TurnReader {
    private static let longestName = 5
    /// The score of a value that matches all the words.
    private static let wholly = 1.0

    /// The change back to a replaced value; `nil` if the words name none, or several.
    func formerValue(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues, !context.former.isEmpty else { return nil }
        let start = openerEnd
        let core = part(start..<max(start + 1, closerStart(after: start))).pickedWords
        guard core.utterance.count <= Self.longestName, core.pick() == nil,
            !core.utterance.tokens.contains(where: { grammar.words.stopWords.contains($0.text) })
        else { return nil }
        let found = context.former.sorted { $0.key < $1.key }.compactMap { name, values in
            core.named(values, name, question).map { (name, $0) }
        }
        return found.count == 1 ? .correction([found[0].0: found[0].1]) : nil
    }

    /// The only value that the words name; numbers and times have words of their own.
    private func named(_ values: [ParameterValue], _ parameter: String, _ question: Question) -> ParameterValue? {
        let known = context.parameters[parameter]
        let others = values.filter { value in value.double == nil && !(known?.isSame(as: value) ?? false) }
        let choice = Question(kind: .choice(others), intent: question.intent, parameter: parameter, app: question.app)
        guard let best = choices(choice).first, best.score >= Self.wholly, case .choice(let index) = best.act else { return nil }
        return others[index]
    }
}
