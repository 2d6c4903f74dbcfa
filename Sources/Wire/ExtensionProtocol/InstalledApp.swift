public import IntentSchema

/// An app that the assistant can use: what it declares, and the connection to its code.
public struct InstalledApp: Sendable {
    public var description: AppDescription
    /// Carries calls to the app's code and events back.
    public var connection: any ExtensionConnection

    public init(description: AppDescription, connection: any ExtensionConnection) {
        self.description = description
        self.connection = connection
    }
}
