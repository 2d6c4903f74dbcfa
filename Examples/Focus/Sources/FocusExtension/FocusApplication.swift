import ExtensionRuntime
import Intents

/// Porchlight itself, as far as it has no screen to draw on: what it would show.
public final class FocusApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        /// Nothing has been shared yet.
        case welcome
        /// What friends see.
        case light(isOn: Bool)
    }

    public private(set) var screen = Screen.welcome

    public init() {
        showLight()
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        guard userActivity.interaction?.intent is INShareFocusStatusIntent else { return false }
        showLight()
        return true
    }

    /// The light is on while the person can be disturbed.
    private func showLight() {
        do {
            guard let presence = try PresenceBoard.shared?.presence() else { return }
            screen = .light(isOn: !presence.isFocused)
        } catch {
            FileHandle.standardError.write(Data("Porchlight: the presence cannot be read: \(error)\n".utf8))
        }
    }
}
