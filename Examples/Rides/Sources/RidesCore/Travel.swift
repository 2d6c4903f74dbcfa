import Foundation

/// How far and how long it is from one point to another on the road.
public struct Travel: Hashable, Sendable {
    /// Along the road, in metres.
    public var metres: Double
    /// In seconds.
    public var duration: TimeInterval

    /// Roads are taken to be 1.3 times as long as the crow flies, the first 8 km at 9 m/s and the rest at 18 m/s, plus a minute
    /// for the lights.
    public init(from start: GeoPoint, to end: GeoPoint) {
        metres = start.distance(to: end) * 1.3
        let inTown = min(metres, 8000)
        duration = 60 + inTown / 9 + (metres - inTown) / 18
    }
}
