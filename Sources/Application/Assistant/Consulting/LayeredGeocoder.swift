public import IntentSchema

/// Geocoders asked one after the other until one knows.
public struct LayeredGeocoder: Geocoding {
    private let layers: [any Geocoding]

    /// - Parameter layers: The geocoders, in the order they are asked. The first non-empty answer is returned.
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
