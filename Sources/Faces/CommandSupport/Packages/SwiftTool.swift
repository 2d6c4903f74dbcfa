import Foundation

/// Runs the Swift toolchain on the PATH.
package enum SwiftTool {
    /// What a command printed, and how it ended.
    package struct Output {
        /// The exit status.
        package var status: Int32
        /// The standard output.
        package var text: String
        /// The standard error.
        package var errors: String

        /// Whether it exited with 0.
        package var succeeded: Bool { status == 0 }
    }

    /// Runs a command and waits for it.
    ///
    /// - Parameters:
    ///   - showsProgress: forwards all output to standard error.
    ///   - variables: environment variables beside those of this process.
    ///   - monitor: interrupts the command.
    /// - Throws: `CommandFailure` if Swift is not on the PATH.
    package static func run(
        _ arguments: [String], showsProgress: Bool = false, variables: [String: String] = [:], monitor: BuildMonitor? = nil
    ) throws -> Output {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        // Files rather than pipes: a full pipe would block the process.
        let files = ["output", "errors"].map { folder.url.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = showsProgress ? FileHandle.standardError : try FileHandle(forWritingTo: files[0])
        process.standardError = showsProgress ? FileHandle.standardError : try FileHandle(forWritingTo: files[1])
        do {
            try process.run()
        } catch {
            throw CommandFailure("'\(arguments[0])' cannot be started: \(error.localizedDescription)")
        }
        monitor?.began(process.processIdentifier)
        Interruption.passing(to: process.processIdentifier) { process.waitUntilExit() }
        monitor?.ended()
        // The exit status of env if it finds no such program.
        guard process.terminationStatus != 127 else {
            throw missing(arguments[0])
        }
        return Output(status: process.terminationStatus, text: try text(files[0]), errors: try text(files[1]))
    }

    /// - Throws: `CommandFailure` if Swift is not on the PATH.
    package static func requireToolchain() throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swift") }) else {
            throw missing("swift")
        }
    }

    private static func missing(_ program: String) -> CommandFailure {
        CommandFailure("there is no '\(program)' on the PATH; install Swift from swift.org, or add it to the PATH")
    }

    private static func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
