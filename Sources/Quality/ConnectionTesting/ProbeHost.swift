public import ExtensionProtocol
public import Foundation
import IntentSchema

/// The host that connections under check are to have: it serves two people, who share nothing.
public enum ProbeHost {
    /// The person whose requests most checks send.
    static let owner = "owner"
    /// Somebody else.
    static let guest = "guest"
    /// Nobody whom the host knows.
    static let stranger = "stranger"

    static let zones = [owner: "Asia/Tokyo", guest: "America/Lima"]

    /// The name of the person's only contact.
    static func contact(of person: String) -> String { "Friend of \(person)" }

    /// What the host offers.
    ///
    /// - Parameter folder: holds the people's folders for app groups.
    public static func services(in folder: URL) -> HostServices {
        HostServices { person, _ in
            guard let zone = zones[person].flatMap(TimeZone.init(identifier:)) else { return nil }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            let contact = Contact(id: person, givenName: contact(of: person), fullName: contact(of: person))
            return AppServices(
                groupContainers: folder.appending(path: person, directoryHint: .isDirectory),
                permission: { $0 == .contacts ? .granted : .notAsked(grants: person == owner) },
                contacts: { [contact] }, calendar: calendar)
        }
    }
}
