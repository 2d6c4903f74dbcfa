import Foundation

/// What Corner Table can do, for the app and for its extension.
///
/// A service is cheap to make and keeps nothing but a file in the folder that both share.
public struct TableService: Sendable {
    /// Whether a table is free at the time asked for.
    public enum Availability: Hashable, Sendable {
        case free
        /// Not then, but at these times of the day, one of them nearby, in order.
        case freeAt([Date])
        case none
    }

    /// The group that the app and its extension share their folder in.
    public static let groupIdentifier = "group.org.errand.examples.tables"
    /// The type of the activities that open the app at a reservation; `userInfo` holds its identifier under `reservation`.
    public static let reservationActivityType = "org.errand.examples.tables.reservation"
    /// How far from the time asked for another one is still worth offering, in seconds.
    static let nearby: TimeInterval = 90 * 60
    /// How many other times are offered where the one asked for is taken.
    static let mostOffered = 3
    /// How far ahead tables can be booked, in seconds.
    static let furthest: TimeInterval = 90 * 24 * 3600

    private let file: URL
    private let now: @Sendable () -> Date

    /// - Parameter folder: the folder of the app group.
    public init(folder: URL, now: @escaping @Sendable () -> Date = TableClock.now) {
        file = folder.appendingPathComponent("reservations.json")
        self.now = now
    }

    // Free tables

    /// When the restaurant has a table for the party on the day of that instant, in order.
    public func freeTimes(
        at restaurant: Restaurant, for partySize: Int, onDayOf day: Date
    ) throws(TableError) -> [Date] {
        let (earliest, reservations) = (now(), try reservations())
        return restaurant.seatings(onDayOf: day).filter { time in
            time > earliest && time < earliest + Self.furthest
                && restaurant.seats(partyOf: partySize, at: time, beside: reservations)
        }
    }

    public func availability(
        of restaurant: Restaurant, at time: Date, for partySize: Int
    ) throws(TableError) -> Availability {
        let free = try freeTimes(at: restaurant, for: partySize, onDayOf: time)
        if free.contains(time) { return .free }
        guard time > now(), let nearest = free.nearest(to: time, count: 1).first,
            abs(nearest.timeIntervalSince(time)) <= Self.nearby
        else { return .none }
        return .freeAt(free.around(time, count: Self.mostOffered))
    }

    // Reservations

    /// All that were booked, the first to come first; those of the past as well.
    ///
    /// - Throws: `TableError` with code `storage`.
    public func reservations() throws(TableError) -> [Reservation] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        do {
            let all = try JSONDecoder().decode([Reservation].self, from: Data(contentsOf: file))
            return all.sorted { $0.date < $1.date }
        } catch {
            throw TableError(.storage, "the reservations cannot be read; check the file's permissions", cause: error)
        }
    }

    /// Makes sure that the request can be booked as it is.
    ///
    /// - Throws: `TableError` with code `restaurantNotClear`, `timeNotFree` or `storage`.
    public func check(_ request: TableRequest) throws(TableError) {
        guard let restaurant = try RestaurantGuide.shared().restaurant(id: request.restaurant) else {
            throw TableError(.restaurantNotClear, "there is no restaurant '\(request.restaurant)' in the guide")
        }
        guard request.partySize > 0, try availability(of: restaurant, at: request.date, for: request.partySize) == .free else {
            throw TableError(.timeNotFree, "\(restaurant.id) has no table then; offer another time")
        }
    }

    /// Books a table; the same operation gives the same reservation, however often it comes.
    ///
    /// - Throws: `TableError` with code `restaurantNotClear`, `timeNotFree` or `storage`; nothing is booked then.
    public func book(_ request: TableRequest, operation: String) throws(TableError) -> Reservation {
        var all = try reservations()
        if let made = all.first(where: { $0.operation == operation }) { return made }
        try check(request)
        let reservation = Reservation(id: "T\(1001 + all.count)", operation: operation, request: request, made: now())
        all.append(reservation)
        do {
            try JSONEncoder().encode(all).write(to: file, options: .atomic)
        } catch {
            throw TableError(.storage, "the reservation cannot be written; check the disk's space", cause: error)
        }
        return reservation
    }
}

extension [Date] {
    /// The times closest to one, in order.
    public func nearest(to time: Date, count: Int) -> [Date] {
        let byDistance = sorted { abs($0.timeIntervalSince(time)) < abs($1.timeIntervalSince(time)) }
        return byDistance.prefix(Swift.max(0, count)).sorted()
    }

    /// The times closest to one, in order; the last before it and the first behind it are among them.
    public func around(_ time: Date, count: Int) -> [Date] {
        let sides = [filter { $0 < time }.max(), filter { $0 >= time }.min()].compactMap { $0 }
        let others = filter { !sides.contains($0) }.nearest(to: time, count: count - sides.count)
        return (sides + others).sorted()
    }
}
