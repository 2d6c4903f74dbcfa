public import Foundation
import IntentSchema
import RecordObjects

/// Whether an app may know where the person is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}

// Accuracies in metres, as location services take them.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Takes what a location manager finds.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Tells where the person is, as far as the host knows and lets apps know. It does not follow the person's movements: it tells the
/// position once for each time it is asked.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    private let services: HostServices

    public override init() {
        services = HostServices.current
    }

    /// Whether the host tells where the person is.
    open class func locationServicesEnabled() -> Bool { HostServices.current.location != nil }

    /// Whether the host tells where the person is.
    open class func authorizationStatus() -> CLAuthorizationStatus { status(HostServices.current) }

    /// Whether the host tells where the person is.
    open var authorizationStatus: CLAuthorizationStatus { Self.status(services) }

    private static func status(_ services: HostServices) -> CLAuthorizationStatus {
        services.location == nil ? .denied : .authorizedWhenInUse
    }

    /// Where the person is; `nil` when the host does not tell.
    open var location: CLLocation? {
        services.location.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    }

    /// Tells the delegate whether the position may be known; there is nobody to ask.
    open func requestWhenInUseAuthorization() { tellAuthorization() }

    /// Tells the delegate whether the position may be known; there is nobody to ask.
    open func requestAlwaysAuthorization() { tellAuthorization() }

    /// Tells the delegate the position.
    open func startUpdatingLocation() { requestLocation() }

    /// Does nothing, as positions are told once.
    open func stopUpdatingLocation() {}

    /// Tells the delegate the position, or that it is not known.
    open func requestLocation() {
        if let location {
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else {
            delegate?.locationManager(self, didFailWithError: CLError(.denied, "the host does not tell where the person is"))
        }
    }

    private func tellAuthorization() {
        delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
        delegate?.locationManagerDidChangeAuthorization(self)
    }
}
