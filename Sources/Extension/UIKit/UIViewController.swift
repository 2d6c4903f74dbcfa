public import Foundation
public import Intents

/// What manages a view of an app. Nothing is shown here.
@MainActor
open class UIViewController: NSObject {
    private var loaded: UIView?

    public nonisolated override init() {
        super.init()
    }

    /// The view, made when it is first asked for.
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
    /// The host of an extension's view; `nil` where there is none.
    open var extensionContext: NSExtensionContext? { nil }

    open func loadView() { loaded = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func didReceiveMemoryWarning() {}
}
