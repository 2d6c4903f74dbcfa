import ExtensionProtocol
public import Foundation
public import IntentSchema

/// Something that is to happen for a person at a time, in whichever of their conversations is open then.
public struct Appointment: Hashable, Sendable {
    /// What is to happen.
    public enum Kind: String, CaseIterable, Sendable {
        /// A notification of an app; the contents are a record of the type `UNNotificationRequest`.
        case notification
        /// A shortcut runs; the contents are a record of the type `INDateComponentsRange`, which says when it does.
        case shortcut
    }

    /// The most notifications that wait for a person and an app; of more, the ones that are due last are dropped.
    public static let mostPerApp = 64
    /// The shortest time between two notifications of one request, in seconds.
    public static let shortestInterval = 60.0

    /// What is to happen.
    public var kind: Kind
    /// The identifier of the app; empty for shortcuts.
    public var app: String
    /// The identifier of the notification, unique in its app, or of the shortcut.
    public var key: String
    /// When it is due next.
    public var time: Date
    /// What, and how it recurs; see ``Kind``.
    public var content: Record

    public init(_ kind: Kind, app: String = "", key: String, time: Date, content: Record) {
        self.kind = kind
        self.app = app
        self.key = key
        self.time = time
        self.content = content
    }

    /// Creates the appointment of a notification that an app asks for; `nil` if the request has no usable identifier.
    ///
    /// - Parameter now: when the app asks; a notification without a time is due then.
    public init?(_ request: Record, of app: String, at now: Date) {
        guard let identifier = request.notificationIdentifier, !identifier.contains("\0") else { return nil }
        let time = request["date"]?.date.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil } ?? now
        self.init(.notification, app: app, key: identifier, time: max(time, now), content: request)
    }

    /// Whether both are the same appointment, perhaps at different times.
    public func isSame(as other: Appointment) -> Bool { (kind, app, key) == (other.kind, other.app, other.key) }

    /// When it is due again after both its time and this one; `nil` if it does not recur.
    ///
    /// - Parameter calendar: the person's.
    public func next(after now: Date, in calendar: Calendar) -> Date? {
        let start = max(now, time)
        switch kind {
        case .shortcut: return content.nextTime(after: start, in: calendar)
        case .notification:
            guard content["repeats"]?.bool == true else { return nil }
            if let interval = content["timeInterval"]?.double {
                guard interval >= Self.shortestInterval, interval.isFinite else { return nil }
                return time + interval * ((start.timeIntervalSince(time) / interval).rounded(.down) + 1)
            }
            guard var components = content["dateComponents"]?.dateComponents else { return nil }
            var calendar = calendar
            if let zone = components.timeZone { calendar.timeZone = zone }
            components.timeZone = nil
            let next = calendar.nextDate(after: start, matching: components, matchingPolicy: .nextTime)
            return next.map { max($0, start + Self.shortestInterval) }
        }
    }
}

extension Record {
    /// When this time or recurrence, a record of the type `INDateComponentsRange`, comes next; `nil` if it does not, or names no time of day.
    ///
    /// - Parameter calendar: the person's.
    public func nextTime(after now: Date, in calendar: Calendar) -> Date? {
        guard var start = (self["startDateComponents"] ?? self["endDateComponents"])?.dateComponents, start.hour != nil else {
            return nil
        }
        var calendar = calendar
        if let zone = start.timeZone { calendar.timeZone = zone }
        start.calendar = nil
        start.timeZone = nil
        guard
            let first = start.day == nil
                ? calendar.nextDate(after: now, matching: start, matchingPolicy: .nextTime) : calendar.date(from: start)
        else { return nil }
        guard let rule = self["recurrenceRule"]?.record.flatMap({ $0.recurrenceRule(in: calendar) }) else {
            return first > now ? first : nil
        }
        // The longest recurrence is a year, and every day has come within eight: 29 February.
        let horizon = max(now, first) + 9 * 366 * 86_400 * Double(rule.interval)
        return rule.recurrences(of: first, in: now..<horizon).first { $0 > now }
    }

    /// A record of the type `INRecurrenceRule` as a rule of the calendar; `nil` if the frequency is unknown.
    private func recurrenceRule(in calendar: Calendar) -> Calendar.RecurrenceRule? {
        // Raw values of INRecurrenceFrequency.
        let frequencies: [Int: Calendar.RecurrenceRule.Frequency] = [
            1: .minutely, 2: .hourly, 3: .daily, 4: .weekly, 5: .monthly, 6: .yearly,
        ]
        guard let frequency = self["frequency"]?.integer.flatMap({ frequencies[$0] }) else { return nil }
        var rule = Calendar.RecurrenceRule(
            calendar: calendar, frequency: frequency, interval: min(max(1, self["interval"]?.integer ?? 1), 1_000),
            matchingPolicy: .nextTime)
        // Bits of INDayOfWeekOptions.
        let days = self["weeklyRecurrenceDays"]?.integer ?? 0
        let weekdays: [Locale.Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
        rule.weekdays = weekdays.enumerated().filter { days & 1 << $0.offset != 0 }.map { .every($0.element) }
        return rule
    }
}
