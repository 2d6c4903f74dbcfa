import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Understanding

extension TestApp {
    func installed(in world: TestWorld) -> InstalledApp {
        let surroundings = world.surroundings
        let services = HostServices(
            groupContainers: world.groupContainers, contactAccess: contactAccess, locationAccess: locationAccess,
            geocoder: world.places, location: { surroundings.location }, contacts: { surroundings.contacts })
        return InProcessApp(intentsExtension, inAppIntents: inAppIntents, delegate: delegate)
            .installed(description, services: services, clock: world.clock, catalogue: world.catalogue) { inner, log in
                TestTransport(
                    inner: inner, faults: world.faults, clock: world.clock, later: world.later, log: log,
                    catalogue: world.catalogue, patience: surroundings.patience)
            }
    }
}
