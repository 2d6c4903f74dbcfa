import Foundation
import RidesCore
import Testing

@Suite("The life of a ride")
struct RideLifeTests {
    @Test("Phases follow one another as time goes by", arguments: [nil, 7200] as [Double?])
    func phases(scheduledAfter: Double?) throws {
        let depot = try Depot()
        let ride = try depot.service.book(
            depot.request(at: scheduledAfter.map(depot.clock.now.addingTimeInterval)), operation: "a")
        var phases: [Ride.Phase] = []
        while depot.clock.now < ride.timetable.dropOff.addingTimeInterval(60) {
            let status = try depot.service.status(ofRide: ride.id)
            if phases.last != status.phase { phases.append(status.phase) }
            depot.clock.advance(by: 10)
        }
        let common: [Ride.Phase] = [.confirmed, .approachingPickup, .pickup, .ongoing, .completed]
        #expect(phases == (scheduledAfter == nil ? common : [.received] + common))
    }

    @Test(
        "Cancelling is free at first, costs later and ends with the ride's beginning",
        arguments: [(30.0, 0), (119, 0), (121, 500)])
    func cancelling(after seconds: Double, fee: Int) throws {
        let depot = try Depot()
        let ride = try depot.service.book(depot.request(), operation: "a")
        depot.clock.advance(by: seconds)
        #expect(try depot.service.cancellationFee(ofRide: ride.id).cents == fee)
        let cancelled = try depot.service.cancel(ride: ride.id)
        #expect(cancelled.cancellationFee == fee)
        #expect(try depot.service.status(ofRide: ride.id).phase == .cancelled)
        depot.clock.advance(by: 600)
        #expect(try depot.service.cancel(ride: ride.id) == cancelled)
        #expect(try depot.service.currentRide() == nil)
        _ = try depot.service.book(depot.request(), operation: "b")
    }

    @Test("A ride under way cannot be cancelled, a strange one is not found")
    func tooLate() throws {
        let depot = try Depot()
        let ride = try depot.service.book(depot.request(), operation: "a")
        depot.clock.set(ride.timetable.departure)
        #expect(code { try depot.service.cancel(ride: ride.id) } == .tooLateToCancel)
        for id in ["", "SC-", "SC-99", "1; DROP TABLE ride", "SC-1e3"] {
            #expect(code { try depot.service.cancel(ride: id) } == .rideNotFound)
        }
    }

    @Test(
        "Feedback is taken for completed rides and within bounds",
        arguments: [
            (4, 300, nil), (nil, 0, nil), (5, nil, nil), (0, nil, RideError.Code.invalidRating), (6, nil, .invalidRating),
            (nil, -1, .invalidTip), (nil, 10_001, .invalidTip),
        ] as [(Int?, Int?, RideError.Code?)])
    func feedback(rating: Int?, tip: Int?, expected: RideError.Code?) throws {
        let depot = try Depot()
        let ride = try depot.service.book(depot.request(), operation: "a")
        #expect(code { try depot.service.giveFeedback(onRide: ride.id, rating: 5, tip: nil) } == .rideNotCompleted)
        depot.clock.set(ride.timetable.dropOff)
        #expect(code { try depot.service.giveFeedback(onRide: ride.id, rating: rating, tip: tip) } == expected)
        let stored = try depot.service.status(ofRide: ride.id).ride
        #expect(stored.rating == (expected == nil ? rating : nil))
        #expect(stored.tip == (expected == nil ? tip : nil))
    }

    @Test("The rider was last seen where the last ride ended, or where the app saw them since")
    func lastSeen() throws {
        let depot = try Depot()
        #expect(try depot.service.lastSeenPlace()?.name == "Ferry Building")
        let ride = try depot.service.book(depot.request(), operation: "a")
        #expect(try depot.service.lastSeenPlace()?.name == "Ferry Building")
        depot.clock.set(ride.timetable.dropOff)
        #expect(try depot.service.lastSeenPlace() == .airport)
        depot.clock.advance(by: 60)
        try depot.service.noteLastSeen(.reno)
        #expect(try depot.service.lastSeenPlace() == .reno)
    }
}
