import IntentSchema

/// The dialogue act of an utterance in an open conversation. Raw values name the pack's training row files.
enum TurnAct: String, CaseIterable, Sendable {
    /// Answers the question.
    case answer = "Answer"
    case confirm = "Confirm"
    case decline = "Decline"
    case putOff = "PutOff"
    case giveUpAll = "GiveUpAll"
    /// Gives other values for the open request or the last one.
    case change = "Change"
    case add = "Add"
    case takeOut = "TakeOut"
    /// Swaps two values, such as origin and destination.
    case swap = "Swap"
    /// Picks an option by its position, name or description.
    case pick = "Pick"
    /// Asks for a different option by how it differs.
    case other = "Other"
    /// Asks about the open request or the last one.
    case ask = "Ask"
    case repetition = "Repeat"
    /// Repeats the last request.
    case again = "Again"
    case undo = "Undo"
    /// Resumes a request that was set aside.
    case resume = "Resume"
    /// Makes a new request, which may replace the open one.
    case request = "Request"
    case instead = "Instead"
    /// A remark with nothing to act on.
    case remark = "Remark"

    /// The acts that are equivalent in a setting.
    func kin(in setting: TurnSetting) -> Set<TurnAct> {
        switch self {
        case .change, .again, .add: setting == .result ? [.change, .again, .add] : [self]
        case .request, .instead: [.request, .instead]
        default: [self]
        }
    }
}

/// The state of the conversation when the utterance arrives.
enum TurnSetting: String, Sendable {
    /// A yes/no confirmation.
    case confirmation
    /// A choice among options.
    case choice
    /// A question for a value.
    case value
    /// No open question; only a previous result.
    case result

    /// - Returns: `nil` if nothing is open and nothing was done, or if the open question is not answered in words.
    init?(_ context: InterpretationContext) {
        switch context.question?.kind {
        case .confirmRequest?, .confirmValue?, .confirmReading?, .permit?: self = .confirmation
        case .choice?, .chooseApp?, .chooseReading?: self = .choice
        case .value?: self = .value
        case .unlock?: return nil
        case nil:
            guard !context.recent.isEmpty || context.lapsed != nil else { return nil }
            self = .result
        }
    }

    /// The marker token prepended to the utterance to give the model the setting; `Scripts/train-turns` adds the same one for
    /// training.
    var mark: String { "setting" + rawValue }
}

/// The role of a span. Raw values are the labels in the training rows.
enum TurnRole: String, Sendable {
    case person, place, time, amount, count, thing, text
    /// An option, by its position or description.
    case option
    /// How the wanted option differs: "cheaper".
    case difference
    /// The value to replace or remove.
    case old
    /// A complete request in itself.
    case request

    /// Whether the span is a new value.
    var isValue: Bool {
        switch self {
        case .person, .place, .time, .amount, .count, .thing, .text: true
        case .option, .difference, .old, .request: false
        }
    }
}
