import Foundation
import GRDB

extension RideService {
    /// Checks the request and finds the best offer for it.
    func freshOffer(for request: RideRequest, at instant: Date, in database: Database) throws -> RideOffer {
        try check(request, at: instant)
        guard let offer = try bestOffer(for: request, at: instant, in: database) else {
            throw RideError(.noDriverAvailable, "no driver with a free \(request.product.name) is near the pickup at that time")
        }
        try checkRiderIsFree(for: offer, at: instant, in: database)
        return offer
    }

    /// What can be said about a request without looking for a driver.
    func check(_ request: RideRequest, at instant: Date) throws {
        guard serves(request.pickup.point), serves(request.dropOff.point) else {
            throw RideError(.noServiceInArea, "Swift Cabs drives around San Francisco Bay only")
        }
        guard request.pickup.point.distance(to: request.dropOff.point) >= Self.shortestRide else {
            throw RideError(.dropOffAtPickup, "pickup and drop-off are the same place")
        }
        guard request.partySize >= 1 else { throw RideError(.partyTooSmall, "a party has at least one person") }
        guard request.partySize <= request.product.capacity else {
            throw RideError(.partyTooLarge, "a \(request.product.name) takes \(request.product.capacity) people at most")
        }
        guard let scheduled = request.scheduledPickup else { return }
        guard scheduled >= instant.addingTimeInterval(-60) else {
            throw RideError(.scheduledInPast, "the pickup time has passed")
        }
        guard scheduled <= instant.addingTimeInterval(Self.furthestPickup) else {
            throw RideError(.scheduledTooFar, "rides can be ordered 7 days ahead at most")
        }
    }

    /// The offer of the free driver who can be there first; `nil` when there is none.
    func bestOffer(for request: RideRequest, at instant: Date, in database: Database) throws -> RideOffer? {
        let jobs = try RideStore.jobs(since: instant, in: database)
        let candidates = try RideStore.drivers(of: request.product, in: database).compactMap { driver in
            offer(of: driver, with: Itinerary(motion: driver.motion, jobs: jobs[driver.id] ?? []), for: request, at: instant)
        }
        return candidates.min { left, right in
            (left.timetable.pickup, left.approach, left.driver.id) < (right.timetable.pickup, right.approach, right.driver.id)
        }
    }

    /// What this driver could offer; `nil` when they rest, are too far away or are busy.
    private func offer(of driver: Driver, with itinerary: Itinerary, for request: RideRequest, at instant: Date) -> RideOffer? {
        let earliest = instant.addingTimeInterval(30)
        let wanted = request.scheduledPickup.map { max($0, earliest) }
        let lookout = wanted.map { max($0.addingTimeInterval(-1200), earliest) } ?? earliest
        let position = itinerary.position(at: lookout)
        guard driver.isOnDuty(at: lookout), position.distance(to: request.pickup.point) <= Self.longestApproach else {
            return nil
        }

        let approach = Travel(from: position, to: request.pickup.point).duration
        let pickup = max(wanted ?? earliest, earliest.addingTimeInterval(approach))
        let journey = Travel(from: request.pickup.point, to: request.dropOff.point)
        let departure = pickup.addingTimeInterval(60)
        let timetable = Timetable(
            dispatch: pickup.addingTimeInterval(-approach), pickup: pickup, departure: departure,
            dropOff: departure.addingTimeInterval(journey.duration), pickupPoint: request.pickup.point,
            dropOffPoint: request.dropOff.point)
        guard !itinerary.jobs.contains(where: { $0.end > instant && $0.overlaps(timetable) }) else { return nil }
        let fare = Fare(product: request.product, roadMetres: journey.metres, duration: journey.duration)
        return RideOffer(
            request: request, driver: driver, fare: fare, timetable: timetable,
            expires: instant.addingTimeInterval(Self.offerLifetime))
    }

    /// The rider cannot sit in two cars; an offer that was held may have been overtaken by another booking.
    func checkRiderIsFree(for offer: RideOffer, at instant: Date, in database: Database) throws {
        for ride in try RideStore.activeRides(at: instant, in: database) where ride.timetable.overlaps(offer.timetable) {
            throw RideError(
                .previousRideNeedsCompletion, "ride \(ride.id) is under way at that time; complete or cancel it first")
        }
    }

    /// In metres.
    public static let shortestRide = 100.0
    /// As the crow flies, in metres.
    static let longestApproach = 25_000.0
}

extension RideOffer {
    /// How long the driver needs to the pickup, in seconds.
    var approach: TimeInterval { timetable.pickup.timeIntervalSince(timetable.dispatch) }
}
