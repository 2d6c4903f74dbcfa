import Synchronization

/// Lets one task wait for one value, which any thread may bring, before or after.
package final class ReplyGate<Value: Sendable>: Sendable {
    private enum State {
        case open(UnsafeContinuation<Value, Never>?)
        case settled(Value)
    }

    private let state = Mutex<State>(.open(nil))

    package init() {}

    /// Brings the value. Later ones are ignored.
    ///
    /// - Returns: whether this is the first one.
    @discardableResult
    package func settle(_ value: Value) -> Bool {
        let (isFirst, continuation): (Bool, UnsafeContinuation<Value, Never>?) = state.withLock { state in
            guard case .open(let continuation) = state else { return (false, nil) }
            state = .settled(value)
            return (true, continuation)
        }
        continuation?.resume(returning: value)
        return isFirst
    }

    /// Whether the value has been brought.
    package var isSettled: Bool {
        state.withLock { state in
            if case .settled = state { true } else { false }
        }
    }

    /// Waits for the value. Called once.
    package func wait() async -> Value {
        await withUnsafeContinuation { continuation in
            let value: Value? = state.withLock { state in
                if case .settled(let value) = state { return value }
                state = .open(continuation)
                return nil
            }
            if let value { continuation.resume(returning: value) }
        }
    }
}
