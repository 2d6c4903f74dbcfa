public import IntentSchema
import Synchronization

/// What the host offers to code of extensions besides calling it: the person's contacts, a map, and where the person is.
public struct HostServices: Sendable {
    /// Whether an app may see the person's contacts; raw values are those of `CNAuthorizationStatus`.
    public enum ContactsAccess: Int, Sendable {
        case notDetermined = 0
        case denied = 2
        case granted = 3
    }

    /// What the app may see of the contacts.
    public var contactsAccess: @Sendable () -> ContactsAccess
    /// Asks whether the app may see the contacts; answers what holds from then on.
    public var requestContacts: @Sendable () async -> Bool
    /// The person's contacts, whatever the access.
    public var contacts: @Sendable () -> [Contact]
    /// The places of that name or address, as `CLPlacemark` records, the likeliest first.
    public var places: @Sendable (String) -> [Record]
    /// The nearest known place, as a `CLPlacemark` record.
    public var place: @Sendable (Coordinate) -> Record?
    /// Where the person is; `nil` when unknown or when apps may not know.
    public var location: Coordinate?

    public init(
        contactsAccess: @escaping @Sendable () -> ContactsAccess = { .notDetermined },
        requestContacts: @escaping @Sendable () async -> Bool = { false },
        contacts: @escaping @Sendable () -> [Contact] = { [] }, places: @escaping @Sendable (String) -> [Record] = { _ in [] },
        place: @escaping @Sendable (Coordinate) -> Record? = { _ in nil }, location: Coordinate? = nil
    ) {
        self.contactsAccess = contactsAccess
        self.requestContacts = requestContacts
        self.contacts = contacts
        self.places = places
        self.place = place
        self.location = location
    }

    /// The services of the call under way; `nil` outside of calls.
    @TaskLocal public static var call: HostServices?

    private static let processWide = Mutex(HostServices())

    /// The services for code that runs outside of calls: nothing, unless a host has set them.
    public static var current: HostServices {
        get { call ?? processWide.withLock { $0 } }
        set { processWide.withLock { $0 = newValue } }
    }
}
