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

    /// A program that was built beside the tests.
    static func built(_ name: String) throws -> String {
        let tool = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().appending(
            path: name)
        return try #require(
            FileManager.default.isExecutableFile(atPath: tool.path) ? tool.path : nil, "no built \(name) beside the tests")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test, with the reason in words, where programs cannot be isolated.
    static var needsIsolation: Self { .enabled(if: Machine.containment.isolates, Machine.reason) }
}
