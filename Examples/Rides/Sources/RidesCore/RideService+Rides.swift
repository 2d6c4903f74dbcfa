import Foundation
import GRDB

extension RideService {
    /// The ride under way, else the next one ahead, else the one that was completed within the last half hour; `nil` without any.
    public func currentRide() throws(RideError) -> RideStatus? {
        try read { database, instant in
            let recent = instant.addingTimeInterval(-1800)
            let ride =
                try RideStore.activeRides(at: instant, in: database).first
                ?? RideStore.lastCompleted(from: recent, to: instant, in: database)
            return try ride.map { try status(of: $0, at: instant, in: database) }
        }
    }

    /// The ride that was booked under the operation; `nil` if none was.
    public func ride(operation: String) throws(RideError) -> Ride? {
        try read { database, _ in try RideStore.ride(operation: operation, in: database) }
    }

    /// How that ride stands.
    ///
    /// - Throws: `RideError` with code `rideNotFound` or `storage`.
    public func status(ofRide id: String) throws(RideError) -> RideStatus {
        try read { database, instant in try status(of: existing(id, in: database), at: instant, in: database) }
    }

    /// How an offer or ride stands now, without looking it up again.
    public func status(of ride: Ride) throws(RideError) -> RideStatus {
        try read { database, instant in try status(of: ride, at: instant, in: database) }
    }

    /// Where the driver of an offer is now.
    public func vehiclePosition(for offer: RideOffer) throws(RideError) -> GeoPoint {
        try read { database, instant in
            try RideStore.itinerary(of: offer.driver, around: instant, in: database).position(at: instant)
        }
    }

    /// What cancelling the ride now would cost, in US cents.
    ///
    /// - Throws: `RideError` with code `rideNotFound`, `tooLateToCancel` or `storage`.
    public func cancellationFee(ofRide id: String) throws(RideError) -> (cents: Int, freeUntil: Date) {
        try read { database, instant in
            let ride = try existing(id, in: database)
            return (try fee(for: ride, at: instant), ride.freeCancellationEnds)
        }
    }

    /// Cancels the ride; cancelling again changes nothing.
    ///
    /// - Throws: `RideError` with code `rideNotFound`, `tooLateToCancel` or `storage`.
    public func cancel(ride id: String) throws(RideError) -> Ride {
        try write { database, instant in
            var ride = try existing(id, in: database)
            guard ride.timetable.cancelled == nil else { return ride }
            ride.cancellationFee = try fee(for: ride, at: instant)
            ride.offer.timetable.cancelled = instant
            try RideStore.update(ride, in: database)
            return ride
        }
    }

    /// Notes the rider's thanks; a later rating or tip replaces an earlier one.
    ///
    /// - Parameter rating: from 1 to 5; `nil` leaves it as it is.
    /// - Parameter tip: in US cents, from 0 to 10000; `nil` leaves it as it is.
    /// - Throws: `RideError` with code `rideNotFound`, `rideNotCompleted`, `invalidRating`, `invalidTip` or `storage`.
    public func giveFeedback(onRide id: String, rating: Int?, tip: Int?) throws(RideError) -> Ride {
        try write { database, instant in
            var ride = try existing(id, in: database)
            guard ride.phase(at: instant) == .completed else {
                throw RideError(.rideNotCompleted, "ride \(id) has not been completed; give feedback afterwards")
            }
            guard (1...5).contains(rating ?? 1) else { throw RideError(.invalidRating, "a rating goes from 1 to 5") }
            guard (0...10_000).contains(tip ?? 0) else { throw RideError(.invalidTip, "a tip goes from 0 to 100 dollars") }
            ride.rating = rating ?? ride.rating
            ride.tip = tip ?? ride.tip
            try RideStore.update(ride, in: database)
            return ride
        }
    }

    private func existing(_ id: String, in database: Database) throws -> Ride {
        guard let ride = try RideStore.ride(id: id, in: database) else {
            throw RideError(.rideNotFound, "there is no ride '\(id)'")
        }
        return ride
    }

    private func status(of ride: Ride, at instant: Date, in database: Database) throws -> RideStatus {
        let itinerary = try RideStore.itinerary(of: ride.offer.driver, around: instant, in: database)
        return RideStatus(ride: ride, phase: ride.phase(at: instant), vehiclePosition: itinerary.position(at: instant))
    }

    private func fee(for ride: Ride, at instant: Date) throws -> Int {
        switch ride.phase(at: instant) {
        case .received, .confirmed, .approachingPickup, .pickup:
            instant <= ride.freeCancellationEnds ? 0 : Ride.lateCancellationFee
        case .ongoing, .completed, .cancelled:
            throw RideError(.tooLateToCancel, "ride \(ride.id) has begun or ended and cannot be cancelled")
        }
    }
}
