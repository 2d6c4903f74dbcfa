import Foundation
import TestSupport
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
    /// The module CompatibilityHandlers shows that they compile in Swift 5, but not that there are no warnings.
    static let rows: [(mode: String, folders: [String], mayWarn: Bool)] =
        [("6", everyMode, false)]
        + (LongTests.areRun ? [("5", everyMode + ["LooselyChecked"], false), ("5", ["Messages", "Warned"], true)] : [])

    @Test("handler files of every domain and style compile unchanged", arguments: rows)
    func compiles(mode: String, folders: [String], mayWarn: Bool) async throws {
        let messages = try await BuiltModules.typeCheck(
            try files(in: folders), languageMode: mode, arguments: ["-parse-as-library"])
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
}
