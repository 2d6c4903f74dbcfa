public import Foundation

/// Maps intents to the objects that handle them.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that resolves, confirms and handles the intent; `nil` if there is none.
    func handler(for intent: INIntent) -> Any?
}

/// The entry point of an Intents extension. Its subclass is created on demand, when a request for one of its intents arrives.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {
        super.init()
    }

    /// Creates the extension when a request arrives.
    ///
    /// Subclasses inherit this whether they override `init()` or not, so they need not mark theirs as required.
    public required convenience init(_hosted: Void) {
        self.init()
    }

    /// The object that handles the intent; the extension itself unless a subclass overrides this, returning `Any` or `Any?`.
    open func handler(for intent: INIntent) -> Any? {
        self
    }
}
