import Assistant
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Understanding

extension TestApp {
    func installed(in world: TestWorld, remembering memory: PersonalMemory) -> InstalledApp {
        let services = HostServices { id, app in
            world.people[id].map { person in
                AppServices(
                    groupContainers: world.groupContainers(of: id), permission: { person.permissions[$0, app] },
                    contacts: { person.contacts.contacts }, location: { person.location },
                    geocoder: world.places(for: person), calendar: person.calendar, now: { world.now },
                    voiceShortcuts: { memory.voiceShortcuts(for: app, of: id) },
                    notifications: { memory.notifications(of: app, for: id) })
            }
        }
        let connection =
            installation.map { programs($0, in: world, services) }
            ?? InProcessApp(
                intentsExtension, inAppIntents: inAppIntents, delegate: delegate, interface: interface,
                reloadsExtension: reloadsExtension
            ).installed(description, services: services, clock: world.clock, types: world.types).connection
        return InstalledApp(
            description: description,
            connection: TestConnection(
                inner: connection, isProgram: installation != nil, faults: world.faults, clock: world.clock, later: world.later,
                catalogue: world.catalogue, patience: world.surroundings.patience))
    }
}

extension TestWorld {
    /// The folder that contains a person's app group folders; for the first person, it is the test's.
    func groupContainers(of person: String) -> URL {
        person == surroundings.person
            ? groupContainers : groupContainers.appending(path: "people/\(person)", directoryHint: .isDirectory)
    }
}
