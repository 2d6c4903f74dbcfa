import ExtensionProtocol
import ExtensionWire
import Foundation
import Synchronization

/// Which thread receives what a program sends.
///
/// A thread of the session's own receives. But to wake it with an answer, and then the caller's, takes longer than most calls; so when calls
/// come in bursts, as they do in a conversation, it lets the callers receive their answers themselves.
extension ProgramSession {
    /// What decides who receives.
    struct Listening {
        /// Whether the last call was answered within the time for which a caller keeps its thread.
        var isQuick = true
        /// When the last answer was received.
        var lastAnswer: ContinuousClock.Instant?
        /// Whether the end of the connection has been noticed.
        var hasEnded = false
    }

    /// How long a caller keeps its thread to wait for an answer.
    private static let patience = Duration.milliseconds(1)
    /// How long after an answer the session's own thread leaves the next to its caller.
    private static let pause = Duration.milliseconds(2)

    /// Receives what the program sends until the connection ends, except while callers do.
    func receive() {
        while !listening.withLock(\.hasEnded) {
            let stop = receive(within: nil) { isAnswer in isAnswer && self.listening.withLock(\.isQuick) }
            if case .closed = stop { return }
            // Another call is expected; if there is none, this thread is the only one again.
            repeat { usleep(UInt32(Self.pause / .microseconds(2))) } while isExpectingCall
        }
    }

    private var isExpectingCall: Bool {
        listening.withLock { listening in
            guard !listening.hasEnded, listening.isQuick, let last = listening.lastAnswer else { return false }
            return .now - last < Self.pause
        }
    }

    /// Receives on this thread until the gate is settled, if that is likely to take less than a moment and no other thread receives.
    func receive(for gate: ReplyGate<Reply>) {
        guard listening.withLock({ $0.isQuick && !$0.hasEnded }) else { return }
        let stop = receive(within: Self.patience) { _ in gate.isSettled }
        if case .silence = stop { listening.withLock { $0.isQuick = false } }
    }

    /// Notes that a call was answered, and how long that took.
    func noteAnswer(after time: Duration) {
        listening.withLock { listening in
            listening.isQuick = time < Self.patience
            listening.lastAnswer = .now
        }
    }

    /// - Parameter isEnough: whether nothing more is wanted after a message, given whether it was an answer.
    private func receive(within patience: Duration?, until isEnough: (_ isAnswer: Bool) -> Bool) -> WireChannel.Stop {
        var reason = "it ended"
        var stop = WireChannel.Stop.closed
        do throws(WireError) {
            stop = try program.channel.receive(within: patience) { bytes throws(WireError) in
                let message = try WireExtensionMessage(frame: bytes)
                try take(message)
                if case .answer = message.body { return isEnough(true) }
                return isEnough(false)
            }
        } catch {
            reason = "it broke the protocol: \(error.message)"
        }
        if case .closed = stop, noticeEnd() { end(reason) }
        return stop
    }

    /// - Returns: whether nobody has noticed before that the connection has ended.
    private func noticeEnd() -> Bool {
        listening.withLock { listening in
            defer { listening.hasEnded = true }
            return !listening.hasEnded
        }
    }
}
