public import Foundation
import Synchronization

/// An extension's view of the host that displays it.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    // Sendable by hand: a lock guards the mutable state.
    private let shown = Mutex<INIntent?>(nil)

    public override init() {
        super.init()
    }

    /// The displayed request; `nil` if there is none.
    public var intent: INIntent? { shown.withLock { $0 } }

    /// Sets the displayed request.
    package func show(_ intent: INIntent?) {
        shown.withLock { $0 = intent }
    }

    /// Always empty: this host passes no items.
    open var inputItems: [Any] { [] }

    /// Notifies the host that the extension is done.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(true)
    }

    /// Notifies the host that the extension has given up.
    open func cancelRequest(withError error: any Error) {}

    /// Asks the host to open a URL, which this host does not support.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
}
