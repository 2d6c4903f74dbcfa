public import IntentSchema

/// The connection to one app's code, in this process or another: calls go out, events come back.
///
/// `ConnectionTesting` checks the requirements on every implementation.
public protocol ExtensionConnection: Sendable {
    /// The events that the app sends unprompted.
    var events: ExtensionEvents { get }

    /// Whether the other end remembers operations handled before this process started, so that redelivering one has no second
    /// effect.
    var remembersOperations: Bool { get }

    /// Ensures that the app runs for the person, so that it can send the events that apps send at launch. Does nothing if it
    /// already runs.
    func launch(for person: String) async

    /// Delivers one call and waits for its answer, at most for `deadline`. Never throws: errors become failed replies.
    ///
    /// An outcome that follows the answer to handle arrives as an event, at most once per operation.
    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer

    /// Asks what became of an operation whose call was cut off. Never calls handle.
    ///
    /// After ``OperationReport/notHandled``, the operation may be delivered again.
    ///
    /// - Parameter deadline: how long to wait for the report.
    func report(on query: OperationQuery, deadline: Duration) async -> OperationReport

    /// Makes the extension send updates about a request that it has handled, as events, until it is told to stop.
    ///
    /// - Parameter deadline: how long to wait for the extension to accept.
    /// - Returns: why there will be no updates; `nil` if the extension has accepted.
    func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure?

    /// Makes the extension stop sending updates. Any that still arrive are dropped.
    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async

    /// Asks for the card that the app draws for a request, instead of or beside the assistant's.
    ///
    /// - Parameter deadline: how long to wait for it.
    /// - Returns: `nil` if the app supplies none.
    func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard?

    /// Hands an activity to the app, which opens to continue it.
    ///
    /// - Parameters:
    ///   - activity: a record of the type `NSUserActivity`.
    ///   - person: the identifier of the person who continues it.
    /// - Returns: whether the app has accepted it.
    func continueActivity(_ activity: Record, for person: String) async -> Bool

    /// How the app's programs do for the person; `nil` where its code runs in the host's own process.
    func condition(for person: String) -> ProgramCondition?
}

extension ExtensionConnection {
    /// `false`, because most connections keep operations in memory only.
    public var remembersOperations: Bool { false }

    public func launch(for person: String) async {}

    /// `unknown`, because most connections keep operations in memory only.
    public func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        .unknown("this connection cannot be asked what became of an operation")
    }

    /// `nil`, because most connections have no programs.
    public func condition(for person: String) -> ProgramCondition? { nil }

    public func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        ExtensionFailure(.unavailable, "this connection carries no updates of \(request.intent.type)")
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {}

    /// `nil`, because most apps supply no cards.
    public func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? { nil }
}

/// A handled request whose progress the host wants to follow.
public struct UpdatesRequest: Hashable, Sendable {
    /// The intent as it was handled.
    public var intent: Record
    /// Identifies the request to the app, as in the calls about it.
    public var identifier: String
    /// The identifier of the person who made the request.
    public var person: String

    public init(intent: Record, identifier: String, person: String) {
        self.intent = intent
        self.identifier = identifier
        self.person = person
    }
}

/// A reply and what else happened during the call.
public struct ExtensionAnswer: Hashable, Sendable {
    /// The handler's reply, or the reason there is none.
    public var reply: ExtensionReply
    /// Remarks for the developer, such as a duplicate answer.
    public var remarks: [String]
    /// A number that is unique to the handler object that served the call, within the extension; `nil` if none did, or the
    /// connection does not report it.
    public var handler: Int?

    public init(_ reply: ExtensionReply, remarks: [String] = [], handler: Int? = nil) {
        self.reply = reply
        self.remarks = remarks
        self.handler = handler
    }
}
