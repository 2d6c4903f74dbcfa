import Intents

/// Where the person is, as they would call it.
enum CurrentPlace {
    /// What a place is called of which neither name nor street is known.
    private static let unnamed = "your location"
    /// A place this near is where the person is, in metres.
    private static let nearness: CLLocationDistance = 100

    /// Describes the location: a name or a street where the host knows one; the position stays the device's own.
    static func find(at location: CLLocation, completion: @escaping (CLPlacemark) -> Void) {
        CLGeocoder().reverseGeocodeLocation(location) { found, _ in
            completion(placemark(at: location, among: found ?? []))
        }
    }

    private static func placemark(at location: CLLocation, among found: [CLPlacemark]) -> CLPlacemark {
        let here = found.first { placemark in
            isPrecise(placemark) && placemark.location.map { $0.distance(from: location) <= nearness } ?? false
        }
        if let here { return here }
        let address = CNMutablePostalAddress()
        address.city = found.last?.locality ?? ""
        return CLPlacemark(location: location, name: unnamed, postalAddress: address)
    }

    /// Whether it is more than a town.
    private static func isPrecise(_ placemark: CLPlacemark) -> Bool {
        placemark.thoroughfare != nil || (placemark.name != nil && placemark.name != placemark.locality)
    }
}
