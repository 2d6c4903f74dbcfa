public import IntentSchema

// The learned fallback for utterances in an open conversation that templates and moves do not understand.
extension TemplateInterpreter {
    /// Minimum confidence of the learned reader when the rules find nothing, a poor reading, or a plausible one.
    private static let leastSure = 0.5
    private static let sure = 0.85
    private static let verySure = 0.9
    private static let longestTurn = 24
    /// A request scored below this may be spurious, and one below that is a mere guess.
    private static let (poor, vague) = (0.8, 0.3)

    /// The learned reading; `nil` if the rules' reading is preferred or the learned confidence is too low.
    func learnedTurn(_ said: String, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let turns, let setting = TurnSetting(context), let least = leastSure(against: read, context),
            case let utterance = tokens(of: said, in: context), (1...Self.longestTurn).contains(utterance.count)
        else { return nil }
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText, let turn = LearnedTurn(utterance, while: setting, by: turns), turn.probability >= least,
            let act = reader.act(of: turn, insteadOf: read), act != read.acts.first
        else { return nil }
        return Interpretation(acts: [act], rejected: [note(turn, context)] + read.rejected)
    }

    /// The minimum confidence at which the learned reading replaces the rules' reading; `nil` if it must not.
    private func leastSure(against read: Interpretation, _ context: InterpretationContext) -> Double? {
        switch read.acts.first {
        case .notUnderstood(.noMatch)?, .notUnderstood(.unknownValue)?: return Self.leastSure
        case .notUnderstood(.notARequest(let sentence, _, let clause))?:
            // What is asked for and cannot be told is known by rule.
            return sentence == .condition || sentence == .question && clause != nil ? nil : Self.leastSure
        case .request(let reading)?:
            let isPoor = reading.score < Self.poor || reading.leftOut?.isEmpty == false
            let isGuess = reading.template == "model" || reading.intent == context.question?.intent
            if reading.score < Self.vague { return Self.leastSure }
            return isPoor ? Self.sure : isGuess ? Self.verySure : nil
        case .takeOut?: return Self.leastSure
        case .yes?, .no?, .cancel?, .back?: return Self.verySure
        case .correction(let values)?: return values.count == 1 && values.first?.value.string != nil ? Self.sure : nil
        default: return nil
        }
    }

    /// The learned reading as a hypothesis, for diagnostics.
    private func note(_ turn: LearnedTurn, _ context: InterpretationContext) -> Hypothesis {
        Hypothesis(
            intent: context.question?.intent ?? context.lapsed?.type ?? context.recent.first?.type ?? "", score: turn.probability,
            template: Hypothesis.turnTemplate, reasons: ["\(turn.act.rawValue), by the learned reader of turns"])
    }
}

extension Hypothesis {
    /// The template name of a learned turn in the list of rejected hypotheses, for diagnostics.
    static let turnTemplate = "turns"

    /// Whether this is a learned turn reading rather than a request.
    public var isLearnedTurn: Bool { template == Self.turnTemplate }
}
