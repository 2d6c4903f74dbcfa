import Synchronization

/// Waits for a completion handler that an app calls: the first call counts, and one that is dropped uncalled ends the wait.
@MainActor
enum OnceAnswered<Value> {
    /// - Returns: `nil` if the handler is never going to be called.
    static func value(_ begin: (@escaping (Value) -> Void) -> Void) async -> Value? {
        let answer: Answer? = await withUnsafeContinuation { continuation in
            let handler = Handler(continuation)
            begin { handler.answer(Answer(value: $0)) }
        }
        return answer?.value
    }

    /// Carries a value of the app from the thread on which it calls the handler.
    private struct Answer: @unchecked Sendable {
        // Safe: the app has given it away.
        let value: Value
    }

    /// Resumes once, at the latest when nothing can call the handler any more.
    private final class Handler: Sendable {
        private let continuation: Mutex<UnsafeContinuation<Answer?, Never>?>

        init(_ continuation: UnsafeContinuation<Answer?, Never>) {
            self.continuation = Mutex(continuation)
        }

        deinit { answer(nil) }

        func answer(_ answer: Answer?) {
            let waiting = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(returning: answer)
        }
    }
}
