import Foundation

/// A trivial program, started as those of apps will be.
struct Trial {
    var containment: Containment
    private static let limits = ResourceLimits(memory: 256 << 20, openFiles: 64)

    /// What is wrong, as a sentence with what to do; `nil` if the program ran with its limits.
    func problem() throws(ContainmentError) -> String? {
        let program = ContainedProgram(
            executable: "/bin/sh", arguments: ["-c", "ulimit -c; ulimit -d; ulimit -n"], limits: Self.limits)
        let command = try containment.command(for: program)
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: command.executable)
        process.arguments = command.arguments
        process.environment = command.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch {
            throw ContainmentError(.failed, "'\(command.executable)' cannot be started", cause: error)
        }
        // Both fit into their pipes: three numbers, or a message.
        let (printed, complaint) = (Self.text(output), Self.text(errors))
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            return Advice.bubblewrapFailed(complaint)
        }
        let values = printed.split(separator: "\n").map { Int($0) ?? .max }
        guard values.count == 3, values[0] == 0, values[1] <= Self.limits.memory / 1024, values[2] <= Self.limits.openFiles else {
            return Advice.noLimits
        }
        return nil
    }

    private static func text(_ pipe: Pipe) -> String {
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
