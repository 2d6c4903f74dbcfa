public import IntentSchema

extension Scenario {
    /// An expectation about the last step of a conversation: the last utterance, or everything that happened during a wait.
    public enum Expectation: Hashable, Sendable {
        /// A question about the parameter, with these choices, each a part of its label (`nil` for any).
        case prompt(for: String, choices: [String]? = nil, saying: [String] = [])
        /// A question whether the app's value for the parameter is right.
        case valueConfirmation(of: String, saying: [String] = [])
        /// A question which of these apps to use, by display name; `nil` for any.
        case appChoice([String]? = nil)
        /// A question whether the app may use this, with these words; `nil` for anything.
        case permissionQuestion(Permission? = nil, saying: [String] = [])
        /// A question whether to carry out the request, with these details in words or on the card.
        case confirmation(showing: [String] = [])
        /// The app's response with that code, such as `success`, with these details in words or on the card.
        case response(String, showing: [String] = [])
        /// An outcome of that kind, with these words.
        case outcome(Outcome.Kind, showing: [String] = [])
        /// The request ended after too many attempts for the parameter; `nil` for any.
        case gaveUp(on: String?, showing: [String] = [])
        /// A message that contains these words.
        case words([String])
        /// No message contains any of these words.
        case noWords([String])
        /// No message.
        case nothing
        /// The parent app was opened with an activity of that type, whose `userInfo` contains at least these texts.
        case launch(activityType: String? = nil, userInfo: [String: String] = [:])
        /// No app was opened.
        case noLaunch
        /// Exactly these calls in this order: `resolve dropOffLocation`, `confirm`, `handle`.
        case calls([String])
        /// At least these calls, in any order.
        case called([String])
        /// None of these calls in the last step.
        case notCalled([String])
        /// None of these calls since the conversation started.
        case neverCalled([String])
        /// What the conversation waits for.
        case state(ConversationState)
        /// A parameter of the open or last request, as `errand why` prints it; `nil` if it has no value.
        case value(of: String, is: String?)
    }
}

/// What a conversation waits for between turns.
public enum ConversationState: String, Hashable, Sendable, CaseIterable {
    /// A value for a parameter.
    case needsValue = "needs value"
    /// A choice among values that the app offered.
    case needsDisambiguation = "needs disambiguation"
    /// Confirmation of a value that the app offered.
    case needsConfirmation = "needs confirmation"
    /// Confirmation of the whole request.
    case awaitingConfirmation = "awaiting confirmation"
    /// Clarification of which request is meant.
    case clarifying
    /// A choice of app.
    case choosingApp = "choosing app"
    /// An unlocked device.
    case locked
    /// Whether an app may use something.
    case permitting
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
            case .permit: .permitting
            }
    }
}
