import ExtensionProtocol
public import Foundation
import HostEnvironment
import RecordObjects

/// The shortcuts for which the person has recorded a phrase, and those that the app suggests.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    /// The center of the app whose code runs.
    public static var shared: INVoiceShortcutCenter { INVoiceShortcutCenter() }

    // For work that continues outside of the call that requested the center; within a call, the call's own environment takes
    // precedence.
    private let kept = AppEnvironment.scope?.environment

    private override init() {
        super.init()
    }

    /// Finds the shortcuts for which the person has recorded a phrase. The handler is called immediately.
    public func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler(shortcuts, nil)
    }

    /// The shortcuts for which the person has recorded a phrase.
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { shortcuts }

    /// Finds a shortcut for which the person has recorded a phrase. The handler is called immediately.
    public func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        do {
            completionHandler(try shortcut(identifier), nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    /// - Throws: `INIntentError.voiceShortcutGetFailed` if there is no shortcut with that identifier.
    public func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        try shortcut(identifier)
    }

    /// Replaces the app's suggestions. The host keeps them; without a host they are discarded.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        _ = AppEnvironment.tell(
            kept, for: "INVoiceShortcutCenter",
            .contribution(.suggestedShortcuts(suggestions.map { $0._reference._record })))
    }

    private var shortcuts: [INVoiceShortcut] {
        let records = AppEnvironment.active(kept, for: "INVoiceShortcutCenter")?.services?.voiceShortcuts() ?? []
        return records.map { INVoiceShortcut(_record: $0) }
    }

    private func shortcut(_ identifier: UUID) throws -> INVoiceShortcut {
        guard let found = shortcuts.first(where: { $0.identifier == identifier }) else {
            throw INIntentError(.voiceShortcutGetFailed)
        }
        return found
    }
}
