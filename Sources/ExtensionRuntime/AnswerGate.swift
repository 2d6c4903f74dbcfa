import ExtensionProtocol
import Synchronization

/// Lets the first answer to a call through. Where that is not the end of an operation, because it says that work goes on or came
/// too late, the next answer goes to `outcome`. All others are reported.
///
/// A completion handler may be called twice, never, or after the deadline, and from any thread.
final class AnswerGate: Sendable {
    private enum State {
        case open(CheckedContinuation<ExtensionAnswer, Never>?)
        /// Nobody has asked for the answer yet.
        case answered(ExtensionAnswer, isEnd: Bool)
        /// The answer has been handed on, and the outcome is still to come; `late` says whether the deadline answered.
        case unfinished(late: Bool)
        case closed(late: Bool)
    }

    private enum Effect {
        case resume(CheckedContinuation<ExtensionAnswer, Never>)
        case outcome
        case remark(String)
    }

    private let state = Mutex<State>(.open(nil))
    private let call: String
    private let remark: @Sendable (String) -> Void
    private let outcome: (@Sendable (ExtensionAnswer) -> Void)?

    /// - Parameters:
    ///   - call: what was called, for remarks.
    ///   - remark: takes what happens after the answer.
    ///   - outcome: takes the answer after one that was no end; `nil` for calls that have no outcome but their answer.
    init(
        call: String, remark: @escaping @Sendable (String) -> Void,
        outcome: (@Sendable (ExtensionAnswer) -> Void)? = nil
    ) {
        self.call = call
        self.remark = remark
        self.outcome = outcome
    }

    /// Gives an answer of the handler's.
    ///
    /// - Parameter isEnd: whether nothing is to follow it.
    func answer(_ answer: ExtensionAnswer, isEnd: Bool = true) {
        settle(answer, isEnd: isEnd, isDeadline: false)
    }

    /// Gives the answer of a call that took too long or was abandoned.
    func expire(_ answer: ExtensionAnswer) {
        settle(answer, isEnd: false, isDeadline: true)
    }

    /// Waits for the first answer.
    func wait() async -> ExtensionAnswer {
        await withCheckedContinuation { continuation in
            let early: ExtensionAnswer? = state.withLock { state in
                guard case .answered(let answer, let isEnd) = state else {
                    state = .open(continuation)
                    return nil
                }
                state = isEnd || outcome == nil ? .closed(late: false) : .unfinished(late: false)
                return answer
            }
            if let early { continuation.resume(returning: early) }
        }
    }

    private func settle(_ answer: ExtensionAnswer, isEnd: Bool, isDeadline: Bool) {
        let effect: Effect? = state.withLock { state in
            switch state {
            case .open(let continuation?):
                state = isEnd || outcome == nil ? .closed(late: isDeadline) : .unfinished(late: isDeadline)
                return .resume(continuation)
            case .open(nil):
                state = .answered(answer, isEnd: isEnd)
                return nil
            case .answered(let first, isEnd: false) where outcome != nil && !isDeadline:
                if isEnd { state = .answered(first, isEnd: true) }
                return isEnd ? .outcome : nil
            case .unfinished(let late) where !isDeadline:
                if isEnd { state = .closed(late: late) }
                return isEnd ? .outcome : nil
            case .closed(late: true) where !isDeadline:
                return .remark("\(call) was answered after its deadline; the answer is lost")
            case .answered, .closed, .unfinished:
                return isDeadline ? nil : .remark("\(call) was answered more than once; the first answer counts")
            }
        }
        switch effect {
        case .resume(let continuation): continuation.resume(returning: answer)
        case .outcome: outcome?(answer)
        case .remark(let text): remark(text)
        case nil: break
        }
    }
}
