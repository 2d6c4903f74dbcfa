import Foundation
import RidesCore
import Synchronization
import Testing

/// A folder of its own that goes away with the test.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("rides-\(UUID().uuidString)")

    deinit {
        // What is left behind is the system's to clear.
        try? FileManager.default.removeItem(at: url)
    }
}

/// A clock that stands still until it is told to go on.
final class StillClock: Sendable {
    private let instant: Mutex<Date>

    init(_ instant: Date = StillClock.noon) {
        self.instant = Mutex(instant)
    }

    var now: Date { instant.withLock { $0 } }

    func advance(by seconds: TimeInterval) {
        instant.withLock { $0 = $0.addingTimeInterval(seconds) }
    }

    func set(_ date: Date) {
        instant.withLock { $0 = date }
    }

    /// 2 March 2026, 12:00 in San Francisco.
    static let noon = Date(timeIntervalSince1970: 1_772_481_600)
}

/// A service with a database and a clock of its own.
struct Depot {
    let folder = TemporaryFolder()
    let clock = StillClock()
    let service: RideService

    init() throws {
        let clock = clock
        service = try RideService(folder: folder.url) { clock.now }
    }

    func request(_ product: String = "sedan", party: Int = 1, at scheduled: Date? = nil) throws -> RideRequest {
        let product = try #require(RideProduct.product(id: product))
        return RideRequest(
            pickup: .ferryBuilding, dropOff: .airport, product: product, partySize: party, scheduledPickup: scheduled)
    }
}

extension Place {
    static let ferryBuilding = Place(name: "Ferry Building", point: GeoPoint(latitude: 37.7955, longitude: -122.3937))
    static let airport = Place(
        name: "San Francisco International Airport", point: GeoPoint(latitude: 37.6213, longitude: -122.3790))
    static let reno = Place(name: "Reno", point: GeoPoint(latitude: 39.5296, longitude: -119.8138))
}
