public import Foundation
public import Intents

/// Manages a view of an app. Nothing is displayed here.
@MainActor
open class UIViewController: NSObject {
    private var loaded: UIView?

    public nonisolated override init() {
        super.init()
    }

    /// The view, created on first access.
    open var view: UIView {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded ?? UIView()
        }
        set { loaded = newValue }
    }

    open var isViewLoaded: Bool { loaded != nil }
    open var title: String?
    /// The host of an extension's view; `nil` if there is none.
    open private(set) var extensionContext: NSExtensionContext?

    /// Gives the view a host that displays the request.
    package func becomeHosted(of intent: INIntent) {
        let context = NSExtensionContext()
        context.show(intent)
        extensionContext = context
    }

    open func loadView() { loaded = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func didReceiveMemoryWarning() {}
}
