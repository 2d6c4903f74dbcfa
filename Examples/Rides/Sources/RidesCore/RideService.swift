import Foundation
import GRDB

/// What Swift Cabs can do, for the app and for its extension.
///
/// A service is cheap to make and keeps nothing but its database; it may be used from several processes at once.
public struct RideService: Sendable {
    private let store: RideStore
    private let now: @Sendable () -> Date
    let area = ServiceArea.bay

    /// The group that the app and its extension share their folder in.
    public static let groupIdentifier = "group.org.errand.examples.rides"
    /// The type of the activities that open the app at a ride; `userInfo` holds its identifier under `ride`.
    public static let rideActivityType = "org.errand.examples.rides.ride"
    /// How far ahead a ride may be ordered, in seconds.
    public static let furthestPickup: TimeInterval = 7 * 86_400
    /// How long an offer is held, in seconds.
    public static let offerLifetime: TimeInterval = 600

    /// - Parameter folder: where the database lies or is to be made.
    /// - Throws: `RideError` with code `storage`.
    public init(folder: URL, now: @escaping @Sendable () -> Date = RideClock.now) throws(RideError) {
        do {
            store = try RideStore.open(in: folder)
        } catch {
            throw RideError(
                .storage, "the database of rides cannot be opened; check its folder's space and permissions", cause: error)
        }
        self.now = now
    }

    /// Whether rides may start or end there.
    public func serves(_ point: GeoPoint) -> Bool { area.contains(point) }

    /// Where the app last saw the rider; `nil` when it never did.
    public func lastSeenPlace() throws(RideError) -> Place? {
        try read { database, instant in try RideStore.lastSeen(at: instant, in: database) }
    }

    /// Notes where the rider is; the app calls it while it is open.
    public func noteLastSeen(_ place: Place) throws(RideError) {
        try write { database, instant in try RideStore.setLastSeen(place, at: instant, in: database) }
    }

    /// One offer a product that has a free driver nearby, the cheapest first; nothing is held.
    ///
    /// - Throws: `RideError` with code `noServiceInArea`, `dropOffAtPickup` or `storage`.
    public func options(from pickup: Place, to dropOff: Place) throws(RideError) -> [RideOffer] {
        try read { database, instant in
            let requests = RideProduct.all.map { RideRequest(pickup: pickup, dropOff: dropOff, product: $0) }
            if let request = requests.first { try check(request, at: instant) }
            return try requests.compactMap { try bestOffer(for: $0, at: instant, in: database) }
        }
    }

    /// Finds driver, time and price, and holds them under the operation until the offer expires.
    ///
    /// - Throws: `RideError`, such as `noDriverAvailable`, `previousRideNeedsCompletion`, `scheduledTooFar`.
    public func offer(for request: RideRequest, operation: String) throws(RideError) -> RideOffer {
        try write { database, instant in
            if let ride = try RideStore.ride(operation: operation, in: database) { return ride.offer }
            let offer = try freshOffer(for: request, at: instant, in: database)
            try RideStore.hold(offer, operation: operation, in: database)
            return offer
        }
    }

    /// Books what was offered under this operation, once: booking again returns the same ride.
    ///
    /// Where nothing was offered for this very request, the best offer of the moment is booked.
    /// - Throws: `RideError`, such as `offerExpired` or `noDriverAvailable`.
    public func book(_ request: RideRequest, operation: String) throws(RideError) -> Ride {
        try write { database, instant in
            if let ride = try RideStore.ride(operation: operation, in: database) { return ride }
            let held = try RideStore.heldOffer(operation: operation, in: database)
            guard let held, held.request == request else {
                let offer = try freshOffer(for: request, at: instant, in: database)
                return try RideStore.insert(offer, operation: operation, booked: instant, in: database)
            }
            guard instant < held.expires else {
                throw RideError(.offerExpired, "the offer was held until \(held.expires); ask for a new one")
            }
            try checkRiderIsFree(for: held, at: instant, in: database)
            return try RideStore.insert(held, operation: operation, booked: instant, in: database)
        }
    }

    func read<Value>(_ body: (Database, Date) throws -> Value) throws(RideError) -> Value {
        let instant = now()
        do {
            return try store.queue.read { try body($0, instant) }
        } catch {
            throw Self.typed(error)
        }
    }

    /// In a transaction that is undone as a whole when anything fails.
    func write<Value>(_ body: (Database, Date) throws -> Value) throws(RideError) -> Value {
        let instant = now()
        do {
            return try store.queue.write { try body($0, instant) }
        } catch {
            throw Self.typed(error)
        }
    }

    private static func typed(_ error: any Error) -> RideError {
        error as? RideError ?? RideError(.storage, "the database of rides failed; try again later", cause: error)
    }
}
