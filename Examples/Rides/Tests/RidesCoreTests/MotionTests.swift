import Foundation
import RidesCore
import Testing

@Suite("Motion")
struct MotionTests {
    @Test("A cruising driver moves all the time, never jumps and never leaves the district", arguments: [1, 7, 36])
    func cruising(seed: UInt64) {
        let motion = CruisingMotion(home: Place.ferryBuilding.point, seed: seed)
        let path = (0..<7200).map { motion.position(at: StillClock.noon.addingTimeInterval(Double($0))) }
        #expect(longestStep(path) < 20)
        #expect(path.allSatisfy { $0.distance(to: motion.home) < motion.radius * 1.5 })
        #expect(path[0].distance(to: path[300]) > 1)
        #expect(motion.position(at: StillClock.noon) == path[0])
    }

    @Test("Times beyond any calendar have a position", arguments: [1e300, -1e300, .infinity, .nan])
    func endOfTime(seconds: Double) {
        let motion = CruisingMotion(home: Place.ferryBuilding.point, seed: 3)
        #expect(motion.position(at: Date(timeIntervalSince1970: seconds)).distance(to: motion.home) < 4000)
    }

    @Test(
        "A driver goes to the pickup, to the drop-off and back to the district without a jump",
        arguments: [nil, 60, 100_000] as [Double?])
    func driving(cancelledAfter: Double?) throws {
        let depot = try Depot()
        let ride = try depot.service.book(depot.request(), operation: "drive")
        if let cancelledAfter, cancelledAfter < ride.timetable.pickup.timeIntervalSince(depot.clock.now) {
            depot.clock.advance(by: cancelledAfter)
            _ = try depot.service.cancel(ride: ride.id)
        }
        let path = try stride(from: 0.0, to: 7200, by: 4).map { second in
            depot.clock.set(StillClock.noon.addingTimeInterval(second))
            return try depot.service.status(ofRide: ride.id).vehiclePosition
        }
        #expect(longestStep(path) < 4 * 45)
        if cancelledAfter != 60 {
            let arrival = Int(ride.timetable.pickup.timeIntervalSince(StillClock.noon) / 4) + 1
            let end = Int(ride.timetable.dropOff.timeIntervalSince(StillClock.noon) / 4)
            #expect(path[arrival].distance(to: Place.ferryBuilding.point) < 1)
            #expect(path[end].distance(to: Place.airport.point) < 150)
        }
    }

    /// In metres.
    private func longestStep(_ path: [GeoPoint]) -> Double {
        zip(path, path.dropFirst()).map { $0.distance(to: $1) }.max() ?? 0
    }
}
