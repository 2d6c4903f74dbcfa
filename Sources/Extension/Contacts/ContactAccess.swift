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

    /// - Parameter read: called for every request that the permission allows, on any thread.
    package init(_ permission: AccessPermission, read: @escaping @Sendable () -> [Contact]) {
        self.permission = Mutex(permission)
        self.read = read
    }

    package var status: AccessPermission { permission.withLock { $0 } }

    /// Asks the person, once.
    func ask() -> Bool {
        permission.withLock { permission in
            if case .notAsked(let grants) = permission { permission = grants ? .granted : .denied }
            return permission == .granted
        }
    }

    /// The contacts; `nil` where the permission is missing.
    var contacts: [Contact]? { status == .granted ? read() : nil }
}
