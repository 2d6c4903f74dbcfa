// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
public import RecordObjects

/// A view of a record of the type `INCarHeadUnit`.
open class INCarHeadUnit: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INCarHeadUnit" }

    @available(*, unavailable, message: "INCarHeadUnit has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
        var record = Record(Self._recordType)
        record._set("bluetoothIdentifier", bluetoothIdentifier)
        record._set("iAP2Identifier", iAP2Identifier)
        self.init(_record: record)
    }

    public var bluetoothIdentifier: String? { _optional("bluetoothIdentifier") }
    public var iAP2Identifier: String? { _optional("iAP2Identifier") }
}
extension INCar {
    /// The class under its nested name. Archives know classes by top-level names only.
    public typealias HeadUnit = INCarHeadUnit
}
