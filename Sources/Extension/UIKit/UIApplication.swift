public import Foundation

/// The running app, as far as its delegate is told of it. There is no screen and no event loop behind it.
public final class UIApplication: NSObject, Sendable {
    public static let shared = UIApplication()

    private override init() {
        super.init()
    }
}
