public import Foundation
import HostEnvironment
import IntentSchema

/// Whether the app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4

    @available(iOS, deprecated: 8.0)
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How precisely the app may know the location.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

/// What a location is needed for.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}

// Desired accuracies, in metres.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -3
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Receives the device's location.
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

/// Reports where the device is, as far as the host knows and the person allows.
///
/// The location is that of the moment of the request: there is no receiver here that keeps measuring. The delegate is called
/// immediately, on the requesting thread.
open class CLLocationManager: NSObject {
    // For work that continues outside of the call that created the manager; within a call, the call's own environment takes
    // precedence.
    private let kept = AppEnvironment.scope?.environment
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false

    private var environment: AppEnvironment? { AppEnvironment.active(kept, for: "CLLocationManager") }

    /// Whether the host offers its location.
    open class func locationServicesEnabled() -> Bool { AppEnvironment.active(for: "CLLocationManager")?.services != nil }

    open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }

    open var authorizationStatus: CLAuthorizationStatus {
        switch environment?.status(of: .location) {
        case .granted: .authorizedWhenInUse
        case .denied: .denied
        case .restricted: .restricted
        case .undecided, .notAsked, nil: .notDetermined
        }
    }

    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Where the device is; `nil` if unknown or not allowed.
    open var location: CLLocation? {
        environment?.location.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    }

    /// Asks the person, once.
    open func requestWhenInUseAuthorization() {
        let before = authorizationStatus
        _ = environment?.ask(for: .location)
        guard authorizationStatus != before else { return }
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }

    /// The same as for when-in-use authorization: apps do not run in the background here.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    /// Reports the location to the delegate once, or why there is none.
    open func requestLocation() {
        if let location {
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else {
            let isAllowed = authorizationStatus == .authorizedWhenInUse
            delegate?.locationManager(self, didFailWithError: CLError(isAllowed ? .locationUnknown : .denied))
        }
    }

    /// Reports the location to the delegate once: it does not change while an app runs here.
    open func startUpdatingLocation() { requestLocation() }
    open func stopUpdatingLocation() {}
    open func startMonitoringSignificantLocationChanges() { requestLocation() }
    open func stopMonitoringSignificantLocationChanges() {}
}
