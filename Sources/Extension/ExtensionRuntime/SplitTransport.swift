public import ExtensionProtocol

/// The two legs of an app: intents that the app handles itself go there, all others to its extension.
public struct SplitTransport: ExtensionTransport {
    private let inApp: Set<String>
    private let application: any ExtensionTransport
    private let extensionTransport: any ExtensionTransport

    /// - Parameter inApp: the intents that the app handles itself (`INIntentsSupported`).
    public init(
        inApp: [String], application: any ExtensionTransport, extension extensionTransport: any ExtensionTransport
    ) {
        self.inApp = Set(inApp)
        self.application = application
        self.extensionTransport = extensionTransport
    }

    private func leg(_ intent: String) -> any ExtensionTransport { inApp.contains(intent) ? application : extensionTransport }

    public func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        await leg(request.intent.type).send(request, deadline: deadline)
    }

    public func startUpdates(
        of request: UpdatesRequest, deadline: Duration, receive: @escaping @Sendable (ExtensionAnswer) -> Void
    ) async -> ExtensionFailure? {
        await leg(request.intent.type).startUpdates(of: request, deadline: deadline, receive: receive)
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await leg(request.intent.type).stopUpdates(of: request, deadline: deadline)
    }
}
