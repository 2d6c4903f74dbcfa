import IntentSchema

// Two things for which one verb is said: "stop the run and the music".
extension TemplateInterpreter {
    private static let longestBoth = 10

    /// The act for the first thing, with the same verb and the other thing as the rest of the turn. `nil` if nothing is left out behind "and", or
    /// the verb has no meaning with either.
    func endingBoth(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, !context.recent.isEmpty, read.rest == nil, utterance.count <= Self.longestBoth,
            let act = read.acts.first, mayLoseThing(act), case let reader = reader(of: utterance, in: context),
            case let verb = reader.openerEnd, reader.isOrder(at: verb),
            let joint = utterance.tokens.indices.dropFirst(verb + 2).first(where: { index in
                grammar.words.joints.contains(utterance.word(index))
            }), joint + 2 < utterance.count,
            let rest = reader.secondEnding(behind: joint, verb),
            case let first = readByRules(utterance.text(0..<joint), in: context), let head = first.acts.first, isWhole(head),
            let next = readByRules(rest, in: context).acts.first, isWhole(next), next.intentOfRequest != head.intentOfRequest
        else { return nil }
        return Interpretation(acts: first.acts, rejected: read.rejected, rest: rest)
    }

    private func mayLoseThing(_ act: DialogueAct) -> Bool {
        switch act {
        case .request(let request): request.leftOut?.isEmpty == false
        case .notUnderstood(.cannotAmend), .notUnderstood(.cannotDo), .notUnderstood(.noMatch): true
        default: false
        }
    }

    private func isWhole(_ act: DialogueAct) -> Bool {
        switch act {
        case .request(let request): request.leftOut?.isEmpty ?? true
        case .notUnderstood(.cannotAmend): true
        default: false
        }
    }
}

extension DialogueAct {
    fileprivate var intentOfRequest: String? { if case .request(let request) = self { request.intent } else { nil } }
}

extension TurnReader {
    /// What is ordered behind "and", with the first verb if it has none of its own.
    fileprivate func secondEnding(behind joint: Int, _ verb: Int) -> String? {
        let (word, rest) = (utterance.word(joint + 1), utterance.freeText(joint + 1..<utterance.count))
        if scanner.small.definite.contains(word) || scanner.small.own.contains(word) {
            return utterance.text(verb..<verb + 1) + " " + rest
        }
        return isOrder(at: joint + 1) ? rest : nil
    }
}
