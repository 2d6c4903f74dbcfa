public import Contacts
@_exported public import CoreLocation
import IntentSchema
import RecordObjects

/// A place on a map, usable wherever a placemark is required.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, postalAddress: nil)
    }

    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress?) {
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        self.init(_record: CLPlacemark(location: location, name: nil, postalAddress: postalAddress)._record)
    }

    /// The address's parts, with the keys that preceded `CNPostalAddress`; other keys are ignored.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate, postalAddress: nil)
        for (name, field) in Self.fields { _set(field, addressDictionary?[name] as? String) }
    }

    public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    public var title: String? { name ?? postalAddress?.street }
    public var countryCode: String? { isoCountryCode }

    private static let fields = [
        "Name": "name", "Street": "thoroughfare", "City": "locality", "SubLocality": "subLocality", "State": "administrativeArea",
        "ZIP": "postalCode", "Country": "country", "CountryCode": "isoCountryCode",
    ]
}

/// A point of interest on a map.
open class MKMapItem: NSObject, @unchecked Sendable {
    // Sendable by hand: like any map item, it is configured before it is shared.
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        super.init()
    }

    /// Where the device is; a place without a valid coordinate if that is unknown or not allowed.
    open class func forCurrentLocation() -> MKMapItem {
        let coordinate = CLLocationManager().location?.coordinate
        return MKMapItem(placemark: MKPlacemark(coordinate: coordinate ?? kCLLocationCoordinate2DInvalid))
    }

    open var isCurrentLocation: Bool { false }

    /// Has no effect: there is no map to open.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
