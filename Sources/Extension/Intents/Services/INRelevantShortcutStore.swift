public import Foundation
import Synchronization

/// The shortcuts that matter at certain times and places, as the app tells.
public final class INRelevantShortcutStore: NSObject, Sendable {
    /// The store of the app in this process.
    public static let `default` = INRelevantShortcutStore()

    private let shortcuts = Mutex<[INRelevantShortcut]>([])

    private override init() {
        super.init()
    }

    /// Replaces all relevant shortcuts.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        self.shortcuts.withLock { $0 = shortcuts }
        completionHandler?(nil)
    }

    /// Replaces all relevant shortcuts.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        self.shortcuts.withLock { $0 = shortcuts }
    }

    /// The shortcuts told last.
    package var relevantShortcuts: [INRelevantShortcut] { shortcuts.withLock { $0 } }
}
