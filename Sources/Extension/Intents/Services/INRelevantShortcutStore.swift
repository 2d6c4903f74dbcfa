import ExtensionProtocol
public import Foundation
import HostEnvironment
import RecordObjects

/// The shortcuts that matter at certain times and places, as the app tells.
public final class INRelevantShortcutStore: NSObject, Sendable {
    /// The store of the app whose code runs.
    public static var `default`: INRelevantShortcutStore { INRelevantShortcutStore() }

    // For work that continues outside of the call in which the store was asked for; within calls the call's own counts.
    private let kept = AppEnvironment.scope?.environment

    private override init() {
        super.init()
    }

    /// Replaces all relevant shortcuts. The completion handler is called at once, with
    /// `INIntentError.interactionOperationNotSupported` where there is no host to keep them.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = send(shortcuts)
        completionHandler?(error)
    }

    /// Replaces all relevant shortcuts.
    ///
    /// - Throws: `INIntentError.interactionOperationNotSupported` where there is no host to keep them.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        if let error = send(shortcuts) { throw error }
    }

    private func send(_ shortcuts: [INRelevantShortcut]) -> INIntentError? {
        let isDone = AppEnvironment.tell(
            kept, for: "INRelevantShortcutStore", .contribution(.relevantShortcuts(shortcuts.map(\._record))))
        return INIntentError.unless(isDone, .interactionOperationNotSupported)
    }
}
