import AppLaunching
import Assistant
import ExtensionProtocol
import Foundation
import IntentSchema

extension AppServices {
    /// What a host offers an app for a person. Contacts, location and permissions are read when the app asks for them.
    init(
        to app: String, for person: Person, of people: People, _ configuration: HostConfiguration, geocoder: any Geocoding,
        memory: PersonalMemory
    ) {
        let id = person.id
        self.init(
            groupContainers: configuration.groupContainers(of: id),
            operations: configuration.operations(of: id)?.appending(path: app.hexadecimalName, directoryHint: .isDirectory),
            permission: { people[id]?.permissions[$0, app] ?? .denied },
            contacts: { people[id]?.contacts.contacts ?? [] }, location: { people[id]?.location }, geocoder: geocoder,
            calendar: person.calendar, now: configuration.clock,
            voiceShortcuts: { memory.voiceShortcuts(for: app, of: id) },
            notifications: { memory.notifications(of: app, for: id) })
    }
}

extension HostConfiguration {
    /// The folder of what belongs to a person; the owner's is the data folder itself.
    func folder(of person: String) -> URL {
        guard person != owner.id else { return directory }
        return directory.appending(path: "people/\(person.hexadecimalName)", directoryHint: .isDirectory)
    }

    /// The folder that contains the folders that apps share with their extensions, separate for each person.
    func groupContainers(of person: String) -> URL {
        folder(of: person).appending(path: "groups", directoryHint: .isDirectory)
    }

    /// The folder in which what became of operations is kept, in a folder for each app; `nil` for nowhere.
    func operations(of person: String) -> URL? {
        guard store != .memory else { return nil }
        return folder(of: person).appending(path: "operations", directoryHint: .isDirectory)
    }
}
