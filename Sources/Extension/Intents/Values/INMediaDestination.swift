public import Foundation
public import IntentSchema
public import RecordObjects

/// Where to add media: the library or a playlist.
public enum INMediaDestination: ReferenceConvertible, Sendable {
    public typealias ReferenceType = INMediaDestinationReference

    case library
    /// A playlist, by name.
    case playlist(String)

    /// The playlist's name; `nil` for the library.
    public var playlistName: String? {
        if case .playlist(let name) = self { name } else { nil }
    }

    public var description: String {
        switch self {
        case .library: "library"
        case .playlist(let name): "playlist \"\(name)\""
        }
    }
    public var debugDescription: String { description }
}

extension INMediaDestination: _FieldValue, _RecordBridged {
    public static func _read(_ value: ParameterValue) -> INMediaDestination? {
        guard let record = value.record else { return nil }
        return INMediaDestination(reference: INMediaDestinationReference(_record: record))
    }
    public var _written: ParameterValue { .record(_reference._record) }
    public static var _absent: INMediaDestination { .library }

    public var _reference: INMediaDestinationReference {
        switch self {
        case .library: .library()
        case .playlist(let name): .playlistDestination(withName: name)
        }
    }

    public init?(reference: INMediaDestinationReference) {
        switch reference.mediaDestinationType {
        case .library: self = .library
        case .playlist: self = .playlist(reference.playlistName ?? "")
        case .unknown: return nil
        }
    }
}

/// Where to add media, as an object.
open class INMediaDestinationReference: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INMediaDestinationReference" }

    @available(*, unavailable, message: "INMediaDestinationReference has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public class func library() -> Self {
        Self(_record: Record(_recordType, ["mediaDestinationType": INMediaDestinationType.library._written]))
    }

    public class func playlistDestination(withName playlistName: String) -> Self {
        let type = INMediaDestinationType.playlist._written
        return Self(_record: Record(_recordType, ["mediaDestinationType": type, "playlistName": .string(playlistName)]))
    }

    public var mediaDestinationType: INMediaDestinationType { _value("mediaDestinationType") }
    public var playlistName: String? { _optional("playlistName") }
}
