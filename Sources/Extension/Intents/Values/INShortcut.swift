public import Foundation
public import IntentSchema
public import RecordObjects

/// Something to repeat later: a request, or an activity of the app.
public enum INShortcut: ReferenceConvertible, Sendable {
    public typealias ReferenceType = INShortcutReference

    case intent(INIntent)
    case userActivity(NSUserActivity)

    /// - Returns: `nil` for an intent of the base class, which cannot be performed.
    public init?(intent: INIntent) {
        guard let reference = INShortcutReference(intent: intent) else { return nil }
        self.init(reference: reference)
    }

    public init(userActivity: NSUserActivity) {
        self = .userActivity(userActivity)
    }

    /// The request; `nil` for an activity.
    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    /// The activity; `nil` for a request.
    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }

    public var description: String {
        switch self {
        case .intent(let intent): "shortcut to \(intent)"
        case .userActivity(let activity): "shortcut to \(activity)"
        }
    }
    public var debugDescription: String { description }
}

extension INShortcut: _FieldValue, _RecordBridged {
    public static func _read(_ value: ParameterValue) -> INShortcut? {
        value.record.flatMap { INShortcut(reference: INShortcutReference(_record: $0)) }
    }
    public var _written: ParameterValue { .record(_reference._record) }
    public static var _absent: INShortcut { .userActivity(NSUserActivity(activityType: "")) }

    public var _reference: INShortcutReference {
        var record = Record(INShortcutReference._recordType)
        record._set("intent", intent)
        record._set("userActivity", userActivity)
        return INShortcutReference(_record: record)
    }

    public init?(reference: INShortcutReference) {
        if let intent = reference.intent {
            self = .intent(intent)
        } else if let activity = reference.userActivity {
            self = .userActivity(activity)
        } else {
            return nil
        }
    }
}

/// Something to repeat later, as an object.
open class INShortcutReference: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INShortcutReference" }

    @available(*, unavailable, message: "INShortcutReference has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    /// - Returns: `nil` for an intent of the base class, which cannot be performed.
    public convenience init?(intent: INIntent) {
        guard intent._record.type != INIntent._recordType else { return nil }
        self.init(_record: Record(Self._recordType, ["intent": intent._written]))
    }

    public convenience init(userActivity: NSUserActivity) {
        self.init(_record: Record(Self._recordType, ["userActivity": userActivity._written]))
    }

    public var intent: INIntent? { _optional("intent") }
    public var userActivity: NSUserActivity? { _optional("userActivity") }
}
