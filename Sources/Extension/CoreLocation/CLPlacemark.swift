public import Contacts
import Foundation
import IntentSchema
public import RecordObjects

/// A place: a position with a name and an address.
open class CLPlacemark: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "CLPlacemark" }

    public convenience init(placemark: CLPlacemark) {
        self.init(_record: placemark._record)
    }

    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        var record = Record(Self._recordType)
        record._set("location", location)
        record._set("name", name)
        for (field, part) in postalAddress?.placemarkParts ?? [:] where !part.isEmpty {
            record._set(field, part)
        }
        self.init(_record: record)
    }

    public var location: CLLocation? { _optional("location") }
    public var region: CLRegion? { _optional("region") }
    public var timeZone: TimeZone? { (_optional("timeZone") as String?).flatMap { TimeZone(identifier: $0) } }
    public var name: String? { _optional("name") }
    public var thoroughfare: String? { _optional("thoroughfare") }
    public var subThoroughfare: String? { _optional("subThoroughfare") }
    public var locality: String? { _optional("locality") }
    public var subLocality: String? { _optional("subLocality") }
    public var administrativeArea: String? { _optional("administrativeArea") }
    public var subAdministrativeArea: String? { _optional("subAdministrativeArea") }
    public var postalCode: String? { _optional("postalCode") }
    public var isoCountryCode: String? { _optional("isoCountryCode") }
    public var country: String? { _optional("country") }
    public var inlandWater: String? { _optional("inlandWater") }
    public var ocean: String? { _optional("ocean") }
    public var areasOfInterest: [String]? { _optional("areasOfInterest") }

    /// The address made of the placemark's parts; `nil` if it has none.
    public var postalAddress: CNPostalAddress? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let address = CNMutablePostalAddress()
        address.street = street
        address.city = locality ?? ""
        address.subLocality = subLocality ?? ""
        address.state = administrativeArea ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address.placemarkParts.values.allSatisfy(\.isEmpty) ? nil : CNPostalAddress(_record: address._record)
    }
}

extension CNPostalAddress {
    /// The address's parts, keyed by the placemark's fields for them.
    var placemarkParts: [String: String] {
        [
            "thoroughfare": street, "locality": city, "subLocality": subLocality, "administrativeArea": state,
            "subAdministrativeArea": subAdministrativeArea, "postalCode": postalCode, "country": country,
            "isoCountryCode": isoCountryCode,
        ]
    }
}
