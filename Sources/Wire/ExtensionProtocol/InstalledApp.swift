public import IntentSchema

/// An app that the assistant can use: what it declares, the way to its extension, and how to open it.
public struct InstalledApp: Sendable {
    public var description: AppDescription
    public var transport: any ExtensionTransport
    /// Opens the parent app with an `NSUserActivity` record; `false` when it did not take it.
    public var open: @Sendable (Record) async -> Bool

    /// What the extension does after its answers; the transport adds to it.
    public var log: ExtensionLog
    /// Whether the app may see contacts at this moment, where that changes; `nil` where it is as its description says.
    public var seesContacts: (@Sendable () -> Bool)?
    /// The words that the app has told while it runs; `nil` for apps that tell none.
    public var userVocabulary: (@Sendable () -> UserVocabulary)?

    public init(
        description: AppDescription, transport: any ExtensionTransport, log: ExtensionLog = ExtensionLog(),
        seesContacts: (@Sendable () -> Bool)? = nil, userVocabulary: (@Sendable () -> UserVocabulary)? = nil,
        open: @escaping @Sendable (Record) async -> Bool
    ) {
        self.description = description
        self.transport = transport
        self.log = log
        self.open = open
        self.seesContacts = seesContacts
        self.userVocabulary = userVocabulary
    }
}
