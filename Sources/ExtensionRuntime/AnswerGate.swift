import ExtensionProtocol
import Synchronization

/// Lets the first answer to a call through and reports all later ones.
///
/// A completion handler may be called twice, never, or after the deadline, and from any thread.
final class AnswerGate: Sendable {
    private enum State {
        case open(CheckedContinuation<ExtensionAnswer, Never>?)
        case answered(ExtensionAnswer)
        /// The answer has been handed on; `late` says whether that was the deadline's.
        case closed(late: Bool)
    }

    private let state = Mutex<State>(.open(nil))
    private let call: String
    private let remark: @Sendable (String) -> Void

    /// - Parameters:
    ///   - call: what was called, for remarks.
    ///   - remark: takes what happens after the answer.
    init(call: String, remark: @escaping @Sendable (String) -> Void) {
        self.call = call
        self.remark = remark
    }

    /// Gives an answer of the handler's. Only the first one counts.
    func answer(_ answer: ExtensionAnswer) {
        settle(answer, isDeadline: false)
    }

    /// Gives the answer of a call that took too long or was abandoned.
    func expire(_ answer: ExtensionAnswer) {
        settle(answer, isDeadline: true)
    }

    /// Waits for the first answer.
    func wait() async -> ExtensionAnswer {
        await withCheckedContinuation { continuation in
            let early: ExtensionAnswer? = state.withLock { state in
                guard case .answered(let answer) = state else {
                    state = .open(continuation)
                    return nil
                }
                state = .closed(late: false)
                return answer
            }
            if let early { continuation.resume(returning: early) }
        }
    }

    private func settle(_ answer: ExtensionAnswer, isDeadline: Bool) {
        let (continuation, complaint): (CheckedContinuation<ExtensionAnswer, Never>?, String?) = state.withLock { state in
            switch state {
            case .open(let continuation?):
                state = .closed(late: isDeadline)
                return (continuation, nil)
            case .open(nil):
                state = .answered(answer)
                return (nil, nil)
            case .answered: return (nil, "\(call) was answered more than once; the first answer counts")
            case .closed(late: true): return (nil, "\(call) was answered after its deadline; the answer is lost")
            case .closed(late: false): return (nil, "\(call) was answered more than once; the first answer counts")
            }
        }
        continuation?.resume(returning: answer)
        if let complaint, !isDeadline { remark(complaint) }
    }
}
