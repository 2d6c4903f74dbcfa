public import Foundation
import IntentSchema
public import RecordObjects

/// A postal address. Unknown parts are empty.
open class CNPostalAddress: RecordObject, NSMutableCopying, @unchecked Sendable {
    open override class var _recordType: String { "CNPostalAddress" }

    open var street: String { _value("street") }
    open var subLocality: String { _value("subLocality") }
    open var city: String { _value("city") }
    open var subAdministrativeArea: String { _value("subAdministrativeArea") }
    open var state: String { _value("state") }
    open var postalCode: String { _value("postalCode") }
    open var country: String { _value("country") }
    open var isoCountryCode: String { _value("isoCountryCode") }

    /// An immutable copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        CNPostalAddress(_record: _record)
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        CNMutablePostalAddress(_record: _record)
    }
}

/// A mutable postal address.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { _set("street", newValue) }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { _set("subLocality", newValue) }
    }
    open override var city: String {
        get { super.city }
        set { _set("city", newValue) }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { _set("subAdministrativeArea", newValue) }
    }
    open override var state: String {
        get { super.state }
        set { _set("state", newValue) }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { _set("postalCode", newValue) }
    }
    open override var country: String {
        get { super.country }
        set { _set("country", newValue) }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { _set("isoCountryCode", newValue) }
    }
}
