import Foundation
import Testing

@testable import Containment

/// A way of this machine to isolate programs.
struct IsolatingWay: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var containment: Containment
}

/// The machine on which the tests run.
enum Machine {
    static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    /// What is used where there is bubblewrap, and what is without.
    static let bubblewrap = Containment.detected(path: path, landlock: nil)
    static let landlock = Containment.detected(path: "/no/such/folder")

    /// All ways that work here: programs are tried with each.
    static let ways: [IsolatingWay] = {
        var ways = [
            IsolatingWay(testDescription: "bubblewrap", containment: bubblewrap),
            IsolatingWay(testDescription: "Landlock", containment: landlock),
        ]
        if let version = Landlock.kernelVersion, version > Landlock.oldestVersion {
            // What later versions do is left to the filter.
            let old = Containment.detected(path: "/no/such/folder", landlock: Landlock.oldestVersion)
            ways.append(IsolatingWay(testDescription: "Landlock of Linux 6.2", containment: old))
        }
        return ways.filter(\.containment.isolates)
    }()

    /// The folder of Swift's libraries, if they are not in the system's.
    static let swiftLibraries = SwiftLibraries.folder().map { [$0] } ?? []
    /// Why tests that need isolation are skipped.
    static var reason: Comment {
        Comment(rawValue: "this machine cannot isolate programs: \(landlock.missing.joined(separator: " "))")
    }

    /// Where a program is that was built beside the tests.
    static func built(_ name: String) throws -> String {
        let tool = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().appending(
            path: name)
        try #require(FileManager.default.isExecutableFile(atPath: tool.path), "no built \(name) beside the tests")
        return tool.path
    }

    /// Puts a program that was built beside the tests into a folder.
    ///
    /// - Returns: Its path.
    static func install(_ name: String, into folder: String) throws -> String {
        try perform("cp \"$1\" \"$2\"", [built(name), folder])
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
    static var needsIsolation: Self { .enabled(if: !Machine.ways.isEmpty, Machine.reason) }

    /// The same for what only bubblewrap does.
    static var needsBubblewrap: Self {
        .enabled(
            if: Machine.bubblewrap.isolates,
            Comment(rawValue: "bubblewrap does not work here: \(Machine.bubblewrap.missing.joined(separator: " "))"))
    }

    /// The same for what only Landlock does.
    static var needsLandlock: Self {
        .enabled(
            if: Machine.landlock.isolates,
            Comment(rawValue: "Landlock does not work here: \(Machine.landlock.missing.joined(separator: " "))"))
    }
}
