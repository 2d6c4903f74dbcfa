import ExtensionRuntime
import Intents

/// Squares itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class CodesApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case codes
        case code(INVisualCodeType)
    }

    public private(set) var screen = Screen.codes

    public init() {}

    public func application(continue userActivity: NSUserActivity) -> Bool {
        guard let intent = userActivity.interaction?.intent as? INGetVisualCodeIntent else { return false }
        screen = intent.visualCodeType == .unknown ? .codes : .code(intent.visualCodeType)
        return true
    }
}
