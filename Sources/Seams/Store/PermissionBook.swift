public import IntentSchema
import Synchronization

/// Keeps what each person has answered apps that ask before they use anything. May be used from any thread.
public protocol PermissionBook: Sendable {
    /// What the person lets an app use, and what they have not decided. Reads what other processes have changed.
    func access(of app: String, for person: String) -> AppAccess

    /// Keeps an answer, and everything that was kept before.
    ///
    /// - Throws: an error whose description says why it cannot be kept, and what to do.
    func keep(_ isGranted: Bool, _ permission: Permission, of app: String, for person: String) throws
}

/// A permission book in memory, for tests and for conversations that must not be stored.
public final class MemoryPermissions: PermissionBook {
    private struct Key: Hashable {
        var app: String
        var person: String
    }

    private let kept = Mutex<[Key: AppAccess]>([:])

    /// Creates an empty book: apps want nothing.
    public init() {}

    public func access(of app: String, for person: String) -> AppAccess {
        kept.withLock { $0[Key(app: app, person: person)] ?? AppAccess() }
    }

    public func keep(_ isGranted: Bool, _ permission: Permission, of app: String, for person: String) {
        kept.withLock { $0[Key(app: app, person: person), default: AppAccess()].answer(permission, isGranted) }
    }

    /// Replaces what is known about an app and a person.
    public func set(_ access: AppAccess, of app: String, for person: String) {
        kept.withLock { $0[Key(app: app, person: person)] = access }
    }
}
