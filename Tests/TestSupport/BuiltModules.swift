import Foundation

/// The modules that a test was built from.
package enum BuiltModules {
    /// Their folder, beside the test's own program.
    package static func folder() throws -> String {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "Modules")
            if FileManager.default.fileExists(atPath: candidate.appending(path: "Intents.swiftmodule").path) {
                return candidate.path
            }
            folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile)
    }

    /// What the compiler says of files that import them; empty when it has nothing to object.
    package static func typeCheck(_ files: [String], languageMode: String, arguments: [String] = []) async throws -> String {
        let messages = FileManager.default.temporaryDirectory.appending(path: "messages-\(UUID().uuidString)")
        try Data().write(to: messages)
        defer { try? FileManager.default.removeItem(at: messages) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", languageMode, "-I", try folder()] + arguments + files
        process.standardError = try FileHandle(forWritingTo: messages)
        // Waiting in place would hold up the tests that run beside this one.
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume() }
        }
        guard process.terminationReason == .exit else { throw CocoaError(.executableRuntimeMismatch) }
        return try String(contentsOf: messages, encoding: .utf8)
    }
}
