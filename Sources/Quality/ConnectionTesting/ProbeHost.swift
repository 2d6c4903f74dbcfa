public import ExtensionProtocol
public import Foundation
import IntentSchema

/// The host for connections under test: it serves two people, who share nothing.
public enum ProbeHost {
    /// The person who makes the requests of most checks.
    public static let owner = "owner"
    /// Another person.
    public static let guest = "guest"
    /// A person unknown to the host.
    static let stranger = "stranger"

    static let zones = [owner: "Asia/Tokyo", guest: "America/Lima"]

    /// The name of the person's only contact.
    static func contact(of person: String) -> String { "Friend of \(person)" }

    /// What the host offers.
    ///
    /// - Parameter folder: contains the people's folders for app groups.
    public static func services(in folder: URL) -> HostServices {
        HostServices { person, _ in
            guard let zone = zones[person].flatMap(TimeZone.init(identifier:)) else { return nil }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            let contact = Contact(id: person, givenName: contact(of: person), fullName: contact(of: person))
            return AppServices(
                groupContainers: folder.appending(path: person, directoryHint: .isDirectory),
                operations: folder.appending(path: "\(person)/operations", directoryHint: .isDirectory),
                permission: { $0 == .contacts ? .granted : .notAsked(grants: person == owner) },
                contacts: { [contact] }, calendar: calendar)
        }
    }
}
