public import ExtensionProtocol
public import IntentSchema
public import Intents

/// An app whose code runs in the host's process: its extension, the intents that it handles itself, and its delegate.
public struct InProcessApp: Sendable {
    private let intentsExtension: INExtension.Type?
    private let inAppIntents: [String]
    private let delegate: (any ApplicationDelegate.Type)?
    private let interface: InterfaceProvider?
    private let reloadsExtension: Bool

    /// - Parameters:
    ///   - intentsExtension: the extension's entry point; `nil` for an app without one.
    ///   - inAppIntents: the intents that the app handles itself (`INIntentsSupported`).
    ///   - delegate: the app's entry point; without one, every activity is accepted. It also handles what the extension leaves to it
    ///     (`.handleInApp`).
    ///   - interface: creates the object that supplies the cards of the extension's requests, one for each card; `nil` if it supplies
    ///     none.
    ///   - reloadsExtension: whether an extension that returns the same handler again is created anew; see
    ///     ``InProcessConnection``.
    public init(
        _ intentsExtension: INExtension.Type?, inAppIntents: [String] = [], delegate: (any ApplicationDelegate.Type)? = nil,
        interface: InterfaceProvider? = nil, reloadsExtension: Bool = false
    ) {
        self.intentsExtension = intentsExtension
        self.inAppIntents = inAppIntents
        self.delegate = delegate
        self.interface = interface
        self.reloadsExtension = reloadsExtension
    }

    /// The app as an assistant uses it.
    ///
    /// - Parameters:
    ///   - description: what the app declares.
    ///   - services: what the host offers the app.
    ///   - events: receives the events that the app sends unprompted.
    ///   - clock: measures deadlines.
    ///   - types: the intents that the app's code can be asked to handle, including its own.
    public func installed(
        _ description: AppDescription, services: HostServices, events: ExtensionEvents = ExtensionEvents(),
        clock: any Clock<Duration> = ContinuousClock(), types: IntentTypes
    ) -> InstalledApp {
        let resources = AppResources(services, app: description.id, events: events)
        let application = delegate.map { ParentApplication($0, resources: resources) }
        let own = InProcessConnection(
            intentsExtension ?? INExtension.self, declaring: description.intents.filter { !inAppIntents.contains($0) },
            resources: resources, application: application, interface: interface, clock: clock, types: types, events: events,
            reloadsExtension: reloadsExtension)
        let left = description.intentsLeftToApplication(besides: inAppIntents, of: types.catalogue)
        guard let application, !(inAppIntents + left).isEmpty else {
            return InstalledApp(description: description, connection: own)
        }
        let inApp = InProcessConnection(
            inApp: application, declaring: inAppIntents + left, clock: clock, types: types, events: events)
        return InstalledApp(
            description: description,
            connection: SplitConnection(
                inApp: inAppIntents, application: inApp, extension: own, catalogue: types.catalogue, clock: clock))
    }
}
