/// The way to one extension, whether in this process or another.
public protocol ExtensionTransport: Sendable {
    /// Delivers one call and waits for its answer, at most for `deadline`. Never throws: what goes wrong is a failed reply.
    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer

    /// Whether operations handled before this process began are known at the other end, so that delivering one again has no
    /// second effect.
    var remembersOperations: Bool { get }
}

extension ExtensionTransport {
    /// Most transports forget with their process.
    public var remembersOperations: Bool { false }
}

/// A reply and what else happened during the call.
public struct ExtensionAnswer: Hashable, Sendable, Codable {
    public var reply: ExtensionReply
    /// Remarks for the developer, such as an answer given twice.
    public var remarks: [String]

    public init(_ reply: ExtensionReply, remarks: [String] = []) {
        self.reply = reply
        self.remarks = remarks
    }
}
