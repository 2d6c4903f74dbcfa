public import IntentSchema

/// The connection to one app's code, whether in this process or another: calls go down, events come up.
///
/// `ConnectionTesting` checks what every implementation has to keep.
public protocol ExtensionConnection: Sendable {
    /// What the app tells of its own accord.
    var events: ExtensionEvents { get }

    /// Whether operations handled before this process began are known at the other end, so that delivering one again has no
    /// second effect.
    var remembersOperations: Bool { get }

    /// Makes sure that the app runs for the person, so that it can tell what apps tell when they are launched. Does nothing where it
    /// runs already.
    func launch(for person: String) async

    /// Delivers one call and waits for its answer, at most for `deadline`. Never throws: what goes wrong is a failed reply.
    ///
    /// An outcome that follows the answer to handle arrives as an event, at most once an operation.
    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer

    /// Has the extension report what becomes of a request that it has handled, as events, until it is told to stop.
    ///
    /// - Parameter deadline: how long to wait for the extension to take this on.
    /// - Returns: why no report will come; `nil` when the extension has taken it on.
    func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure?

    /// Has the extension report no more. What it reports all the same is dropped.
    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async

    /// Hands an activity to the app, which opens for it.
    ///
    /// - Parameters:
    ///   - activity: a record of the type `NSUserActivity`.
    ///   - person: the identifier of the person who continues it.
    /// - Returns: whether the app has accepted it.
    func continueActivity(_ activity: Record, for person: String) async -> Bool
}

extension ExtensionConnection {
    /// Most connections forget with their process.
    public var remembersOperations: Bool { false }

    public func launch(for person: String) async {}

    public func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        ExtensionFailure(.unavailable, "this connection carries no updates of \(request.intent.type)")
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {}
}

/// A request that was handled and whose progress the host wants to follow.
public struct UpdatesRequest: Hashable, Sendable {
    /// The intent as it was handled.
    public var intent: Record
    /// Names the request to the app, as in the calls about it.
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
    /// Remarks for the developer, such as an answer given twice.
    public var remarks: [String]
    /// Names the handler object that served the call, differently from all others of the extension; `nil` when none did, or the
    /// connection does not tell.
    public var handler: Int?

    public init(_ reply: ExtensionReply, remarks: [String] = [], handler: Int? = nil) {
        self.reply = reply
        self.remarks = remarks
        self.handler = handler
    }
}
