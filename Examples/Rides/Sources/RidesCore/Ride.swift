import Foundation
import GRDB

/// What the rider asks for.
public struct RideRequest: Hashable, Sendable, Codable {
    public var pickup: Place
    public var dropOff: Place
    public var product: RideProduct
    public var partySize: Int
    /// When the rider wants to be picked up; `nil` means as soon as possible.
    public var scheduledPickup: Date?

    public init(pickup: Place, dropOff: Place, product: RideProduct, partySize: Int = 1, scheduledPickup: Date? = nil) {
        self.pickup = pickup
        self.dropOff = dropOff
        self.product = product
        self.partySize = partySize
        self.scheduledPickup = scheduledPickup
    }
}

/// A driver, a time and a price for a request, held for a while.
public struct RideOffer: Hashable, Sendable, Codable {
    public var request: RideRequest
    public var driver: Driver
    public var fare: Fare
    public var timetable: Timetable
    public var expires: Date
}

/// A ride that was booked.
public struct Ride: Hashable, Sendable, Codable {
    public enum Phase: String, Hashable, Sendable, Codable {
        /// Noted for later; the driver is told shortly before.
        case received
        case confirmed, approachingPickup, pickup, ongoing, completed, cancelled
    }

    /// Such as `SC-1001`.
    public var id: String
    public var offer: RideOffer
    public var booked: Date
    /// In US cents; zero unless the ride was cancelled late.
    public var cancellationFee = 0
    /// From 1 to 5; `nil` while the rider has given none.
    public var rating: Int?
    /// In US cents; `nil` while the rider has given none.
    public var tip: Int?

    public var timetable: Timetable { offer.timetable }

    /// How far the ride has come at that time.
    public func phase(at instant: Date) -> Phase {
        if let cancelled = timetable.cancelled, cancelled <= instant { return .cancelled }
        switch instant {
        case timetable.dropOff...: return .completed
        case timetable.departure...: return .ongoing
        case timetable.pickup...: return .pickup
        case timetable.dispatch...: return .approachingPickup
        case timetable.pickup.addingTimeInterval(-Self.noticeForDrivers)...: return .confirmed
        default: return offer.request.scheduledPickup == nil ? .confirmed : .received
        }
    }

    /// Whether the ride lies ahead or is under way.
    public func isActive(at instant: Date) -> Bool {
        switch phase(at: instant) {
        case .completed, .cancelled: false
        default: true
        }
    }

    /// Until when cancelling costs nothing.
    public var freeCancellationEnds: Date {
        let grace = booked.addingTimeInterval(120)
        return offer.request.scheduledPickup == nil ? grace : max(grace, timetable.dispatch.addingTimeInterval(-600))
    }

    /// How long before the pickup a ride that was booked ahead is given to its driver, in seconds.
    static let noticeForDrivers: TimeInterval = 1800
    /// In US cents.
    public static let lateCancellationFee = 500
}

/// A ride as it stands at one instant.
public struct RideStatus: Hashable, Sendable {
    public var ride: Ride
    public var phase: Ride.Phase
    public var vehiclePosition: GeoPoint
}
