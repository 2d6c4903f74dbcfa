import Intents
import RidesCore

extension Place {
    /// The place that a placemark shows; `nil` when its position is unknown.
    init?(_ placemark: CLPlacemark) {
        guard let coordinate = placemark.location?.coordinate, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let street = [placemark.subThoroughfare, placemark.thoroughfare].compactMap { $0 }.joined(separator: " ")
        self.init(
            name: placemark.name, street: street.isEmpty ? nil : street, locality: placemark.locality,
            point: GeoPoint(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    var placemark: CLPlacemark {
        let address = CNMutablePostalAddress()
        address.street = street ?? ""
        address.city = locality ?? ""
        return CLPlacemark(location: point.location, name: name, postalAddress: address)
    }
}

extension GeoPoint {
    var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// What resolving comes to for places, the same for every request that has some.
enum PlaceResolution {
    /// The pickup: what the person said, or else where the app last saw them.
    static func pickup(_ placemark: CLPlacemark?, service: () throws(RideError) -> RideService) -> INPlacemarkResolutionResult {
        do {
            let service = try service()
            if let placemark {
                guard let place = Place(placemark), service.serves(place.point) else { return .unsupported() }
                return .success(with: placemark)
            }
            guard let place = try service.lastSeenPlace(), service.serves(place.point) else { return .needsValue() }
            return .success(with: place.placemark)
        } catch {
            error.log(in: "resolvePickupLocation")
            return .needsValue()
        }
    }

    /// The drop-off: it must lie in the area and somewhere else than the pickup.
    static func dropOff(_ placemark: CLPlacemark?, pickup: CLPlacemark?) -> INPlacemarkResolutionResult {
        guard let placemark else { return .needsValue() }
        guard let place = Place(placemark), ServiceArea.bay.contains(place.point) else { return .unsupported() }
        if let pickup = pickup.flatMap(Place.init), pickup.point.distance(to: place.point) < RideService.shortestRide {
            return .unsupported()
        }
        return .success(with: placemark)
    }
}
