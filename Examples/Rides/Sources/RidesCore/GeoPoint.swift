import Foundation

/// A point on the earth, in degrees (WGS 84).
public struct GeoPoint: Hashable, Sendable, Codable {
    public var latitude: Double
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The distance along the earth's surface in metres (haversine).
    public func distance(to other: GeoPoint) -> Double {
        let radians = Double.pi / 180
        let northward = (other.latitude - latitude) * radians / 2
        let eastward = (other.longitude - longitude) * radians / 2
        let half =
            sin(northward) * sin(northward)
            + cos(latitude * radians) * cos(other.latitude * radians) * sin(eastward) * sin(eastward)
        return 2 * Self.earthRadius * asin(min(1, half.squareRoot()))
    }

    /// The point reached by going so many metres north and east; good for distances within a city.
    public func moved(north: Double, east: Double) -> GeoPoint {
        let degrees = 180 / (Double.pi * Self.earthRadius)
        let shrink = max(0.01, cos(latitude * Double.pi / 180))
        return GeoPoint(latitude: latitude + north * degrees, longitude: longitude + east * degrees / shrink)
    }

    /// The point at this fraction of the way to another, from 0 (here) to 1 (there).
    public func point(at fraction: Double, towards other: GeoPoint) -> GeoPoint {
        let part = min(1, max(0, fraction))
        return GeoPoint(
            latitude: latitude + (other.latitude - latitude) * part,
            longitude: longitude + (other.longitude - longitude) * part)
    }

    private static let earthRadius = 6_371_008.8
}

/// A place as the rider knows it, with the point it lies at.
public struct Place: Hashable, Sendable, Codable {
    /// What it is called; `nil` when only its position is known.
    public var name: String?
    /// Street and number; `nil` when unknown.
    public var street: String?
    /// The town; `nil` when unknown.
    public var locality: String?
    public var point: GeoPoint

    public init(name: String?, street: String? = nil, locality: String? = nil, point: GeoPoint) {
        self.name = name
        self.street = street
        self.locality = locality
        self.point = point
    }
}
