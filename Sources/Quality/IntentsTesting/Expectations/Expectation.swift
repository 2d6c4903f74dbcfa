public import IntentSchema

extension Scenario {
    /// What a test expects of the last step of a conversation: of what was said last, of what happened while time passed.
    public enum Expectation: Hashable, Sendable {
        /// A question for a value of the parameter, or for one of these choices, each as a part of its label; `nil` for any.
        case prompt(for: String, choices: [String]? = nil, saying: [String] = [])
        /// A question whether the value that the app offered for the parameter is right.
        case valueConfirmation(of: String, saying: [String] = [])
        /// A question which of these apps is to do it, by display name; `nil` for any.
        case appChoice([String]? = nil)
        /// A question whether to carry out the whole request, with these details in words or on the card.
        case confirmation(showing: [String] = [])
        /// The app's response with that code, such as `success`, with these details in words or on the card.
        case response(String, showing: [String] = [])
        /// An end of the request of that kind, with these words.
        case outcome(Outcome.Kind, showing: [String] = [])
        /// The request given up after too many tries for the parameter; `nil` for any.
        case gaveUp(on: String?, showing: [String] = [])
        /// Something conveyed that holds these words, whatever it was.
        case words([String])
        /// Nothing conveyed that holds any of these words.
        case noWords([String])
        /// Nothing conveyed at all.
        case nothing
        /// The parent app opened with an activity of that type, whose `userInfo` holds at least these texts.
        case launch(activityType: String? = nil, userInfo: [String: String] = [:])
        /// No app opened.
        case noLaunch
        /// Exactly these calls in this order: `resolve dropOffLocation`, `confirm`, `handle`.
        case calls([String])
        /// At least these calls, in any order.
        case called([String])
        /// None of these calls in the last step.
        case notCalled([String])
        /// None of these calls since the conversation began.
        case neverCalled([String])
        /// What the conversation waits for.
        case state(ConversationState)
        /// A parameter of the request under way or just ended, as `errand why` tells it; `nil` for one that has no value.
        case value(of: String, is: String?)
    }
}

/// What a conversation waits for between two turns.
public enum ConversationState: String, Hashable, Sendable, CaseIterable {
    /// A value for a parameter.
    case needsValue = "needs value"
    /// A choice among values that the app offered.
    case needsDisambiguation = "needs disambiguation"
    /// Whether a value that the app offered is right.
    case needsConfirmation = "needs confirmation"
    /// A yes to the whole request.
    case awaitingConfirmation = "awaiting confirmation"
    /// Whether or which request is meant.
    case clarifying
    /// Which app is to do it.
    case choosingApp = "choosing app"
    /// That the device is unlocked.
    case locked
    /// Nothing: no question is open.
    case ended

    init(_ question: Question?) {
        self =
            switch question?.kind {
            case nil: .ended
            case .value: .needsValue
            case .choice: .needsDisambiguation
            case .confirmValue: .needsConfirmation
            case .confirmRequest: .awaitingConfirmation
            case .confirmReading, .chooseReading: .clarifying
            case .chooseApp: .choosingApp
            case .unlock: .locked
            }
    }
}
