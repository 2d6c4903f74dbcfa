/// Leads from names and addresses to places, and from positions to what is there.
public protocol Geocoding: Sendable {
    /// `CLPlacemark` records of the places that a name or an address may mean, the best first.
    func placemarks(named text: String) async -> [Record]
    /// `CLPlacemark` records of what is at a position, the best first.
    func placemarks(near coordinate: Coordinate) async -> [Record]
}
