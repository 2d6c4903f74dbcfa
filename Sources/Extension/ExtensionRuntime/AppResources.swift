import Contacts
import CoreLocation
public import Foundation
public import IntentSchema
import Intents

/// What the host lends an app while the app's code runs: its shared folders, and what the person lets it see.
///
///     let resources = AppResources(groupContainers: folder, contactAccess: .granted) { contacts }
public struct AppResources: Sendable {
    /// The folder that holds the folders which app and extension share; `nil` for the process's own.
    public var groupContainers: URL?
    private let contacts: ContactAccess?
    private let places: PlaceAccess?
    /// The words that the app tells; `nil` for the process's own.
    private var words: INVocabulary?

    /// An app that sees no contacts and no places.
    public init(groupContainers: URL? = nil) {
        self.groupContainers = groupContainers
        contacts = nil
        places = nil
    }

    /// - Parameters:
    ///   - groupContainers: the folder that holds the folders which app and extension share; `nil` for the process's own.
    ///   - contactAccess: whether the app may see contacts.
    ///   - locationAccess: whether the app may know where the device is; geocoding needs no permission.
    ///   - geocoder: looks places up; `nil` where nobody can.
    ///   - location: where the device is; `nil` when nobody knows.
    ///   - contacts: read for every request that the permission allows.
    public init(
        groupContainers: URL? = nil, contactAccess: AccessPermission, locationAccess: AccessPermission = .granted,
        geocoder: (any Geocoding)? = nil, location: @escaping @Sendable () -> Coordinate? = { nil },
        contacts: @escaping @Sendable () -> [Contact]
    ) {
        self.groupContainers = groupContainers
        let access = ContactAccess(contactAccess, read: contacts)
        self.contacts = access
        words = INVocabulary()
        places = PlaceAccess(
            locationAccess, position: location, find: { await geocoder?.placemarks(named: $0) ?? [] },
            describe: { position in
                // Someone at home is at home, rather than near the next station.
                let own = access.status == .granted ? contacts().ownPlace(at: position) : nil
                return (own.map { [$0] } ?? []) + (await geocoder?.placemarks(near: position) ?? [])
            })
    }

    /// Whether the app may see contacts at this moment.
    public var seesContacts: Bool { contacts?.status == .granted }

    /// The same for another app, which tells words of its own.
    public func forAnotherApp() -> AppResources {
        var resources = self
        resources.words = INVocabulary()
        return resources
    }

    /// The words that the app has told by now.
    public var userVocabulary: UserVocabulary { words?.vocabulary ?? UserVocabulary() }

    /// Runs code of the app with these resources; tasks that it starts have them too.
    package func lend<Result>(to code: () throws -> Result) rethrows -> Result {
        // What is lent is copied into every task of the app, so nothing is where it would change nothing.
        if groupContainers == nil, contacts == nil, places == nil, words == nil, Self.nothingIsLent { return try code() }
        return try GroupContainers.$current.withValue(groupContainers) {
            try ContactAccess.$current.withValue(contacts) {
                try PlaceAccess.$current.withValue(places) {
                    try INVocabulary.$current.withValue(words) { try code() }
                }
            }
        }
    }

    private static var nothingIsLent: Bool {
        GroupContainers.current == nil && ContactAccess.current == nil && PlaceAccess.current == nil
            && INVocabulary.current == nil
    }

    /// Lends the resources to code of this process that runs outside of calls, such as work that a handler left on a queue.
    ///
    /// Apps that are hosted in one process share these.
    public func lendToProcess() {
        GroupContainers.root = groupContainers
        ContactAccess.processWide = contacts
        PlaceAccess.processWide = places
    }
}
