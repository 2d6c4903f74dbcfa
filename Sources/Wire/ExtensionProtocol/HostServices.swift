/// What the host offers apps, by person and app.
///
///     let services = HostServices { person, app in people[person].map { AppServices(contacts: $0.contacts, ...) } }
public struct HostServices: Sendable {
    private let offered: @Sendable (_ person: String, _ app: String) -> AppServices?

    /// - Parameter offered: what is offered to an app for a person, by their identifiers; `nil` for people unknown to the host.
    ///   Called once per person and app, as long as the app is connected.
    public init(_ offered: @escaping @Sendable (_ person: String, _ app: String) -> AppServices?) {
        self.offered = offered
    }

    /// Offers every app the same, for a host's only person.
    public init(of person: String, _ services: AppServices) {
        self.init { asked, _ in asked == person ? services : nil }
    }

    /// What is offered to the app for the person; `nil` for people unknown to the host.
    public func services(for person: String, app: String) -> AppServices? { offered(person, app) }
}
