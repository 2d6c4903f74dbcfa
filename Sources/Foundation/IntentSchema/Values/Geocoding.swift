/// Looks up places by name or address, and by position.
public protocol Geocoding: Sendable {
    /// `CLPlacemark` records of the places that match a name or address, the best first; empty if none do.
    func placemarks(named text: String) async -> [Record]
    /// `CLPlacemark` records of the places at a position, the best first; empty if there are none.
    func placemarks(near coordinate: Coordinate) async -> [Record]
}
