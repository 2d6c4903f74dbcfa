public import IntentSchema

/// A request whose card the app may supply.
public struct CardRequest: Hashable, Sendable {
    /// What the card is shown for; raw values are those of `INIntentHandlingStatus`.
    public enum Stage: Int, Hashable, Sendable {
        /// The person is asked to confirm the request.
        case confirming = 1
        /// The app is working on it.
        case inProgress = 2
        /// It was carried out.
        case succeeded = 3
    }

    /// What the card is shown for.
    public var stage: Stage
    /// The intent with its values.
    public var intent: Record
    /// The app's response to confirm or handle; `nil` if there was none.
    public var response: Record?
    /// Identifies the request to the app, as in the calls about it.
    public var identifier: String
    /// The identifier of the person who sees the card.
    public var person: String

    public init(_ stage: Stage, intent: Record, response: Record?, identifier: String, person: String) {
        self.stage = stage
        self.intent = intent
        self.response = response
        self.identifier = identifier
        self.person = person
    }
}

extension ExtensionEvents {
    /// Posts remarks about the card of a request.
    ///
    /// - Parameter name: whose remarks they are, for display.
    package func post(remarks: [String], of name: String, about request: CardRequest) {
        for remark in remarks {
            post(ExtensionEvent(.remark("\(name): \(remark)"), request: request.identifier, person: request.person))
        }
    }
}
