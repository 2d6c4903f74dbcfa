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
    init(_ location: CLLocation) {
        self.init(latitude: location.coordinate.latitude, longitude: location.coordinate.longitude)
    }

    var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// What resolving comes to for places, the same for every request that has some.
enum PlaceResolution {
    /// The pickup: what the person said, else where they are, else where the app last saw them. Who wants to go to where they are is asked.
    static func pickup(
        _ placemark: CLPlacemark?, dropOff: CLPlacemark?, service: () throws(RideError) -> RideService,
        completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        do {
            let service = try service()
            if let placemark {
                return completion(serves(placemark, service) ? .success(with: placemark) : .unsupported())
            }
            if let here = CLLocationManager().location {
                guard service.serves(GeoPoint(here)), !isAt(dropOff, GeoPoint(here)) else { return completion(.needsValue()) }
                return CurrentPlace.find(at: here) { completion(.success(with: $0)) }
            }
            guard let place = try service.lastSeenPlace(), service.serves(place.point), !isAt(dropOff, place.point) else {
                return completion(.needsValue())
            }
            completion(.success(with: place.placemark))
        } catch {
            error.log(in: "resolvePickupLocation")
            completion(.needsValue())
        }
    }

    /// Whether there is no way to go from the point to the place.
    private static func isAt(_ placemark: CLPlacemark?, _ point: GeoPoint) -> Bool {
        placemark.flatMap(Place.init).map { $0.point.distance(to: point) < RideService.shortestRide } ?? false
    }

    private static func serves(_ placemark: CLPlacemark, _ service: RideService) -> Bool {
        Place(placemark).map { service.serves($0.point) } ?? false
    }

    /// The drop-off: it must lie in the area and somewhere else than the pickup.
    static func dropOff(_ placemark: CLPlacemark?, pickup: CLPlacemark?) -> INPlacemarkResolutionResult {
        guard let placemark else { return .needsValue() }
        guard let place = Place(placemark), ServiceArea.bay.contains(place.point) else { return .unsupported() }
        if let pickup = pickup.flatMap(Place.init), isAt(placemark, pickup.point) { return .unsupported() }
        return .success(with: placemark)
    }
}
