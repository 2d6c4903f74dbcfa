public import Foundation
public import IntentSchema

/// What a conversation takes from the world around it. Everything is injected, so that runs can be repeated.
public struct Surroundings: Sendable {
    /// Returns the current time.
    public var now: @Sendable () -> Date
    /// Gives a fresh identifier each time.
    public var makeIdentifier: @Sendable () -> String
    /// The identifier of the person who speaks.
    public var person: String
    /// The person's language and region; the region determines the default currency.
    public var locale: Locale
    /// With the person's time zone.
    public var calendar: Calendar
    /// Where the person is; `nil` when unknown.
    public var location: Coordinate?

    public init(
        now: @escaping @Sendable () -> Date = { Date() },
        makeIdentifier: @escaping @Sendable () -> String = { UUID().uuidString },
        person: String = "owner",
        locale: Locale = .current, calendar: Calendar = .current, location: Coordinate? = nil
    ) {
        self.now = now
        self.makeIdentifier = makeIdentifier
        self.person = person
        self.locale = locale
        self.calendar = calendar
        self.location = location
    }
}
