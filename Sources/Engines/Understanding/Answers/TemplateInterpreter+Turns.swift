public import IntentSchema

// What is said while something is open, read by what was learned from rows of such turns where templates and moves make nothing of it.
extension TemplateInterpreter {
    /// How sure the learned reader has to be where rules make nothing of the words, where they make something poor of them, and where they
    /// make something of them that they may well be.
    private static let leastSure = 0.5
    private static let sure = 0.85
    private static let verySure = 0.9
    private static let longestTurn = 24
    /// A request that is read less well than this may be none.
    private static let poor = 0.8

    /// What the learned reader makes of the words; `nil` where rules know better, or it is not sure either.
    func learnedTurn(_ said: String, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let turns, let setting = TurnSetting(context), let least = leastSure(against: read, context),
            case let utterance = tokens(of: said), (1...Self.longestTurn).contains(utterance.count)
        else { return nil }
        let reader = TurnReader(interpreter: self, context: context, utterance: utterance)
        guard !reader.takesAnyText, let turn = LearnedTurn(utterance, while: setting, by: turns), turn.probability >= least,
            let act = reader.act(of: turn, insteadOf: read), act != read.acts.first
        else { return nil }
        return Interpretation(acts: [act], rejected: [note(turn, context)] + read.rejected)
    }

    /// How sure it has to be to stand before what rules make of the words; `nil` where nothing learned may stand before that.
    private func leastSure(against read: Interpretation, _ context: InterpretationContext) -> Double? {
        switch read.acts.first {
        case .notUnderstood(.noMatch)?, .notUnderstood(.unknownValue)?: return Self.leastSure
        case .notUnderstood(.notARequest(let sentence, _, _))?: return sentence == .condition ? nil : Self.leastSure
        case .request(let reading)?:
            let isPoor = reading.score < Self.poor || reading.leftOut?.isEmpty == false
            let isGuess = reading.template == "model" || reading.intent == context.question?.intent
            return isPoor ? Self.sure : isGuess ? Self.verySure : nil
        case .takeOut?: return Self.leastSure
        case .yes?, .no?, .cancel?, .back?: return Self.verySure
        case .correction(let values)?: return values.count == 1 && values.first?.value.string != nil ? Self.sure : nil
        default: return nil
        }
    }

    /// The learned reading as it is told to a developer.
    private func note(_ turn: LearnedTurn, _ context: InterpretationContext) -> Hypothesis {
        Hypothesis(
            intent: context.question?.intent ?? context.lapsed?.type ?? context.recent.first?.type ?? "", score: turn.probability,
            template: Hypothesis.turnTemplate, reasons: ["\(turn.act.rawValue), by the learned reader of turns"])
    }
}

extension Hypothesis {
    /// Under this name the learned reading of a turn stands among those that lost, so that it can be told.
    static let turnTemplate = "turns"

    /// Whether it tells how the learned reader of turns took the words, rather than a request.
    public var isLearnedTurn: Bool { template == Self.turnTemplate }
}
