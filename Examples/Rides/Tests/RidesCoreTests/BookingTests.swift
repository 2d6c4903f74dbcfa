import Foundation
import RidesCore
import Testing

@Suite("Booking")
struct BookingTests {
    @Test("What was offered is what is booked, and booking again returns the same ride")
    func offerAndBook() throws {
        let depot = try Depot()
        let offer = try depot.service.offer(for: depot.request(), operation: "a")
        depot.clock.advance(by: 90)
        let ride = try depot.service.book(depot.request(), operation: "a")
        #expect(ride.offer == offer)
        depot.clock.advance(by: 40)
        #expect(try depot.service.book(depot.request(), operation: "a") == ride)
        #expect(try depot.service.offer(for: depot.request(), operation: "a") == offer)
        #expect(try depot.service.currentRide()?.ride == ride)
    }

    @Test("A ride that was never offered is booked at the offer of the moment, under its own number")
    func bookAtOnce() throws {
        let depot = try Depot()
        let ride = try depot.service.book(depot.request(), operation: "b")
        #expect(ride.id == "SC-1")
        #expect(ride.timetable.pickup > depot.clock.now)
        #expect(ride.offer.driver.product == "sedan")
    }

    @Test("An offer for other values is not what gets booked")
    func changedRequest() throws {
        let depot = try Depot()
        _ = try depot.service.offer(for: depot.request("compact"), operation: "c")
        let ride = try depot.service.book(depot.request("suv", party: 5), operation: "c")
        #expect(ride.offer.request.product.id == "suv")
        #expect(ride.offer.request.partySize == 5)
    }

    @Test("An offer that ran out is not booked")
    func expiry() throws {
        let depot = try Depot()
        let request = try depot.request()
        _ = try depot.service.offer(for: request, operation: "d")
        depot.clock.advance(by: RideService.offerLifetime)
        #expect(code { try depot.service.book(request, operation: "d") } == .offerExpired)
        #expect(try depot.service.currentRide() == nil)
    }

    @Test(
        "A request that cannot be met is refused with its reason",
        arguments: [
            ("sedan", 0, nil, RideError.Code.partyTooSmall), ("sedan", -3, nil, .partyTooSmall),
            ("sedan", 5, nil, .partyTooLarge),
            ("suv", 40, nil, .partyTooLarge), ("sedan", 1, -3600, .scheduledInPast), ("sedan", 1, 8 * 86_400, .scheduledTooFar),
        ] as [(String, Int, Double?, RideError.Code)])
    func refusals(product: String, party: Int, secondsAhead: Double?, expected: RideError.Code) throws {
        let depot = try Depot()
        let request = try depot.request(product, party: party, at: secondsAhead.map(depot.clock.now.addingTimeInterval))
        #expect(code { try depot.service.offer(for: request, operation: "e") } == expected)
        #expect(code { try depot.service.book(request, operation: "e") } == expected)
        #expect(try depot.service.currentRide() == nil)
    }

    @Test("Places outside the area, and rides to where one is, are refused")
    func places() throws {
        let depot = try Depot()
        var request = try depot.request()
        request.dropOff = .reno
        #expect(code { try depot.service.offer(for: request, operation: "f") } == .noServiceInArea)
        request.dropOff = request.pickup
        #expect(code { try depot.service.offer(for: request, operation: "f") } == .dropOffAtPickup)
    }

    @Test("A second ride at the same time is refused, one after the first is not")
    func secondRide() throws {
        let depot = try Depot()
        let first = try depot.service.book(depot.request(), operation: "g")
        #expect(code { try depot.service.book(depot.request(), operation: "h") } == .previousRideNeedsCompletion)
        let later = depot.clock.now.addingTimeInterval(4 * 3600)
        let second = try depot.service.book(depot.request("suv", at: later), operation: "i")
        #expect(second.timetable.pickup == later)
        #expect(try depot.service.currentRide()?.ride == first)
    }

    @Test("At every time of the day there is a driver for every product")
    func availability() throws {
        let depot = try Depot()
        for _ in 0..<24 {
            #expect(try depot.service.options(from: .ferryBuilding, to: .airport).map(\.request.product) == RideProduct.all)
            depot.clock.advance(by: 3600)
        }
    }

    @Test("A broken database is an error, not a crash")
    func brokenDatabase() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(repeating: 0x5A, count: 5000).write(to: folder.url.appendingPathComponent("rides.sqlite"))
        #expect(code { try RideService(folder: folder.url) } == .storage)
    }
}

/// The code of the error thrown; `nil` when none was.
func code<Value>(_ body: () throws -> Value) -> RideError.Code? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? RideError)?.code
    }
}
