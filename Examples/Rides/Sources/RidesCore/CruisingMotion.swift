import Foundation

/// How a driver without a job moves: from one corner of the district to the next, every ten minutes, for ever.
///
/// The position is a continuous function of time and seed, so that any instant can be computed without having lived through
/// those before it.
public struct CruisingMotion: Hashable, Sendable {
    /// The middle of the district.
    public var home: GeoPoint
    /// Tells one driver's ways from another's.
    public var seed: UInt64
    /// How far from home the driver goes, in metres.
    public var radius = 2000.0
    /// How long a leg takes, in seconds.
    public static let legDuration: TimeInterval = 600

    public init(home: GeoPoint, seed: UInt64) {
        self.home = home
        self.seed = seed
    }

    public func position(at instant: Date) -> GeoPoint {
        let legs = instant.timeIntervalSince1970 / Self.legDuration
        let whole = legs.rounded(.down)
        // Times that no calendar reaches count as the first leg.
        let leg = Int64(exactly: whole) ?? 0
        return corner(leg).point(at: Self.eased(legs - whole), towards: corner(leg &+ 1))
    }

    /// Starts and stops gently: the slope is zero at both ends.
    static func eased(_ fraction: Double) -> Double {
        let part = min(1, max(0, fraction))
        return part * part * (3 - 2 * part)
    }

    private func corner(_ index: Int64) -> GeoPoint {
        let noise = Self.mixed(seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: index))
        let north = Double(noise & 0xFFFF) / 65535 * 2 - 1
        let east = Double((noise >> 16) & 0xFFFF) / 65535 * 2 - 1
        return home.moved(north: north * radius, east: east * radius)
    }

    /// The finaliser of SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
    private static func mixed(_ value: UInt64) -> UInt64 {
        var bits = value &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
