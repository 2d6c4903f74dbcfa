import Foundation
import IntentSchema

/// Distinguishes two places of the same name by their relative position.
enum Compass {
    /// The minimum distance, in metres, at which people would say that one is further north.
    private static let leastDistance = 200.0

    /// The direction of each of two places from the other; `nil` for other numbers of records, or if positions are missing.
    static func directions(of records: [Record?]) -> [Phrase]? {
        let places = records.compactMap { $0?.coordinate }
        guard records.count == 2, places.count == 2, places.allSatisfy({ $0.isOnEarth }) else { return nil }
        guard places[0].distance(to: places[1]) >= leastDistance else { return nil }
        let north = places[0].latitude - places[1].latitude
        let turn = (places[0].longitude - places[1].longitude).remainder(dividingBy: 360)
        let east = turn * cos(places[0].latitude * .pi / 180)
        if abs(north) >= abs(east) { return north > 0 ? [.furtherNorth, .furtherSouth] : [.furtherSouth, .furtherNorth] }
        return east > 0 ? [.furtherEast, .furtherWest] : [.furtherWest, .furtherEast]
    }
}

extension Coordinate {
    fileprivate var isOnEarth: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}
