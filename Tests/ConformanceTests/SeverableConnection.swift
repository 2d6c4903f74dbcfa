import ExtensionProtocol
import IntentSchema
import Synchronization

/// A connection whose other end can be made to vanish: calls under way and later ones fail, what came before stays.
final class SeverableConnection: ExtensionConnection {
    /// What it may do wrong.
    enum Fault {
        case none, answersPending, hidesTheReason
    }

    private struct State {
        var isSevered = false
        var pending: [Int: CheckedContinuation<ExtensionAnswer, Never>] = [:]
        var last = 0
    }

    var events: ExtensionEvents { inner.events }
    private let inner: any ExtensionConnection
    private let fault: Fault
    private let state = Mutex(State())

    init(inner: any ExtensionConnection, fault: Fault = .none) {
        self.inner = inner
        self.fault = fault
    }

    /// Has the other end vanish.
    func sever() {
        let pending = state.withLock { state in
            defer { state.pending = [:] }
            state.isSevered = true
            return state.pending.values
        }
        for call in pending { call.resume(returning: answer) }
    }

    private var answer: ExtensionAnswer {
        switch fault {
        case .answersPending: ExtensionAnswer(.notImplemented)
        case .hidesTheReason: ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "")))
        case .none: ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "the app ended during the call")))
        }
    }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        await withCheckedContinuation { continuation in
            let number: Int? = state.withLock { state in
                guard !state.isSevered else { return nil }
                state.last += 1
                state.pending[state.last] = continuation
                return state.last
            }
            guard let number else { return continuation.resume(returning: answer) }
            Task {
                let answer = await inner.send(request, deadline: deadline)
                let waiting = state.withLock { $0.pending.removeValue(forKey: number) }
                waiting?.resume(returning: answer)
            }
        }
    }

    func continueActivity(_ activity: Record, for person: String) async -> Bool {
        await inner.continueActivity(activity, for: person)
    }
}
