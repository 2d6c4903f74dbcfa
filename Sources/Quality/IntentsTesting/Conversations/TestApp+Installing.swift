import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Understanding

extension TestApp {
    func installed(in world: TestWorld) -> InstalledApp {
        let surroundings = world.surroundings
        let services = AppServices(
            groupContainers: world.groupContainers,
            permission: { [contactAccess, locationAccess] permission in
                switch permission {
                case .contacts: contactAccess
                case .location: locationAccess
                case .assistant, .focus: .notAsked(grants: true)
                }
            },
            contacts: { surroundings.contacts }, location: { surroundings.location }, geocoder: world.places,
            calendar: surroundings.calendar)
        var description = description
        description.seesContacts = services.seesContacts
        var app = InProcessApp(intentsExtension, inAppIntents: inAppIntents, delegate: delegate)
            .installed(description, services: HostServices(of: "owner", services), clock: world.clock, types: world.types)
        app.connection = TestConnection(
            inner: app.connection, faults: world.faults, clock: world.clock, later: world.later, catalogue: world.catalogue,
            patience: surroundings.patience)
        return app
    }
}
