public import IntentSchema

/// Geocoders that are asked in turn until one has results.
public struct LayeredGeocoder: Geocoding {
    private let layers: [any Geocoding]

    /// - Parameter layers: the geocoders, in the order in which to ask them. The first non-empty result is returned.
    public init(_ layers: [any Geocoding]) { self.layers = layers }

    public func placemarks(named text: String) async -> [Record] {
        for layer in layers {
            let found = await layer.placemarks(named: text)
            if !found.isEmpty { return found }
        }
        return []
    }

    public func placemarks(near coordinate: Coordinate) async -> [Record] {
        for layer in layers {
            let found = await layer.placemarks(near: coordinate)
            if !found.isEmpty { return found }
        }
        return []
    }
}
