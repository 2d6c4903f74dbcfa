import ExtensionProtocol
import Synchronization

/// Sees to it that an operation is handled once however often it is delivered: later deliveries get the first one's answer.
final class OperationLedger: Sendable {
    private enum Entry {
        /// Being handled; these deliveries wait for the answer.
        case running([CheckedContinuation<ExtensionAnswer, Never>])
        case done(ExtensionAnswer)
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// The operations that are done; once there are as many as are kept, each takes the place of the oldest.
        var done: [String] = []
        /// Where the oldest stands then.
        var oldest = 0

        mutating func note(_ operation: String) {
            guard done.count == OperationLedger.capacity else { return done.append(operation) }
            entries[done[oldest]] = nil
            done[oldest] = operation
            oldest = (oldest + 1) % OperationLedger.capacity
        }
    }

    /// Answers kept; older ones are forgotten.
    private static let capacity = 1024

    private let state = Mutex(State())

    /// Has the operation handled, unless it has been delivered before.
    func once(_ operation: String, _ handle: () async -> ExtensionAnswer) async -> ExtensionAnswer {
        if let answer = await earlier(operation) { return answer }
        let answer = await handle()
        for waiting in finish(operation, answer) { waiting.resume(returning: answer) }
        return answer
    }

    /// The answer of the delivery before; `nil` when this is the first, which is then running.
    private func earlier(_ operation: String) async -> ExtensionAnswer? {
        let isFirst = state.withLock { state in
            guard state.entries[operation] == nil else { return false }
            state.entries[operation] = .running([])
            return true
        }
        if isFirst { return nil }
        return await withCheckedContinuation { continuation in
            let answer: ExtensionAnswer? = state.withLock { state in
                switch state.entries[operation] {
                case .done(let answer): return answer
                case .running(let waiting):
                    state.entries[operation] = .running(waiting + [continuation])
                    return nil
                case nil:
                    // Forgotten in between, which takes a thousand operations in no time; it is not handled again all the same.
                    return ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "operation \(operation) is over")))
                }
            }
            if let answer { continuation.resume(returning: answer) }
        }
    }

    /// Puts the outcome in the place of an answer that was no end.
    func conclude(_ operation: String, _ answer: ExtensionAnswer) {
        state.withLock { state in
            if case .done = state.entries[operation] { state.entries[operation] = .done(answer) }
        }
    }

    private func finish(_ operation: String, _ answer: ExtensionAnswer) -> [CheckedContinuation<ExtensionAnswer, Never>] {
        state.withLock { state in
            guard case .running(let waiting) = state.entries[operation] else { return [] }
            state.entries[operation] = .done(answer)
            state.note(operation)
            return waiting
        }
    }
}
