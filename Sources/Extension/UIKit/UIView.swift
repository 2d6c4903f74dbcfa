public import Foundation

/// A rectangle on a screen, for code shared with apps. Nothing is drawn here.
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

/// A view that responds to touches.
open class UIControl: UIView {
    open var isEnabled = true
}

open class UIButton: UIControl {}
