public import Foundation
import Synchronization

/// The shortcuts that the person has given a phrase to, and those that the app suggests.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    /// The center of the app in this process.
    public static let shared = INVoiceShortcutCenter()

    private let shortcuts = Mutex<[INVoiceShortcut]>([])
    private let suggested = Mutex<[INShortcut]>([])

    private override init() {
        super.init()
    }

    public func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler(shortcuts.withLock { $0 }, nil)
    }

    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
        shortcuts.withLock { $0 }
    }

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

    /// Replaces what the app suggests.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        suggested.withLock { $0 = suggestions }
    }

    /// What the app suggests.
    package var suggestions: [INShortcut] { suggested.withLock { $0 } }

    /// Keeps a shortcut that the person has given a phrase to, in place of one with the same identifier.
    package func add(_ shortcut: INVoiceShortcut) {
        shortcuts.withLock { shortcuts in
            shortcuts.removeAll { $0.identifier == shortcut.identifier }
            shortcuts.append(shortcut)
        }
    }

    private func shortcut(_ identifier: UUID) throws -> INVoiceShortcut {
        guard let found = shortcuts.withLock({ $0.first { $0.identifier == identifier } }) else {
            throw INIntentError(.voiceShortcutGetFailed)
        }
        return found
    }
}
