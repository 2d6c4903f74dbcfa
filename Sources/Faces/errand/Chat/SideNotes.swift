import Synchronization
import TerminalUI

/// Lines that others show beside a chat, between its own. Any thread may add some.
final class SideNotes: Sendable {
    private struct State {
        var waiting: [String] = []
        var dropped = 0
        var waker: LineWaker?
    }

    /// The most lines that wait; an app that floods its log is not to fill the screen.
    static let limit = 200

    private let state = Mutex(State())
    /// Returns lines that have come since the last call.
    private let collecting: @Sendable () -> [String]

    /// - Parameter collecting: asked for new lines before any are shown.
    init(collecting: @escaping @Sendable () -> [String]) { self.collecting = collecting }

    /// Wakes this editor when there are lines.
    func wake(_ waker: LineWaker) { state.withLock { $0.waker = waker } }

    /// Adds lines, which are shown as they are.
    func add(_ lines: [String]) { append(lines)?.wake() }

    /// Looks for new lines, and shows them if there are any.
    func collect() { append(collecting())?.wake() }

    /// The lines to show now.
    func take() -> [String] {
        _ = append(collecting())
        return state.withLock { state in
            defer { (state.waiting, state.dropped) = ([], 0) }
            return (state.dropped > 0 ? ["(\(state.dropped) lines before these are left out; the log has them)"] : [])
                + state.waiting
        }
    }

    /// Returns who is to be woken.
    private func append(_ lines: [String]) -> LineWaker? {
        guard !lines.isEmpty else { return nil }
        return state.withLock { state in
            state.waiting += lines
            let excess = max(0, state.waiting.count - Self.limit)
            state.waiting.removeFirst(excess)
            state.dropped += excess
            return state.waker
        }
    }
}
