import Foundation
import Testing

@testable import Containment

/// The machine on which the tests run.
enum Machine {
    static let containment = Containment.detected()
    /// The folder of Swift's libraries, if they are not in the system's.
    static let swiftLibraries = SwiftLibraries.folder().map { [$0] } ?? []
    /// Why tests that need isolation are skipped.
    static var reason: Comment {
        Comment(rawValue: "this machine cannot isolate programs: \(containment.missing.joined(separator: " "))")
    }

    /// Puts a program that was built beside the tests into a folder.
    ///
    /// - Returns: Its path.
    static func install(_ name: String, into folder: String) throws -> String {
        let tool = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().appending(
            path: name)
        try #require(FileManager.default.isExecutableFile(atPath: tool.path), "no built \(name) beside the tests")
        try perform("cp \"$1\" \"$2\"", [tool.path, folder])
        return "\(folder)/\(name)"
    }

    /// Writes an executable script.
    static func write(_ script: String, to path: String) throws {
        try perform("printf '%s' \"$1\" >\"$2\" && chmod 755 \"$2\"", [script, path])
    }

    /// Runs a shell script. What this process writes itself is busy while another test starts a program, which has inherited the open file.
    private static func perform(_ script: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, "sh"] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test, with the reason in words, where programs cannot be isolated.
    static var needsIsolation: Self { .enabled(if: Machine.containment.isolates, Machine.reason) }
}
