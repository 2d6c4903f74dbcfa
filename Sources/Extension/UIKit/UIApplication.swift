public import Foundation

/// The running app, as its delegate sees it. It has no screen and no event loop.
public final class UIApplication: NSObject, Sendable {
    public static let shared = UIApplication()

    private override init() {
        super.init()
    }

    /// Whether and how an app is running.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// `background`: nothing is shown.
    public var applicationState: State { .background }
}
