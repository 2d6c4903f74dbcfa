public import ExtensionProtocol
public import Foundation

/// Keeps what apps contribute about people, and what the assistant did for them, by person and app.
///
/// An app can neither replace nor delete what another has contributed, even where identifiers are the same.
public protocol ContributionBook: Sendable {
    /// Applies contributions of one app, in order, in one transaction: all or none. Then the oldest donations beyond
    /// ``Donation/mostPerApp``, and those older than ``Donation/longestAge``, are dropped.
    ///
    /// If the assistant alone says so, they may be lost if the machine loses power soon after.
    ///
    /// - Throws: `StoreError` with `invalidInput` if the person or the app has no identifier.
    func keep(_ contributions: [TimedContribution], of app: String, for person: String) async throws

    /// A person's donations, the latest first.
    ///
    /// - Parameters:
    ///   - app: the app's identifier; `nil` for all apps.
    ///   - limit: the most to return; a limit below 1 returns none.
    func donations(of app: String?, for person: String, limit: Int) async throws -> [Donation]

    /// How many donations are kept, by app.
    func donationCounts(for person: String) async throws -> [String: Int]

    /// Erases a person's donations.
    ///
    /// - Parameter app: the app's identifier; `nil` for all apps.
    /// - Returns: how many there were.
    @discardableResult
    func eraseDonations(of app: String?, for person: String) async throws -> Int

    /// When the person last used the apps for an intent, by app, the latest first.
    ///
    /// - Parameter limit: the most to return for each app.
    func uses(of intent: String, by apps: [String], for person: String, limit: Int) async throws -> [String: [Date]]

    /// The reservations that apps have donated for the person, by app and by the order in which they were donated, the latest last.
    ///
    /// Of several with one reference, only the last donated is kept; deleting its donation leaves none.
    func reservations(of person: String) async throws -> [KeptReservation]

    /// What the app has supplied for the person other than donations: suggested and relevant shortcuts, media, context.
    func supplied(by app: String, for person: String) async throws -> AppContributions

    /// Erases all that apps have contributed.
    ///
    /// - Parameter app: the identifier of an app that is uninstalled; for all people.
    func eraseContributions(of app: String) async throws
}

/// A contribution, and when it became known.
public struct TimedContribution: Hashable, Sendable {
    /// The contribution.
    public var contribution: AppContribution
    /// When it became known.
    public var time: Date
    /// Who says so.
    public var origin: Donation.Origin

    /// - Parameter origin: who says so; counts for donations alone.
    public init(_ contribution: AppContribution, at time: Date, origin: Donation.Origin = .app) {
        self.contribution = contribution
        self.time = time
        self.origin = origin
    }
}
