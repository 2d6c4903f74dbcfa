public import RecordObjects

/// What an app answers when it confirms or handles a request. Subclasses add a code and the details.
open class INIntentResponse: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INIntentResponse" }

    open override class func _class(showing type: String) -> RecordObject.Type { RecordClasses.named(type) ?? self }

    /// What the app is opened with; the runtime makes a default one where there is none.
    public var userActivity: NSUserActivity? {
        get { _optional("userActivity") }
        set { _set("userActivity", newValue) }
    }
}
