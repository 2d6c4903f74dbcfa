// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Shows one of the person's codes. Handled by an `INGetVisualCodeIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INGetVisualCodeIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetVisualCodeIntent" }

    public convenience init(visualCodeType: INVisualCodeType) {
        var record = Record(Self._recordType)
        record._set("visualCodeType", visualCodeType)
        self.init(_record: record)
    }

    public var visualCodeType: INVisualCodeType { _value("visualCodeType") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetVisualCodeIntent.visualCodeType: "visualCodeType"
        default: nil
        }
    }
}

/// The response to an `INGetVisualCodeIntent`.
@available(iOS, deprecated: 15.0)
open class INGetVisualCodeIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetVisualCodeIntentResponse" }

    public convenience init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetVisualCodeIntentResponseCode { _value("code") }
    public var visualCodeImage: INImage? {
        get { _optional("visualCodeImage") }
        set { _set("visualCodeImage", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetVisualCodeIntentResponse.visualCodeImage: "visualCodeImage"
        default: nil
        }
    }
}
