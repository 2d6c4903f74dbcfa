public import Foundation

/// What leads from intents to the objects that handle them.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that resolves, confirms and handles the intent; `nil` when there is none.
    func handler(for intent: INIntent) -> Any?
}

/// The entry point of an Intents extension. Its subclass is made on demand, when a request for one of its intents arrives.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {
        super.init()
    }

    /// Makes the extension when a request arrives.
    ///
    /// Subclasses inherit this whether they override `init()` or not, so they need not mark theirs as required.
    public required convenience init(_hosted: Void) {
        self.init()
    }

    /// The object that handles the intent; the extension itself unless a subclass says otherwise, `-> Any` or `-> Any?`.
    open func handler(for intent: INIntent) -> Any? {
        self
    }
}
