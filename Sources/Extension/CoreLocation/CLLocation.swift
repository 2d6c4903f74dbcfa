public import Foundation
import IntentSchema
public import RecordObjects

/// Degrees of latitude, longitude or direction.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative when unknown.
public typealias CLLocationAccuracy = Double
/// Metres per second; negative when unknown.
public typealias CLLocationSpeed = Double
/// Degrees from true north, clockwise; negative when unknown.
public typealias CLLocationDirection = Double

/// A point on the earth, in degrees (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether the latitude lies within 90 degrees and the longitude within 180.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A position with its accuracy and movement, as far as they are known.
open class CLLocation: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "CLLocation" }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(_record: .location(Coordinate(latitude: latitude, longitude: longitude)))
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
        _set("altitude", altitude)
        _set("horizontalAccuracy", horizontalAccuracy)
        _set("verticalAccuracy", verticalAccuracy)
        _set("timestamp", timestamp)
    }

    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: _value("latitude"), longitude: _value("longitude"))
    }
    /// Metres above sea level.
    public var altitude: CLLocationDistance { _value("altitude") }
    public var horizontalAccuracy: CLLocationAccuracy { _value("horizontalAccuracy") }
    /// Negative if the altitude is unknown.
    public var verticalAccuracy: CLLocationAccuracy { _optional("verticalAccuracy") ?? -1 }
    public var course: CLLocationDirection { _optional("course") ?? -1 }
    public var speed: CLLocationSpeed { _optional("speed") ?? -1 }
    public var timestamp: Date { _value("timestamp") }

    /// The distance along the earth's surface in metres.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        guard let here = _record.coordinate, let there = location._record.coordinate else { return 0 }
        return here.distance(to: there)
    }
}

extension CLLocation {
    /// - Parameters:
    ///   - course: in degrees from true north; negative when unknown.
    ///   - speed: in metres per second; negative when unknown.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, timestamp: timestamp)
        _set("course", course)
        _set("speed", speed)
    }
}

/// Creates a coordinate from degrees.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// The greatest distance.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
