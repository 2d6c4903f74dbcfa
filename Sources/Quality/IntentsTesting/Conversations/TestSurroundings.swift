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
    /// Whether the device is locked at the beginning.
    public var isLocked = false
    /// What goes wrong with calls, on purpose.
    public var faults: [Fault]
    /// How long, in real time, a handler may take before its deadline is made to pass. Handlers that never answer are found so.
    public var patience: Duration
    /// The test's time, which deadlines and timers follow; it stands still until the test moves it.
    public var clock: ManualClock

    public init(
        now: Date = Date(timeIntervalSince1970: 1_767_632_400), timeZone: TimeZone? = TimeZone(identifier: "America/Los_Angeles"),
        locale: Locale = Locale(identifier: "en_US"), location: Coordinate? = nil, contacts: [Contact] = [],
        policy: Policy = Policy(), faults: [Fault] = [], patience: Duration = .seconds(5), clock: ManualClock = ManualClock()
    ) {
        self.now = now
        self.timeZone = timeZone ?? .gmt
        self.locale = locale
        self.location = location
        self.contacts = contacts
        self.policy = policy
        self.faults = faults
        self.patience = patience
        self.clock = clock
    }

    /// The same world at its beginning, for another conversation.
    func afresh() -> TestSurroundings {
        var copy = self
        copy.clock = ManualClock()
        return copy
    }

    /// The instant that the test has come to.
    var time: @Sendable () -> Date { { [now, clock] in now + clock.now.offset / .seconds(1) } }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
