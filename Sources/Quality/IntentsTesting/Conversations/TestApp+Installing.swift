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
        var app = InProcessApp(intentsExtension, inAppIntents: inAppIntents, delegate: delegate)
            .installed(description, services: services, clock: world.clock, types: world.types)
        app.connection = TestConnection(
            inner: app.connection, faults: world.faults, clock: world.clock, later: world.later, catalogue: world.catalogue,
            patience: surroundings.patience)
        return app
    }
}
