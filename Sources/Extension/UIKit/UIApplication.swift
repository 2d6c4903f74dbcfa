public import Foundation

/// The running app, as its delegate sees it. It has no screen and no event loop.
public final class UIApplication: NSObject, Sendable {
    public static let shared = UIApplication()

    private override init() {
        super.init()
    }
}
