package import Containment
package import ExtensionWire
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that has been started.
package struct StartedProgram: Sendable {
    /// The host's end of its socket.
    package var channel: WireChannel
    /// Ends it at once. Does nothing once it has ended.
    package var kill: @Sendable () -> Void
    /// How long it has been running on a processor; `nil` once it has ended.
    package var processorTime: @Sendable () -> Duration? = { nil }
    /// Lets everything else on the machine come first from now on.
    package var lowerPriority: @Sendable () -> Void = {}

    package init(channel: WireChannel, kill: @escaping @Sendable () -> Void) {
        self.channel = channel
        self.kill = kill
    }
}

/// Starts a program, as ``ProgramStarter`` does.
package typealias ProgramStart =
    @Sendable (
        _ command: LaunchCommand, _ log: @escaping @Sendable ([UInt8]) -> Void, _ exited: @escaping @Sendable (String) -> Void
    ) async throws -> StartedProgram

/// Starts programs.
package enum ProgramStarter {
    /// Starts a program whose standard input is one end of a socket. It inherits no other open file.
    ///
    /// - Parameters:
    ///   - log: receives its output, from a thread of its own.
    ///   - exited: receives how it ended, once, after all of its output.
    /// - Throws: `WireError` that says why it does not start.
    package static func start(
        _ command: LaunchCommand, log: @escaping @Sendable ([UInt8]) -> Void, exited: @escaping @Sendable (String) -> Void
    ) async throws -> StartedProgram {
        let (own, theirs) = try WireChannel.socketPair()
        let channel = WireChannel(socket: own)
        defer { close(theirs) }
        var pipe: [Int32] = [-1, -1]
        guard Glibc.pipe(&pipe) == 0 else {
            throw WireError("no pipe can be made, \(RunningProcess.words(for: errno)); close other programs or raise ulimit -n")
        }
        let (reading, writing) = (pipe[0], pipe[1])
        defer { close(writing) }
        for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let launched: LaunchedProcess
        do {
            // A contained program is killed when the thread that started it ends.
            launched = try await LaunchThread.shared.run {
                try command.start(input: theirs, output: writing, errors: writing)
            }
        } catch {
            close(reading)
            throw WireError("\(error); errand-lab check says more of its bundle")
        }
        let process = RunningProcess(launched.number)
        Thread.detachNewThread {
            process.forward(reading, to: log)
            close(reading)
            let ending = process.waitForEnd()
            launched.removeTemporaryFiles()
            exited(ending)
        }
        var program = StartedProgram(channel: channel) { process.kill() }
        program.processorTime = { process.processorUse()?.time }
        program.lowerPriority = { process.lowerPriority() }
        return program
    }
}
