import Foundation
import GRDB

/// Someone who drives for Swift Cabs, and the car.
public struct Driver: Hashable, Sendable, Codable, FetchableRecord, PersistableRecord {
    public var id: Int
    public var givenName: String
    public var familyName: String
    public var phoneNumber: String
    /// Out of five, with one digit after the point, such as `4.8`.
    public var rating: String
    public var make: String
    public var model: String
    public var registration: String
    /// The identifier of the product that the car serves.
    public var product: String
    /// The middle of the district they cruise in.
    public var homeLatitude: Double
    public var homeLongitude: Double
    /// Which of the three eight-hour blocks of the day they rest in.
    public var restBlock: Int

    public static let databaseTableName = "driver"

    public var home: GeoPoint { GeoPoint(latitude: homeLatitude, longitude: homeLongitude) }
    public var motion: CruisingMotion { CruisingMotion(home: home, seed: UInt64(clamping: id)) }

    /// Whether they work at that time.
    public func isOnDuty(at instant: Date) -> Bool {
        let block = (instant.timeIntervalSince1970 / (8 * 3600)).rounded(.down)
        guard block.isFinite else { return false }
        return Int(block.truncatingRemainder(dividingBy: 3) + 3) % 3 != restBlock
    }
}
