import ExtensionProtocol
import Synchronization

/// Lets the first answer to a call through. If that does not end an operation, because it says that work is in progress or it
/// missed the deadline, the next answer goes to `outcome`. All others are reported.
///
/// A completion handler may be called twice, never, or after the deadline, and from any thread. The continuation need not be a
/// checked one: the gate's states guarantee that it is resumed once, and whoever waits has set an alarm.
final class AnswerGate: Sendable {
    private enum State {
        case open(UnsafeContinuation<ExtensionAnswer, Never>?)
        /// The answer has not been requested yet.
        case answered(ExtensionAnswer, isEnd: Bool)
        /// The answer has been passed on and the outcome is pending; `late` says whether the deadline answered.
        case unfinished(late: Bool)
        case closed(late: Bool)
    }

    private enum Effect {
        case resume(UnsafeContinuation<ExtensionAnswer, Never>)
        case outcome
        case remark(String)
    }

    private let state = Mutex<State>(.open(nil))
    /// Whether the gate has an answer; read without taking the lock.
    private let hasAnswer = Atomic<Bool>(false)
    private let call: @Sendable () -> String
    private let remark: @Sendable (String) -> Void
    private let outcome: (@Sendable (ExtensionAnswer) -> Void)?

    /// - Parameters:
    ///   - call: what was called, for remarks.
    ///   - remark: receives what happens after the answer.
    ///   - outcome: receives the answer that follows one that did not end the operation; `nil` for calls without a later outcome.
    init(
        call: @escaping @Sendable () -> String, remark: @escaping @Sendable (String) -> Void,
        outcome: (@Sendable (ExtensionAnswer) -> Void)? = nil
    ) {
        self.call = call
        self.remark = remark
        self.outcome = outcome
    }

    /// Passes in the handler's answer.
    ///
    /// - Parameter isEnd: whether no other answer is to follow.
    func answer(_ answer: ExtensionAnswer, isEnd: Bool = true) {
        settle(answer, isEnd: isEnd, isDeadline: false)
    }

    /// Answers a call that missed its deadline or was abandoned.
    func expire(_ answer: ExtensionAnswer) {
        settle(answer, isEnd: false, isDeadline: true)
    }

    /// Spin-waits for the first answer, because most handlers answer within microseconds and suspending costs more.
    ///
    /// - Parameter executor: where the handler is called; its thread may be about to wake.
    func earlyAnswer(from executor: SessionExecutor) -> ExtensionAnswer? {
        SpinWait.waitForThread { executor.processor != SessionExecutor.waking }
        return SpinWait.wait(for: executor.processor) { hasAnswer.load(ordering: .acquiring) } ? answer(orResume: nil) : nil
    }

    /// Whether the first answer has arrived.
    var isAnswered: Bool { hasAnswer.load(ordering: .acquiring) }

    /// Waits for the first answer.
    func wait() async -> ExtensionAnswer {
        await withUnsafeContinuation { continuation in
            if let early = answer(orResume: continuation) { continuation.resume(returning: early) }
        }
    }

    /// The answer if it has arrived; otherwise the continuation receives it.
    private func answer(orResume continuation: UnsafeContinuation<ExtensionAnswer, Never>?) -> ExtensionAnswer? {
        state.withLock { state in
            guard case .answered(let answer, let isEnd) = state else {
                state = .open(continuation)
                return nil
            }
            state = isEnd || outcome == nil ? .closed(late: false) : .unfinished(late: false)
            return answer
        }
    }

    private func settle(_ answer: ExtensionAnswer, isEnd: Bool, isDeadline: Bool) {
        let effect: Effect? = state.withLock { state in
            switch state {
            case .open(let continuation?):
                state = isEnd || outcome == nil ? .closed(late: isDeadline) : .unfinished(late: isDeadline)
                hasAnswer.store(true, ordering: .releasing)
                return .resume(continuation)
            case .open(nil):
                state = .answered(answer, isEnd: isEnd)
                hasAnswer.store(true, ordering: .releasing)
                return nil
            case .answered(let first, isEnd: false) where outcome != nil && !isDeadline:
                if isEnd { state = .answered(first, isEnd: true) }
                return isEnd ? .outcome : nil
            case .unfinished(let late) where !isDeadline:
                if isEnd { state = .closed(late: late) }
                return isEnd ? .outcome : nil
            case .closed(late: true) where !isDeadline:
                return .remark("\(call()) was answered after its deadline; the answer is lost")
            case .answered, .closed, .unfinished:
                return isDeadline ? nil : .remark("\(call()) was answered more than once; the first answer counts")
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
