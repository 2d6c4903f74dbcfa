import IntentSchema

// One of the names that are offered, said among other words: "Garden of Tea looks good to me", "let's try Luna Piccola tonight at 8".
extension TurnReader {
    /// The only offered name among the words, with what else they say of the request; what says neither is named. `nil` if there is no such
    /// name, or the words ask about it or refuse it.
    func offeredAmongWords(_ question: Question) -> DialogueAct? {
        guard question.kind.takesValue, let parameter = question.parameter, scanner.offeredNames.count == 1,
            let (name, title) = scanner.offeredNames.first, let value = offered(title, parameter), !asksOpenQuestion,
            !grammar.words.questions.contains(utterance.word(openerEnd)),
            !(0..<name.lowerBound).contains(where: { end(of: .negation, at: $0) != nil || end(of: .unwanted, at: $0) != nil })
        else { return nil }
        let chosen = context.confirming(
            Question(kind: .confirmRequest, intent: question.intent, app: question.app),
            context.parameters.merging([parameter: value]) { $1 })
        var more: [String: ParameterValue] = [:]
        var unread: [String] = []
        for words in [openerEnd..<name.lowerBound, name.upperBound..<utterance.count] where !words.isEmpty {
            let start = words.lowerBound + part(words).joinerEnd
            guard start < words.upperBound else { continue }
            if let values = changes(start..<words.upperBound, in: chosen) {
                more.merge(values) { $1 }
            } else {
                // "4 people, and tonight" is two changes.
                for part in clauses(start..<words.upperBound) {
                    if let values = changes(part, in: chosen) {
                        more.merge(values) { $1 }
                    } else if saysMore(part) {
                        unread.append(utterance.freeText(part))
                    }
                }
            }
        }
        let act: DialogueAct
        if !more.isEmpty {
            act = .correction(more.merging([parameter: value]) { $1 })
        } else if case .choice(let values) = question.kind, let index = values.firstIndex(of: value) {
            act = .choice(index)
        } else {
            act = .value(value)
        }
        return unread.isEmpty ? act : .followed(act, by: .notUnderstood(.unused(words: unread.joined(separator: ", "))))
    }

    /// What the words change; empty if they agree, `nil` if they say anything else.
    private func changes(_ words: Range<Int>, in context: InterpretationContext) -> [String: ParameterValue]? {
        switch interpreter.readClause(utterance.freeText(words), in: context) {
        case .correction(let values)?: return values
        case .yes?, .thanks?, .repeat?: return [:]
        default: break
        }
        // What is so already changes nothing: "for 4 people", where the table is for four.
        var open = context
        open.parameters = context.parameters.filter { $0.key == self.context.question?.parameter }
        guard case .correction(let values)? = interpreter.readClause(utterance.freeText(words), in: open),
            values.allSatisfy({ name, value in context.parameters[name]?.isSame(as: value) ?? false })
        else { return nil }
        return [:]
    }

    /// The parts of the words between marks and joints.
    private func clauses(_ words: Range<Int>) -> [Range<Int>] {
        let borders = words.dropFirst().filter { utterance.tokens[$0].followsPunctuation || end(of: .clauseJoint, at: $0) != nil }
        return zip([words.lowerBound] + borders, borders + [words.upperBound]).compactMap { start, end in
            let first = start + part(start..<end).joinerEnd
            return first < end ? first..<end : nil
        }
    }

    private func offered(_ title: String, _ parameter: String) -> ParameterValue? {
        context.offered[parameter]?.first { ($0.record?["name"] ?? $0.record?["title"])?.string == title }
    }

    /// Whether the words hold a number, a time, somebody or something that may be a wish, and not only an opinion.
    private func saysMore(_ words: Range<Int>) -> Bool {
        !isRemark(words) && !isEvaluation(words)
            && (scanner.entities.contains { words.contains($0.range.lowerBound) }
                || words.contains { index in
                    interpreter.saysSomething(utterance.tokens[index]) && !scanner.names.isCommon(utterance.word(index))
                        && !isPolite(index)
                })
    }
}
