import Foundation

/// A trivial program, started as those of apps will be.
struct Trial {
    enum Outcome {
        /// It ran with its limits.
        case passed
        /// It did not run; with what was written instead.
        case failed(String)
        /// It ran without its limits.
        case notLimited
    }

    var containment: Containment
    private static let limits = ResourceLimits(memory: 256 << 20, openFiles: 64)

    func outcome() throws(ContainmentError) -> Outcome {
        let program = ContainedProgram(
            executable: "/bin/sh", arguments: ["-c", "ulimit -c; ulimit -d; ulimit -n"], limits: Self.limits)
        let command = try containment.command(for: program)
        let (output, errors) = (Pipe(), Pipe())
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw ContainmentError("'/dev/null' cannot be opened: \(errorText(errno))") }
        defer { close(input) }
        let process = try command.start(
            input: input, output: output.fileHandleForWriting.fileDescriptor,
            errors: errors.fileHandleForWriting.fileDescriptor)
        // Both fit into their pipes: three numbers, or a message.
        let (printed, complaint) = (Self.text(output), Self.text(errors))
        var status: Int32 = 0
        while waitpid(process.number, &status, 0) < 0 && errno == EINTR {}
        process.removeTemporaryFiles()
        guard status == 0 else { return .failed(complaint) }
        let values = printed.split(separator: "\n").map { Int($0) ?? .max }
        guard values.count == 3, values[0] == 0, values[1] <= Self.limits.memory / 1024, values[2] <= Self.limits.openFiles else {
            return .notLimited
        }
        return .passed
    }

    private static func text(_ pipe: Pipe) -> String {
        // The end is only reached once nobody can write.
        try? pipe.fileHandleForWriting.close()
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
