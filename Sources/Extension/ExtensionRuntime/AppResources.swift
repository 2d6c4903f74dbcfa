import Contacts
import CoreLocation
public import ExtensionProtocol
public import Foundation
import IntentSchema
import Intents

/// What the host lends an app while the app's code runs: its shared folders, and what the person lets it see.
///
///     let resources = AppResources(HostServices(groupContainers: folder, contactAccess: .granted) { contacts })
public struct AppResources: Sendable {
    /// The folder that holds the folders which app and extension share; `nil` for the process's own.
    public var groupContainers: URL?
    private let contacts: ContactAccess?
    private let places: PlaceAccess?
    /// The words that the app tells; `nil` for the process's own.
    private let words: INVocabulary?

    /// An app that sees no contacts and no places.
    public init(groupContainers: URL? = nil) {
        self.groupContainers = groupContainers
        contacts = nil
        places = nil
        words = nil
    }

    /// What these services give, with contacts and places behind their permissions.
    ///
    /// - Parameter events: takes the words that the app tells, and changes of what it may see.
    public init(_ services: HostServices, events: ExtensionEvents? = nil) {
        groupContainers = services.groupContainers
        let (geocoder, contacts) = (services.geocoder, services.contacts)
        let access = ContactAccess(
            services.contactAccess, read: contacts,
            changed: { events?.post(ExtensionEvent(.contactAccess($0 == .granted))) })
        self.contacts = access
        words = INVocabulary { events?.post(ExtensionEvent(.vocabulary($0))) }
        places = PlaceAccess(
            services.locationAccess, position: services.location, find: { await geocoder?.placemarks(named: $0) ?? [] },
            describe: { position in
                // Someone at home is at home, rather than near the next station.
                let own = access.status == .granted ? contacts().ownPlace(at: position) : nil
                return (own.map { [$0] } ?? []) + (await geocoder?.placemarks(near: position) ?? [])
            })
    }

    /// Whether the app may see contacts at this moment.
    public var seesContacts: Bool { contacts?.status == .granted }

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
