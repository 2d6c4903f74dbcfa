public import ExtensionProtocol
public import IntentSchema
public import Intents

/// An app whose code runs in the host's process: its extension, the intents that it handles itself, and its delegate.
public struct InProcessApp: Sendable {
    private let intentsExtension: INExtension.Type?
    private let inAppIntents: [String]
    private let delegate: (any ApplicationDelegate.Type)?

    /// - Parameters:
    ///   - intentsExtension: the extension's entry point; `nil` for an app without one.
    ///   - inAppIntents: the intents that the app handles itself (`INIntentsSupported`).
    ///   - delegate: the app's entry point; without one, every activity is accepted.
    public init(
        _ intentsExtension: INExtension.Type?, inAppIntents: [String] = [], delegate: (any ApplicationDelegate.Type)? = nil
    ) {
        self.intentsExtension = intentsExtension
        self.inAppIntents = inAppIntents
        self.delegate = delegate
    }

    /// The app as an assistant uses it.
    ///
    /// - Parameters:
    ///   - description: what the app declares; its `seesContacts` is set from the services.
    ///   - services: what the app may ask of its host.
    ///   - clock: measures deadlines.
    ///   - wrap: puts something between the assistant and the extension, such as a test's faults.
    public func installed(
        _ description: AppDescription, services: HostServices, clock: any Clock<Duration> = ContinuousClock(),
        catalogue: Catalogue = .system,
        wrap: (any ExtensionTransport, ExtensionLog) -> any ExtensionTransport = { transport, _ in transport }
    ) -> InstalledApp {
        let resources = AppResources(services)
        let log = ExtensionLog()
        let application = delegate.map { ParentApplication($0, resources: resources) }
        var description = description
        description.seesContacts = resources.seesContacts
        let own = InProcessTransport(
            intentsExtension ?? INExtension.self, declaring: description.intents.filter { !inAppIntents.contains($0) },
            resources: resources, clock: clock, catalogue: catalogue, onRemark: { log.add($0) },
            onOutcome: { log.add($0, $1) })
        return InstalledApp(
            description: description, transport: wrap(transport(to: own, application, log, clock, catalogue), log), log: log,
            seesContacts: { resources.seesContacts },
            userVocabulary: { application?.userVocabulary ?? resources.userVocabulary },
            open: { await application?.open(activity: $0) ?? true })
    }

    /// The way to the app's handlers: in its extension, in the app itself, or in both.
    private func transport(
        to own: InProcessTransport, _ application: ParentApplication?, _ log: ExtensionLog, _ clock: any Clock<Duration>,
        _ catalogue: Catalogue
    ) -> any ExtensionTransport {
        guard let application, !inAppIntents.isEmpty else { return own }
        let inApp = InProcessTransport(
            inApp: application, declaring: inAppIntents, clock: clock, catalogue: catalogue, onRemark: { log.add($0) },
            onOutcome: { log.add($0, $1) })
        return SplitTransport(inApp: inAppIntents, application: inApp, extension: own)
    }
}
