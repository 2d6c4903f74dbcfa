public import IntentSchema

/// The connections to the two parts of an app: intents that the app handles itself go to the app, all others to its extension.
public struct SplitConnection: ExtensionConnection {
    private let inApp: Set<String>
    private let application: any ExtensionConnection
    private let extensionConnection: any ExtensionConnection

    /// - Parameters:
    ///   - inApp: the intents that the app handles itself (`INIntentsSupported`).
    ///   - application: also launches the app and opens it.
    ///   - extensionConnection: shares its `events` with the app's connection.
    public init(
        inApp: [String], application: any ExtensionConnection, extension extensionConnection: any ExtensionConnection
    ) {
        self.inApp = Set(inApp)
        self.application = application
        self.extensionConnection = extensionConnection
    }

    /// The events of the extension's connection, which the app's connection shares.
    public var events: ExtensionEvents { extensionConnection.events }

    private func part(_ intent: String) -> any ExtensionConnection { inApp.contains(intent) ? application : extensionConnection }

    /// Launches the app; its extension is created at the first request.
    public func launch(for person: String) async { await application.launch(for: person) }

    public func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        await part(request.intent.type).send(request, deadline: deadline)
    }

    public func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        await part(request.intent.type).startUpdates(of: request, deadline: deadline)
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await part(request.intent.type).stopUpdates(of: request, deadline: deadline)
    }

    public func continueActivity(_ activity: Record, for person: String) async -> Bool {
        await application.continueActivity(activity, for: person)
    }
}
