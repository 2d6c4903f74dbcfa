public import Foundation

/// A screen without pixels, for code that chooses sizes of images by it.
public final class UIScreen: NSObject, Sendable {
    /// The only screen.
    public static let main = UIScreen()

    private override init() {
        super.init()
    }

    /// Pixels per point: 1.
    public var scale: CGFloat { 1 }
    /// Pixels per point: 1.
    public var nativeScale: CGFloat { 1 }
    /// In points; empty.
    public var bounds: CGRect { .zero }
    /// In pixels; empty.
    public var nativeBounds: CGRect { .zero }
}
