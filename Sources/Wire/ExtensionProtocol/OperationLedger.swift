import Synchronization

/// Ensures that an operation is handled once, however often it is delivered: later deliveries get the first one's answer.
package final class OperationLedger: Sendable {
    private enum Entry {
        /// In progress; these deliveries wait for the answer. The outcome may overtake it on another thread.
        case running([CheckedContinuation<ExtensionAnswer, Never>], outcome: ExtensionAnswer? = nil)
        case done(ExtensionAnswer)
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// The finished operations; at capacity, each replaces the oldest.
        var done: [String] = []
        /// The index of the oldest one at capacity.
        var oldest = 0

        mutating func note(_ operation: String) {
            guard done.count == OperationLedger.capacity else { return done.append(operation) }
            entries[done[oldest]] = nil
            done[oldest] = operation
            oldest = (oldest + 1) % OperationLedger.capacity
        }
    }

    /// The number of answers kept; older ones are discarded.
    private static let capacity = 1024

    private let state = Mutex(State())

    package init() {}

    /// Handles the operation, unless it has been delivered before.
    package func once(_ operation: String, _ handle: () async -> ExtensionAnswer) async -> ExtensionAnswer {
        if let answer = await earlier(operation) { return answer }
        let answer = await handle()
        for waiting in finish(operation, answer) { waiting.resume(returning: answer) }
        return answer
    }

    /// The answer to the earlier delivery; `nil` if this is the first, which is then marked as running.
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
                case .running(let waiting, let outcome):
                    state.entries[operation] = .running(waiting + [continuation], outcome: outcome)
                    return nil
                case nil:
                    // Evicted in the meantime, which takes a thousand operations within moments; it must not be handled again even
                    // so.
                    return ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "operation \(operation) is over")))
                }
            }
            if let answer { continuation.resume(returning: answer) }
        }
    }

    /// What is known of an operation.
    package enum Knowledge {
        /// It was not delivered, or has been forgotten.
        case nothing
        /// It has no answer yet.
        case running
        /// It was answered; an outcome may follow.
        case done(ExtensionAnswer)
    }

    /// What is known of an operation that was delivered to this process.
    package func knowledge(of operation: String) -> Knowledge {
        state.withLock { state in
            switch state.entries[operation] {
            case nil: .nothing
            case .running: .running
            case .done(let answer): .done(answer)
            }
        }
    }

    /// Forgets an operation that was answered without being handled, so that it is handled when it is delivered again.
    package func forget(_ operation: String) {
        state.withLock { state in
            guard case .done = state.entries[operation] else { return }
            state.entries[operation] = nil
            // Its place in the order stays, so that the others keep theirs.
            if let index = state.done.firstIndex(of: operation) { state.done[index] = "" }
        }
    }

    /// Replaces an answer that did not end the operation with its outcome.
    package func conclude(_ operation: String, _ answer: ExtensionAnswer) {
        state.withLock { state in
            switch state.entries[operation] {
            case .done: state.entries[operation] = .done(answer)
            case .running(let waiting, _): state.entries[operation] = .running(waiting, outcome: answer)
            case nil: break
            }
        }
    }

    private func finish(_ operation: String, _ answer: ExtensionAnswer) -> [CheckedContinuation<ExtensionAnswer, Never>] {
        state.withLock { state in
            guard case .running(let waiting, let outcome) = state.entries[operation] else { return [] }
            state.entries[operation] = .done(outcome ?? answer)
            state.note(operation)
            return waiting
        }
    }
}
