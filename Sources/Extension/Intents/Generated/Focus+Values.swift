// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
public import RecordObjects

/// A view of a record of the type `INFocusStatus`.
open class INFocusStatus: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INFocusStatus" }

    @available(*, unavailable, message: "INFocusStatus has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(isFocused: Bool? = nil) {
        var record = Record(Self._recordType)
        record._set("isFocused", isFocused)
        self.init(_record: record)
    }

    public var isFocused: Bool? { _optional("isFocused") }
}
