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
    /// - Parameter showsProgress: forwards all output to standard error, if it is a terminal.
    /// - Throws: `CommandFailure` if Swift is not on the PATH.
    package static func run(_ arguments: [String], showsProgress: Bool = false) throws -> Output {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
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
        process.waitUntilExit()
        // The exit status of env if it finds no such program.
        guard process.terminationStatus != 127 else {
            throw CommandFailure("there is no '\(arguments[0])' on the PATH; install Swift from swift.org, or add it to the PATH")
        }
        return Output(status: process.terminationStatus, text: try text(files[0]), errors: try text(files[1]))
    }

    private static func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
