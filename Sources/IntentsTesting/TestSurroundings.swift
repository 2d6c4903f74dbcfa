public import Dialogue
public import Foundation
// Contacts, coordinates and outcomes are part of what a test says.
@_exported public import IntentSchema

/// The world of a test: it stands still and is the same in every run.
public struct TestSurroundings: Sendable {
    /// What "now" is. By default a Monday, 5 January 2026, 9:00 in Los Angeles.
    public var now: Date
    public var timeZone: TimeZone
    public var locale: Locale
    /// Where the person is; `nil` when unknown.
    public var location: Coordinate?
    public var contacts: [Contact]
    public var policy: Policy
    /// Measures deadlines; it stands still until the test moves it.
    public var clock: ManualClock

    public init(
        now: Date = Date(timeIntervalSince1970: 1_767_632_400), timeZone: TimeZone? = TimeZone(identifier: "America/Los_Angeles"),
        locale: Locale = Locale(identifier: "en_US"), location: Coordinate? = nil, contacts: [Contact] = [],
        policy: Policy = Policy(), clock: ManualClock = ManualClock()
    ) {
        self.now = now
        self.timeZone = timeZone ?? .gmt
        self.locale = locale
        self.location = location
        self.contacts = contacts
        self.policy = policy
        self.clock = clock
    }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
