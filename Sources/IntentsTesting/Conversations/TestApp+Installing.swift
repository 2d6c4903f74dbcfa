import Assistant
import ExtensionRuntime
import Foundation
import IntentSchema
import Understanding

extension TestApp {
    func installed(in world: TestWorld) -> InstalledApp {
        let surroundings = world.surroundings
        let resources = AppResources(
            groupContainers: world.groupContainers, contactAccess: contactAccess, locationAccess: locationAccess,
            geocoder: world.places, location: { surroundings.location }, contacts: { surroundings.contacts })
        let log = ExtensionLog()
        let inner = InProcessTransport(
            intentsExtension, declaring: description.intents, resources: resources, clock: world.clock,
            onRemark: { log.add($0) },
            onOutcome: { log.add($0, $1) })
        let transport = TestTransport(
            inner: inner, faults: world.faults, clock: world.clock, later: world.later, log: log, catalogue: world.catalogue,
            patience: surroundings.patience)
        guard let delegate else {
            return InstalledApp(description: description, transport: transport, log: log) { _ in true }
        }
        let application = ParentApplication(delegate, resources: resources)
        return InstalledApp(description: description, transport: transport, log: log) {
            await application.open(activity: $0)
        }
    }
}
