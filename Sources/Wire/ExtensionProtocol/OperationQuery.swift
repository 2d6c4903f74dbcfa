public import Foundation
public import IntentSchema

/// The question what became of an operation that an app was called to handle, after the call was cut off.
public struct OperationQuery: Hashable, Sendable {
    /// The operation's identifier, as in the call to handle.
    public var operation: String
    /// When the call was made, by the host's clock. What an app keeps may not reach back that far.
    public var time: Date
    /// The intent as it was to be handled.
    public var intent: Record
    /// Identifies the request to the app, as in the calls about it.
    public var identifier: String
    /// The identifier of the person who made the request.
    public var person: String

    public init(operation: String, time: Date, intent: Record, identifier: String, person: String) {
        self.operation = operation
        self.time = time
        self.intent = intent
        self.identifier = identifier
        self.person = person
    }
}

/// What became of an operation, as far as the app's end knows.
public enum OperationReport: Hashable, Sendable {
    /// It was handled; this is the answer, and no other one is to follow.
    case answered(ExtensionReply)
    /// It has had no effect and will have none, unless it is delivered again.
    case notHandled
    /// The outcome is unknown; the reason is for the developer.
    case unknown(String)
}

extension ExtensionReply {
    /// Whether the reply ends an operation: no outcome is to follow, and it is not one of a call that was cut off.
    ///
    /// - Parameter catalogue: has the codes of responses.
    package func endsOperation(in catalogue: Catalogue) -> Bool {
        switch self {
        case .failed(let failure): ![.deadlineExceeded, .unavailable, .outcomeUnknown].contains(failure.code)
        case .responded(let response):
            response["code"]?.integer.flatMap { raw in
                catalogue.intents.values.first { $0.response == response.type }?.responseCode(raw)?.name
            } != "inProgress"
        case .resolved, .options, .notImplemented: true
        }
    }
}
