import Foundation
import Testing

/// The handlers of Tests/CompatibilityHandlers as their authors' compiler sees them.
struct CompilingTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "CompatibilityHandlers")

    /// Folders under Tests/CompatibilityHandlers. Those of the first list compile in every language mode.
    static let everyMode = [
        "Rides", "Payments", "Messages", "Calls", "Workouts", "Lists", "Media", "Photos", "Car", "InCar", "Restaurants", "Codes",
        "Focus", "Reservations", "Idioms",
    ]
    static let rows: [(mode: String, folders: [String], mayWarn: Bool)] = [
        ("5", everyMode + ["LooselyChecked"], false), ("6", everyMode, false), ("5", ["Messages", "Warned"], true),
    ]

    @Test("handler files of every domain and style compile unchanged", arguments: rows)
    func compiles(mode: String, folders: [String], mayWarn: Bool) async throws {
        let messages = try await typecheck(try files(in: folders), languageMode: mode)
        #expect(!messages.contains("error:"), "\(messages)")
        if !mayWarn { #expect(messages.isEmpty, "\(messages)") }
    }

    @Test("no folder of handlers is left out")
    func folders() throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(found) == Set(Self.everyMode + ["LooselyChecked", "Warned"]))
    }

    private func files(in folders: [String]) throws -> [String] {
        try folders.flatMap { folder in
            let path = Self.folder.appending(path: folder)
            return try FileManager.default.contentsOfDirectory(atPath: path.path).map { path.appending(path: $0).path }
        }
    }

    /// What the compiler says of the files; empty when it has nothing to object.
    private func typecheck(_ files: [String], languageMode: String) async throws -> String {
        let output = FileManager.default.temporaryDirectory.appending(path: "messages-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", languageMode, "-I", try modules()] + files
        process.standardError = try FileHandle(forWritingTo: output)
        // Waiting in place would hold up the tests that run beside this one.
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume() }
        }
        #expect(process.terminationReason == .exit)
        return try String(contentsOf: output, encoding: .utf8)
    }

    /// The folder with the modules that this test was built from, beside the test's own program.
    private func modules() throws -> String {
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
}
