package import IntentSchema
import Synchronization

/// What an app sees of the person's contacts; the host sets it.
package final class ContactAccess: Sendable {
    /// The access of the app that is being called; `nil` outside of calls, and where the host offers none.
    @TaskLocal package static var current: ContactAccess?

    private static let ofProcess = Mutex<ContactAccess?>(nil)

    /// The access of code that runs outside of calls, such as work that a handler left on a queue; `nil` when there is none.
    package static var processWide: ContactAccess? {
        get { ofProcess.withLock { $0 } }
        set { ofProcess.withLock { $0 = newValue } }
    }

    static var active: ContactAccess? { current ?? processWide }

    private let permission: Mutex<AccessPermission>
    private let read: @Sendable () -> [Contact]
    private let changed: @Sendable (AccessPermission) -> Void

    /// - Parameters:
    ///   - read: called for every request that the permission allows, on any thread.
    ///   - changed: told what the person has answered, on any thread.
    package init(
        _ permission: AccessPermission, read: @escaping @Sendable () -> [Contact],
        changed: @escaping @Sendable (AccessPermission) -> Void = { _ in }
    ) {
        self.permission = Mutex(permission)
        self.read = read
        self.changed = changed
    }

    package var status: AccessPermission { permission.withLock { $0 } }

    /// Asks the person, once.
    func ask() -> Bool {
        let (answer, isNew) = permission.withLock { permission in
            guard case .notAsked(let grants) = permission else { return (permission, false) }
            permission = grants ? .granted : .denied
            return (permission, true)
        }
        if isNew { changed(answer) }
        return answer == .granted
    }

    /// The contacts; `nil` where the permission is missing.
    var contacts: [Contact]? { status == .granted ? read() : nil }
}
