public import Foundation
public import Intents

/// A rectangle on a screen, as far as code that is shared with apps mentions it. Nothing is drawn here.
@MainActor
open class UIView: NSObject {
    open var frame: CGRect
    open var isHidden = false
    open var alpha: CGFloat = 1
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public nonisolated override init() {
        frame = .zero
        super.init()
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}

/// A view that answers to touches.
open class UIControl: UIView {
    open var isEnabled = true
}

/// A button.
open class UIButton: UIControl {}

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
