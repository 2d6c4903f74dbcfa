import IntentSchema

/// What somebody does with something said while something is open, by the names of the pack's files of rows that show it.
enum TurnAct: String, CaseIterable, Sendable {
    /// Gives what was asked for.
    case answer = "Answer"
    case confirm = "Confirm"
    case decline = "Decline"
    case putOff = "PutOff"
    case giveUpAll = "GiveUpAll"
    /// Other values for what is open, or for what was done last.
    case change = "Change"
    case add = "Add"
    case takeOut = "TakeOut"
    /// What goes one way is to go the other.
    case swap = "Swap"
    /// One of several by its place, by what it is called, or by what is said of it.
    case pick = "Pick"
    /// Another than the one offered, by how it differs.
    case other = "Other"
    /// Asks about what is open, or about what was done last.
    case ask = "Ask"
    case repetition = "Repeat"
    /// What was done last, once more.
    case again = "Again"
    case undo = "Undo"
    /// Goes back to what was set aside.
    case resume = "Resume"
    /// Asks for something else, and for something else instead of what is open.
    case request = "Request"
    case instead = "Instead"
    /// Says nothing that anything could be done with.
    case remark = "Remark"

    /// Those that come to the same, so that nothing hangs on which it is.
    func kin(in setting: TurnSetting) -> Set<TurnAct> {
        switch self {
        case .change, .again, .add: setting == .result ? [.change, .again, .add] : [self]
        case .request, .instead: [.request, .instead]
        default: [self]
        }
    }
}

/// What is open when something is said.
enum TurnSetting: String, Sendable {
    /// A question that a yes answers.
    case confirmation
    /// A question which of several is meant.
    case choice
    /// A question for a value.
    case value
    /// Nothing but what was done last.
    case result

    /// - Returns: `nil` where nothing is open and nothing was done, or where words do not answer.
    init?(_ context: InterpretationContext) {
        switch context.question?.kind {
        case .confirmRequest?, .confirmValue?, .confirmReading?: self = .confirmation
        case .choice?, .chooseApp?, .chooseReading?: self = .choice
        case .value?: self = .value
        case .unlock?: return nil
        case nil:
            guard !context.recent.isEmpty || context.lapsed != nil else { return nil }
            self = .result
        }
    }

    /// The word that tells the model of it, before all that was said: `Scripts/train-turns` puts it there for training.
    var mark: String { "setting" + rawValue }
}

/// What a stretch of words is for, by the names that rows mark it with.
enum TurnRole: String, Sendable {
    case person, place, time, amount, count, thing, text
    /// One of several, by its place or what is said of it.
    case option
    /// How another one differs: "cheaper".
    case difference
    /// What is to be replaced or taken out.
    case old
    /// What asks for something by itself.
    case request

    /// Whether the words are a new value.
    var isValue: Bool {
        switch self {
        case .person, .place, .time, .amount, .count, .thing, .text: true
        case .option, .difference, .old, .request: false
        }
    }
}
