import ExtensionWire
import Foundation
import Subprocess
import Synchronization
import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that has been started.
struct StartedProgram: Sendable {
    /// The host's end of its socket.
    var channel: WireChannel
    var process: ProcessIdentifier

    /// Ends it and all processes of its group at once.
    func kill() {
        // The group first: once the leader has been waited for, its number may belong to another.
        _ = Glibc.kill(-process.value, SIGKILL)
        _ = Glibc.kill(process.value, SIGKILL)
    }
}

/// Starts programs.
enum ProgramStarter {
    /// Starts a program whose standard input is one end of a socket.
    ///
    /// - Parameters:
    ///   - log: receives its output, from a thread of its own.
    ///   - exited: receives how it ended, once.
    /// - Throws: `WireError` that says why it does not start.
    static func start(
        _ command: ProgramCommand, log: @escaping @Sendable ([UInt8]) -> Void, exited: @escaping @Sendable (String) -> Void
    ) async throws(WireError) -> StartedProgram {
        let (own, theirs) = try WireChannel.socketPair()
        let channel = WireChannel(socket: own)
        let pipe: (readEnd: FileDescriptor, writeEnd: FileDescriptor)
        do {
            pipe = try FileDescriptor.pipe()
        } catch {
            close(theirs)
            throw WireError("no pipe can be made, \(error); close other programs or raise ulimit -n")
        }
        for end in [pipe.readEnd, pipe.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        let started = ReplyGate<Result<ProcessIdentifier, WireError>>()
        readOutput(of: pipe.readEnd.rawValue, log)
        Task { [input = FileDescriptor(rawValue: theirs), output = pipe.writeEnd] in
            defer { try? output.close() }
            var options = PlatformOptions()
            options.processGroupID = 0
            let ended: String
            do {
                let result = try await Subprocess.run(
                    .path(FilePath(command.executable)), arguments: Arguments(command.arguments),
                    environment: .custom(
                        Dictionary(uniqueKeysWithValues: command.environment.map { (Environment.Key(stringLiteral: $0), $1) })),
                    workingDirectory: "/", platformOptions: options,
                    input: .fileDescriptor(input, closeAfterSpawningProcess: true),
                    output: .fileDescriptor(output, closeAfterSpawningProcess: false),
                    error: .fileDescriptor(output, closeAfterSpawningProcess: false)
                ) { execution in
                    started.settle(.success(execution.processIdentifier))
                }
                ended = Self.words(for: result.terminationStatus)
            } catch {
                ended = "it could not be started: \(error)"
            }
            started.settle(.failure(WireError("'\(command.executable)' could not be started; \(ended)")))
            exited(ended)
        }
        return StartedProgram(channel: channel, process: try await started.wait().get())
    }

    private static func words(for status: TerminationStatus) -> String {
        switch status {
        case .exited(let code): "it exited with code \(code)"
        case .signaled(let signal): "it was ended by signal \(signal), \(String(cString: strsignal(signal)))"
        }
    }

    private static func readOutput(of pipe: Int32, _ log: @escaping @Sendable ([UInt8]) -> Void) {
        Thread.detachNewThread {
            defer { close(pipe) }
            var buffer = [UInt8](repeating: 0, count: 8 << 10)
            while true {
                let count = read(pipe, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                log(Array(buffer[..<count]))
            }
        }
    }
}
