// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Notifies an app that the person's focus has changed. Handled by an `INShareFocusStatusIntentHandling`.
open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INShareFocusStatusIntent" }

    public convenience init(focusStatus: INFocusStatus?) {
        var record = Record(Self._recordType)
        record._set("focusStatus", focusStatus)
        self.init(_record: record)
    }

    public var focusStatus: INFocusStatus? { _optional("focusStatus") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INShareFocusStatusIntent.focusStatus: "focusStatus"
        default: nil
        }
    }
}

/// The response to an `INShareFocusStatusIntent`.
open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INShareFocusStatusIntentResponse" }

    public convenience init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INShareFocusStatusIntentResponseCode { _value("code") }
}
