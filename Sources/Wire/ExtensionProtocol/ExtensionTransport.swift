public import IntentSchema

/// The way to one extension, whether in this process or another.
public protocol ExtensionTransport: Sendable {
    /// Delivers one call and waits for its answer, at most for `deadline`. Never throws: what goes wrong is a failed reply.
    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer

    /// Whether operations handled before this process began are known at the other end, so that delivering one again has no
    /// second effect.
    var remembersOperations: Bool { get }

    /// Has the extension report what becomes of a request that it has handled, until it is told to stop.
    ///
    /// - Parameters:
    ///   - deadline: how long to wait for the extension to take this on.
    ///   - receive: takes each report, from any thread.
    /// - Returns: why no report will come; `nil` when the extension has taken it on.
    func startUpdates(
        of request: UpdatesRequest, deadline: Duration, receive: @escaping @Sendable (ExtensionAnswer) -> Void
    ) async -> ExtensionFailure?

    /// Has the extension report no more. What it reports all the same is dropped.
    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async
}

extension ExtensionTransport {
    /// Most transports forget with their process.
    public var remembersOperations: Bool { false }

    public func startUpdates(
        of request: UpdatesRequest, deadline: Duration, receive: @escaping @Sendable (ExtensionAnswer) -> Void
    ) async -> ExtensionFailure? {
        ExtensionFailure(.unavailable, "this way to the extension carries no updates of \(request.intent.type)")
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {}
}

/// A request that was handled and that the host wants to hear more of.
public struct UpdatesRequest: Hashable, Sendable, Codable {
    /// The intent as it was handled.
    public var intent: Record
    /// Names the request to the app, as in the calls about it.
    public var identifier: String

    public init(intent: Record, identifier: String) {
        self.intent = intent
        self.identifier = identifier
    }
}

/// A reply and what else happened during the call.
public struct ExtensionAnswer: Hashable, Sendable, Codable {
    public var reply: ExtensionReply
    /// Remarks for the developer, such as an answer given twice.
    public var remarks: [String]
    /// Names the handler object that served the call, differently from all others of the extension; `nil` when none did, or the
    /// transport does not tell.
    public var handler: Int?

    public init(_ reply: ExtensionReply, remarks: [String] = [], handler: Int? = nil) {
        self.reply = reply
        self.remarks = remarks
        self.handler = handler
    }
}
