import Foundation
import Synchronization
import TerminalUI

/// Where the output of a build goes, and how the build is ended early, from any thread.
package final class BuildMonitor: Sendable {
    private struct State {
        var isStopped = false
        /// The command that runs; `nil` between commands.
        var process: Int32?
    }

    /// Whether the toolchain writes to standard error as it goes; otherwise only errors are reported, at the end.
    package let showsProgress: Bool
    /// Takes a line of the toolchain's output, which may contain anything.
    package let report: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - showsProgress: by default, if standard error is a terminal.
    ///   - report: by default, writes to standard error.
    package init(
        showsProgress: Bool = Terminal.isTerminal(2), report: @escaping @Sendable (String) -> Void = { warn($0) }
    ) {
        self.showsProgress = showsProgress
        self.report = report
    }

    /// Interrupts the command that runs, and those that follow.
    package func stop() {
        state.withLock { state in
            state.isStopped = true
            if let process = state.process { kill(process, SIGINT) }
        }
    }

    /// Whether ``stop()`` has been called.
    package var isStopped: Bool { state.withLock { $0.isStopped } }

    func began(_ process: Int32) {
        state.withLock { state in
            state.process = process
            if state.isStopped { kill(process, SIGINT) }
        }
    }

    func ended() { state.withLock { $0.process = nil } }
}
