public import RecordObjects

/// An app's response to confirming or handling a request. Subclasses add a code and the details.
open class INIntentResponse: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INIntentResponse" }

    open override class func _class(showing type: String) -> RecordObject.Type { RecordClasses.named(type) ?? self }

    /// The activity to open the app with; the runtime creates a default one if there is none.
    public var userActivity: NSUserActivity? {
        get { _optional("userActivity") }
        set { _set("userActivity", newValue) }
    }
}
