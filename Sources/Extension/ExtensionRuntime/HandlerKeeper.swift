import Synchronization

/// Keeps a call's handler alive until its answer has been given and what follows the answer has run.
///
/// Handlers capture themselves weakly or unowned in what they do later, since their host keeps them. The completion handler holds the
/// keeper, so a handler lives as long as anybody can still answer for it.
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

    /// Notes that the answer has been given. Code behind it may still use the handler.
    func answered() {
        state.withLock { $0.isAnswered = true }
    }

    /// Lets go of the handler. One that stores its completion handler would otherwise hold itself for good.
    func release() {
        // Let go outside of the lock: what a handler does when it goes is its own affair.
        let handler = state.withLock { state in
            defer { state.handler = nil }
            return state.handler
        }
        withExtendedLifetime(handler) {}
    }
}

/// The handler of one call on its way there.
struct CallHandler: @unchecked Sendable {
    // Safe: the object serves this call alone, and both sides run on the session's one queue.
    let object: Any
}
