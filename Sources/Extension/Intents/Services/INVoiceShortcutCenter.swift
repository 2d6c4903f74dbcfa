import ExtensionProtocol
public import Foundation
import HostEnvironment
import RecordObjects

/// The shortcuts that the person has given a phrase to, and those that the app suggests.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    /// The center of the app whose code runs.
    public static var shared: INVoiceShortcutCenter { INVoiceShortcutCenter() }

    // For work that continues outside of the call in which the center was asked for; within calls the call's own counts.
    private let kept = AppEnvironment.scope?.environment

    private override init() {
        super.init()
    }

    /// Finds the shortcuts that the person has given a phrase. The handler is called at once.
    public func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler(shortcuts, nil)
    }

    /// The shortcuts that the person has given a phrase.
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { shortcuts }

    /// Finds a shortcut that the person has given a phrase. The handler is called at once.
    public func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        do {
            completionHandler(try shortcut(identifier), nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    /// - Throws: `INIntentError.voiceShortcutGetFailed` when there is no shortcut with that identifier.
    public func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        try shortcut(identifier)
    }

    /// Replaces what the app suggests. The host keeps it; without a host it goes nowhere.
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
