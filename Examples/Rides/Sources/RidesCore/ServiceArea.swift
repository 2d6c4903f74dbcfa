/// Where Swift Cabs drives: a polygon around San Francisco Bay, from Sausalito and Berkeley down to San José.
public struct ServiceArea: Sendable {
    /// Corners in order; the last is joined to the first.
    public var corners: [GeoPoint]

    public init(corners: [GeoPoint]) {
        self.corners = corners
    }

    public static let bay = ServiceArea(corners: [
        GeoPoint(latitude: 37.905, longitude: -122.560), GeoPoint(latitude: 37.960, longitude: -122.330),
        GeoPoint(latitude: 37.905, longitude: -122.180), GeoPoint(latitude: 37.700, longitude: -121.990),
        GeoPoint(latitude: 37.460, longitude: -121.820), GeoPoint(latitude: 37.210, longitude: -121.740),
        GeoPoint(latitude: 37.200, longitude: -122.020), GeoPoint(latitude: 37.390, longitude: -122.250),
        GeoPoint(latitude: 37.560, longitude: -122.540), GeoPoint(latitude: 37.800, longitude: -122.580),
    ])

    /// Whether the point lies inside (the even-odd rule: how often a ray to the east crosses the border).
    public func contains(_ point: GeoPoint) -> Bool {
        guard let last = corners.last else { return false }
        var isInside = false
        var previous = last
        for corner in corners {
            if (corner.latitude > point.latitude) != (previous.latitude > point.latitude) {
                let share = (point.latitude - corner.latitude) / (previous.latitude - corner.latitude)
                let border = corner.longitude + share * (previous.longitude - corner.longitude)
                if point.longitude < border { isInside.toggle() }
            }
            previous = corner
        }
        return isInside
    }
}
