import Containment
import ExtensionWire
import Foundation
import ProcessSpawning

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that has been started.
struct StartedProgram: Sendable {
    /// The host's end of its socket.
    var channel: WireChannel
    var process: pid_t

    /// Ends it at once, with all processes of its group and, if it is contained, all that it started.
    ///
    /// Not to be called once its end has been reported: the number may belong to another process by then.
    func kill() {
        _ = Glibc.kill(-process, SIGKILL)
        _ = Glibc.kill(process, SIGKILL)
    }
}

/// Starts programs.
enum ProgramStarter {
    /// Starts a program whose standard input is one end of a socket. It inherits no other open file.
    ///
    /// - Parameters:
    ///   - log: receives its output, from a thread of its own.
    ///   - exited: receives how it ended, once, after all of its output.
    /// - Throws: `WireError` that says why it does not start.
    static func start(
        _ command: LaunchCommand, log: @escaping @Sendable ([UInt8]) -> Void, exited: @escaping @Sendable (String) -> Void
    ) async throws -> StartedProgram {
        let (own, theirs) = try WireChannel.socketPair()
        let channel = WireChannel(socket: own)
        defer { close(theirs) }
        var pipe: [Int32] = [-1, -1]
        guard Glibc.pipe(&pipe) == 0 else {
            throw WireError("no pipe can be made, \(words(for: errno)); close other programs or raise ulimit -n")
        }
        let (reading, writing) = (pipe[0], pipe[1])
        defer { close(writing) }
        for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process: pid_t
        do {
            // A contained program is killed when the thread that started it ends.
            process = try await LaunchThread.shared.run {
                try spawn(command, input: theirs, output: writing)
            }
        } catch {
            close(reading)
            throw error
        }
        Thread.detachNewThread {
            forward(reading, to: log)
            exited(end(of: process))
        }
        return StartedProgram(channel: channel, process: process)
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
            throw WireError("'\(command.executable)' cannot be executed, \(words(for: problem)); errand-lab check says more of its bundle")
        }
        return process
    }

    /// C strings with a null pointer at the end.
    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }

    private static func words(for error: Int32) -> String { String(cString: strerror(error)) }

    private static func forward(_ pipe: Int32, to log: @Sendable ([UInt8]) -> Void) {
        defer { close(pipe) }
        var buffer = [UInt8](repeating: 0, count: 8 << 10)
        while true {
            let count = read(pipe, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            log(Array(buffer[..<count]))
        }
    }

    /// Waits for the process and says how it ended.
    private static func end(of process: pid_t) -> String {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return "how it ended is unknown, \(words(for: errno))" }
        }
        // As the macros of C take it apart.
        let signal = status & 0x7f
        return signal == 0 ? "it exited with code \(status >> 8 & 0xff)" : "it was ended by signal \(signal), \(name(of: signal))"
    }

    private static func name(of signal: Int32) -> String { String(cString: strsignal(signal)) }
}
