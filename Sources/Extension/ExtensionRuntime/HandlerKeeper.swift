import Synchronization

/// Keeps a call's handler alive until it has answered and the code after its answer has run.
///
/// Handlers capture themselves weakly or unowned in asynchronous work, since their host retains them. The completion handler
/// retains the keeper, so a handler lives as long as its call can still be answered.
final class HandlerKeeper: Sendable {
    private struct State {
        var handler: CallHandler?
        var isAnswered = false
    }

    private let state: Mutex<State>

    init(_ handler: CallHandler) {
        state = Mutex(State(handler: handler))
    }

    var isAnswered: Bool { state.withLock { $0.isAnswered } }

    /// Records that the handler has answered. The code after that may still use the handler.
    func answered() {
        state.withLock { $0.isAnswered = true }
    }

    /// Releases the handler. One that stores its completion handler would otherwise form a retain cycle.
    func release() {
        // Released outside of the lock: the handler's deinitialiser may run arbitrary code.
        let handler = state.withLock { state in
            defer { state.handler = nil }
            return state.handler
        }
        withExtendedLifetime(handler) {}
    }
}

/// Carries the handler of one call to the session that calls it.
struct CallHandler: @unchecked Sendable {
    // Safe: both sides run on the session's one queue.
    let object: Any
}
