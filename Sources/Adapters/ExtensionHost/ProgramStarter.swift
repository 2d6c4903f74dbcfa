package import Containment
package import ExtensionWire
import Foundation
import ProcessSpawning

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
        let process: RunningProcess
        do {
            // A contained program is killed when the thread that started it ends.
            process = RunningProcess(
                try await LaunchThread.shared.run {
                    try spawn(command, input: theirs, output: writing)
                })
        } catch {
            close(reading)
            throw error
        }
        Thread.detachNewThread {
            process.forward(reading, to: log)
            close(reading)
            exited(process.waitForEnd())
        }
        var program = StartedProgram(channel: channel) { process.kill() }
        program.processorTime = { process.processorUse()?.time }
        program.lowerPriority = { process.lowerPriority() }
        return program
    }

    private static func spawn(_ command: LaunchCommand, input: Int32, output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        process_spawning_close_from(&actions, STDERR_FILENO + 1)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own, so that signals of the terminal do not reach it; and the usual signals, of which hosts may ignore some.
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let arguments = strings([command.executable] + command.arguments)
        let environment = strings(command.environment.map { "\($0)=\($1)" })
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        let problem = posix_spawn(&process, command.executable, &actions, &attributes, arguments, environment)
        guard problem == 0 else {
            throw WireError(
                "'\(command.executable)' cannot be executed, \(RunningProcess.words(for: problem)); errand-lab check says more of its bundle"
            )
        }
        return process
    }

    /// C strings with a null pointer at the end.
    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
}
