public import Foundation
import Synchronization

/// What an extension knows of the host that shows it.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    // Sendable by hand: what changes is guarded by a lock.
    private let shown = Mutex<INIntent?>(nil)

    public override init() {
        super.init()
    }

    /// The request that is shown; `nil` when there is none.
    public var intent: INIntent? { shown.withLock { $0 } }

    /// Sets the request that is shown.
    package func show(_ intent: INIntent?) {
        shown.withLock { $0 = intent }
    }

    /// What the host hands over, which is nothing here.
    open var inputItems: [Any] { [] }

    /// Tells the host that the extension is done.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(true)
    }

    /// Tells the host that the extension gives up.
    open func cancelRequest(withError error: any Error) {}

    /// Asks the host to open an address, which this host does not do.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
}
