import Foundation
import IntentSchema
public import RecordObjects

/// An area with a name.
open class CLRegion: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "CLRegion" }
    open override class var _subclasses: [RecordObject.Type] { [CLCircularRegion.self] }

    public var identifier: String { _value("identifier") }

    public var notifyOnEntry: Bool {
        get { _optional("notifyOnEntry") ?? true }
        set { _set("notifyOnEntry", newValue) }
    }

    public var notifyOnExit: Bool {
        get { _optional("notifyOnExit") ?? true }
        set { _set("notifyOnExit", newValue) }
    }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    open override class var _recordType: String { "CLCircularRegion" }

    /// - Parameter radius: in metres.
    public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        var record = Record(Self._recordType)
        record._set("center", CLLocation(latitude: center.latitude, longitude: center.longitude))
        record._set("radius", radius)
        record._set("identifier", identifier)
        self.init(_record: record)
    }

    public var center: CLLocationCoordinate2D { (_value("center") as CLLocation).coordinate }
    /// Metres.
    public var radius: CLLocationDistance { _value("radius") }

    /// Whether the coordinate lies within the radius.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return (_value("center") as CLLocation).distance(from: point) <= radius
    }
}
