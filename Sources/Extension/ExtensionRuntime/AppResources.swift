import Contacts
import CoreLocation
public import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import Synchronization

/// What the host offers an app while the app's code runs, apart for each person.
///
///     let resources = AppResources(services, app: "org.example.rides", events: events)
public final class AppResources: Sendable {
    private let services: HostServices?
    private let app: String
    private let events: ExtensionEvents?
    private let people = Mutex<[String: PersonResources]>([:])

    /// An app that is offered nothing, whoever the person is.
    public init() {
        services = nil
        app = ""
        events = nil
    }

    /// - Parameters:
    ///   - app: the app's identifier.
    ///   - events: takes what the app tells of its own accord.
    public init(_ services: HostServices, app: String, events: ExtensionEvents? = nil) {
        self.services = services
        self.app = app
        self.events = events
    }

    /// What the app is offered for the person; `nil` for people whom the host does not know.
    func resources(for person: String) -> PersonResources? {
        people.withLock { people in
            if let known = people[person] { return known }
            guard let services else { return PersonResources() }
            guard let offered = services.services(for: person, app: app) else { return nil }
            let made = PersonResources(offered) { [events] in events?.post(ExtensionEvent($0, person: person)) }
            people[person] = made
            return made
        }
    }

    /// Runs code of the app for the person; tasks that it starts have the same resources. For people whom the host does not know,
    /// there are none.
    package func lend<Result>(for person: String, to code: () throws -> Result) rethrows -> Result {
        try (resources(for: person) ?? PersonResources()).lend(to: code)
    }

    /// Lends the resources to code of this process that runs outside of calls, such as work that a handler left on a queue.
    ///
    /// Apps that are hosted in one process share these.
    public func lendToProcess(for person: String) {
        resources(for: person)?.lendToProcess()
    }
}

/// What an app is offered for one person.
struct PersonResources: Sendable {
    private var groupContainers: URL?
    private var contacts: ContactAccess?
    private var places: PlaceAccess?
    private var words: INVocabulary?

    init() {}

    init(_ services: AppServices, post: @escaping @Sendable (ExtensionEvent.Kind) -> Void) {
        groupContainers = services.groupContainers
        let (geocoder, contacts) = (services.geocoder, services.contacts)
        let access = ContactAccess(
            services.permission(.contacts), read: contacts,
            changed: { post(.permission(.contacts, isGranted: $0 == .granted)) })
        self.contacts = access
        words = INVocabulary { post(.vocabulary($0)) }
        places = PlaceAccess(
            services.permission(.location), position: services.location, find: { await geocoder?.placemarks(named: $0) ?? [] },
            describe: { position in
                // Someone at home is at home, rather than near the next station.
                let own = access.status == .granted ? contacts().ownPlace(at: position) : nil
                return (own.map { [$0] } ?? []) + (await geocoder?.placemarks(near: position) ?? [])
            })
    }

    func lend<Result>(to code: () throws -> Result) rethrows -> Result {
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

    func lendToProcess() {
        GroupContainers.root = groupContainers
        ContactAccess.processWide = contacts
        PlaceAccess.processWide = places
    }
}
