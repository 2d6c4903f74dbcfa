import Assistant
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import Understanding

extension TestApp {
    func installed(in world: TestWorld) -> InstalledApp {
        let surroundings = world.surroundings
        let resources = AppResources(
            groupContainers: world.groupContainers, contactAccess: contactAccess, locationAccess: locationAccess,
            geocoder: world.places, location: { surroundings.location }, contacts: { surroundings.contacts })
        let log = ExtensionLog()
        let application = delegate.map { ParentApplication($0, resources: resources) }
        var description = description
        description.seesContacts = resources.seesContacts
        let transport = TestTransport(
            inner: inner(application, resources, world, log), faults: world.faults, clock: world.clock, later: world.later,
            log: log, catalogue: world.catalogue, patience: surroundings.patience)
        return InstalledApp(
            description: description, transport: transport, log: log, seesContacts: { resources.seesContacts },
            userVocabulary: { application?.userVocabulary ?? resources.userVocabulary },
            open: { await application?.open(activity: $0) ?? true })
    }

    /// The transport to the app's handlers: in its extension, in the app itself, or in both.
    private func inner(
        _ application: ParentApplication?, _ resources: AppResources, _ world: TestWorld, _ log: ExtensionLog
    ) -> any ExtensionTransport {
        let own = InProcessTransport(
            intentsExtension ?? INExtension.self, declaring: description.intents.filter { !inAppIntents.contains($0) },
            resources: resources, clock: world.clock, onRemark: { log.add($0) }, onOutcome: { log.add($0, $1) })
        guard let application, !inAppIntents.isEmpty else { return own }
        let inApp = InProcessTransport(
            inApp: application, declaring: inAppIntents, clock: world.clock, onRemark: { log.add($0) },
            onOutcome: { log.add($0, $1) })
        return SplitTransport(inApp: inAppIntents, application: inApp, extension: own)
    }
}
