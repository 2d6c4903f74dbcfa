import CoreLocation
import Intents
import UIKit

/// Finds where rides start when the person does not say so.
public class GeocodingHandler: INExtension, INRequestRideIntentHandling {
    public func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        guard let here = CLLocationManager().location else { return completion(.needsValue()) }
        CLGeocoder().reverseGeocodeLocation(here) { placemarks, error in
            guard error == nil, let placemark = placemarks?.first else { return completion(.unsupported()) }
            completion(.success(with: placemark))
        }
    }

    public func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        CLGeocoder().geocodeAddressString(
            "Palo Alto, CA",
            completionHandler: { (placemarks, error) in
                if let placemark = placemarks?.first {
                    completion(.success(with: placemark))
                } else {
                    completion(.unsupported())
                }
            })
    }

    public func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        let status = INRideStatus()
        let driver = INRideDriver(
            personHandle: INPersonHandle(value: "+15550100", type: .phoneNumber), nameComponents: nil, displayName: "Kim",
            image: UIImage(named: "driver").map { INImage(uiImage: $0) }, rating: "4.9", phoneNumber: "+15550100")
        status.driver = driver
        response.rideStatus = status
        completion(response)
    }
}
