public import Dialogue
public import Foundation
// Tests refer to contacts, coordinates and outcomes.
@_exported public import IntentSchema
public import Understanding

/// The environment of a test conversation, the same in every run.
public struct TestSurroundings: Sendable {
    /// The instant at which the conversation starts; by default Monday, 5 January 2026, 9:00 in Los Angeles.
    public var now: Date
    /// The person's time zone.
    public var timeZone: TimeZone
    /// The person's language and region.
    public var locale: Locale
    /// The person's position; `nil` if unknown.
    public var location: Coordinate?
    /// The person's contacts.
    public var contacts: [Contact]
    /// The policy in effect.
    public var policy: Policy
    /// Whether the device is locked at the start.
    public var isLocked = false
    /// The faults to inject.
    public var faults: [Fault]
    /// How long, in real time, a handler may take before its virtual deadline expires. Detects handlers that never reply.
    public var patience: Duration
    /// The clock for deadlines and timers.
    public var clock: ManualClock
    /// Derives the conversation's interpreter from the language's own: one that knows the phrases of custom intents, for example.
    public var reading: @Sendable (any Interpreter) -> any Interpreter = { $0 }
    /// The person's identifier.
    public var person = "owner"

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

    /// The same environment at its start, for another conversation.
    func afresh() -> TestSurroundings {
        var copy = self
        copy.clock = ManualClock()
        return copy
    }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
