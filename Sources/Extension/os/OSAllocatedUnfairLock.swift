public import Foundation
import Synchronization

// Packages such as swift-argument-parser use these if they find a module `os`, whether they link it or not: so they are the C
// library's own lock, and need no symbols of this module.

/// The C library's lock, under the name that code expects from this module.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = pthread_mutex_t
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_s = pthread_mutex_t

// swift-format-ignore: AlwaysUseLowerCamelCase
@_transparent
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    pthread_mutex_lock(lock)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_transparent
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    pthread_mutex_unlock(lock)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_transparent
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
    pthread_mutex_trylock(lock) == 0
}

/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Sendable by hand: the box's content is accessed under its lock only.
    private final class Box {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let box: Box

    public init(initialState: State) where State: Sendable {
        box = Box(initialState)
    }

    /// Guards state that is safe to share only under the lock.
    public init(uncheckedState initialState: State) {
        box = Box(initialState)
    }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    /// Does nothing and returns `nil` if the lock is held.
    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() {
        self.init(uncheckedState: ())
    }

    public func lock() { box.lock.lock() }
    public func unlock() { box.lock.unlock() }
    public func lockIfAvailable() -> Bool { box.lock.try() }

    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body()
    }
}
