import ExtensionProtocol
public import Foundation
import HostEnvironment
import RecordObjects

/// The shortcuts that the app considers relevant at certain times and places.
public final class INRelevantShortcutStore: NSObject, Sendable {
    /// The store of the app whose code runs.
    public static var `default`: INRelevantShortcutStore { INRelevantShortcutStore() }

    // For work that continues outside of the call that requested the store; within a call, the call's own environment takes
    // precedence.
    private let kept = AppEnvironment.scope?.environment

    private override init() {
        super.init()
    }

    /// Replaces all relevant shortcuts. The completion handler is called immediately, with
    /// `INIntentError.interactionOperationNotSupported` if there is no host to keep them.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = send(shortcuts)
        completionHandler?(error)
    }

    /// Replaces all relevant shortcuts.
    ///
    /// - Throws: `INIntentError.interactionOperationNotSupported` if there is no host to keep them.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        if let error = send(shortcuts) { throw error }
    }

    private func send(_ shortcuts: [INRelevantShortcut]) -> INIntentError? {
        let isDone = AppEnvironment.tell(
            kept, for: "INRelevantShortcutStore", .contribution(.relevantShortcuts(shortcuts.map(\._record))))
        return INIntentError.unless(isDone, .interactionOperationNotSupported)
    }
}
