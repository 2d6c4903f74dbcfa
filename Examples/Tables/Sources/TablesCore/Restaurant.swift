import Foundation

/// A restaurant: where it is, when it is open and which tables it has.
public struct Restaurant: Codable, Hashable, Sendable, Identifiable {
    /// Those who sit there every week at that time.
    public struct Regulars: Codable, Hashable, Sendable {
        public var days: [Weekday]
        public var time: TimeOfDay
        /// How many people each party has.
        public var parties: [Int]
    }

    public var id: String
    public var name: String
    public var town: String
    public var cuisine: String
    /// In degrees.
    public var latitude: Double
    public var longitude: Double
    public var opens: TimeOfDay
    public var closes: TimeOfDay
    public var closedOn: [Weekday]
    /// How many people each table seats.
    public var tables: [Int]
    public var regulars: [Regulars]

    /// The largest party that one table seats.
    public var largestTable: Int { tables.max() ?? 0 }
}

extension Restaurant {
    /// How long a party stays at its table, in seconds.
    public static let stay: TimeInterval = 90 * 60
    /// How many minutes before closing the last party is seated.
    static let lastSeating = 60
    /// Tables are booked for every quarter of an hour.
    static let minutesBetweenSeatings = 15

    /// When parties can be seated on the day of that instant, in order; empty when the restaurant is closed that day.
    func seatings(onDayOf instant: Date) -> [Date] {
        guard !closedOn.contains(Self.weekday(of: instant)) else { return [] }
        let last = closes.minutes - Self.lastSeating
        return stride(from: opens.minutes, through: last, by: Self.minutesBetweenSeatings).compactMap { minute in
            Self.instant(minute, onDayOf: instant)
        }
    }

    /// Whether there is a table for the party beside those who sit there then.
    func seats(partyOf size: Int, at time: Date, beside reservations: [Reservation]) -> Bool {
        var free = tables.sorted()
        // Small parties first, each at the smallest table that is left: whoever fits at all fits that way.
        return (partiesSeated(around: time, reservations) + [size]).sorted().allSatisfy { party in
            guard let table = free.firstIndex(where: { $0 >= party }) else { return false }
            free.remove(at: table)
            return true
        }
    }

    private func partiesSeated(around time: Date, _ reservations: [Reservation]) -> [Int] {
        func overlaps(_ other: Date?) -> Bool { other.map { abs($0.timeIntervalSince(time)) < Self.stay } ?? false }
        let weekday = Self.weekday(of: time)
        let usual = regulars.filter { $0.days.contains(weekday) && overlaps(Self.instant($0.time.minutes, onDayOf: time)) }
        let booked = reservations.filter { $0.restaurant == id && overlaps($0.date) }
        return usual.flatMap(\.parties) + booked.map(\.partySize)
    }

    private static func weekday(of instant: Date) -> Weekday {
        Weekday.allCases[TableClock.calendar.component(.weekday, from: instant) - 1]
    }

    private static func instant(_ minute: Int, onDayOf instant: Date) -> Date? {
        TableClock.calendar.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: instant)
    }
}
