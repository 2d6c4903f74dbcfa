import Foundation
import Testing

/// Looking after the store.
struct DataCommandTests {
    private static let fixed = ["--now", "2026-11-21T09:00:00-08:00", "--time-zone", "America/Los_Angeles"]

    @Test("a store is checked, backed up and restored")
    func roundTrip() async throws {
        let tool = BuiltTool()
        let copy = tool.data.url.appending(path: "copy.sqlite").path
        #expect(try await tool.run(["data", "check"]).status == 1)
        _ = try await tool.run(["chat"] + Self.fixed, input: ["book me a ride", "/quit"])
        let check = try await tool.run(["data", "check"])
        #expect(check.status == 0)
        #expect(check.output.contains("is whole: 1 conversations with"), "\(check.output) \(check.errors)")
        #expect(try await tool.run(["data", "backup", copy]).status == 0)
        let again = try await tool.run(["data", "backup", copy])
        #expect(again.status == 1)
        #expect(again.errors.contains("exists already"))
        _ = try await tool.run(["chat"] + Self.fixed, input: ["book me a ride to the airport", "no"])
        let restored = try await tool.run(["data", "restore", copy])
        #expect(restored.output.contains("What was there before is in"), "\(restored.errors)")
        #expect(try await tool.run(["data", "check"]).output.contains("1 conversations"))
    }

    @Test("while a chat is open, nothing is restored")
    func isInUse() async throws {
        let tool = BuiltTool()
        let copy = tool.data.url.appending(path: "copy.sqlite").path
        _ = try await tool.run(["contacts", "list"])
        _ = try await tool.run(["chat"] + Self.fixed, input: ["/quit"])
        #expect(try await tool.run(["data", "backup", copy]).status == 0)
        _ = try await tool.use(
            ["chat"],
            [
                BuiltTool.Step("What can I do for you?") {
                    let process = Process()
                    process.executableURL = try BuiltTool.built("errand")
                    process.arguments = ["data", "restore", copy, "--data", tool.data.url.path]
                    let errors = Pipe()
                    process.standardError = errors
                    try process.run()
                    process.waitUntilExit()
                    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                    #expect(process.terminationStatus == 1)
                    #expect(text.contains("open; nothing was changed"), "\(text)")
                    return "/quit"
                }
            ])
        #expect(try await tool.run(["data", "restore", copy]).status == 0)
    }

    @Test("other stores have their own tools")
    func elsewhere() async throws {
        let tool = BuiltTool()
        let result = try await tool.run(["data", "backup", "x", "--store", "postgres://db/home"])
        #expect(result.status == 1)
        #expect(result.errors.contains("pg_dump"))
        #expect(try await tool.run(["data", "check", "--store", "memory"]).errors.contains("has no file"))
    }

    @Test("what is kept of a person is exported and erased, and an open chat ends with an error")
    func personalData() async throws {
        let tool = BuiltTool()
        _ = try await tool.run(["chat"] + Self.fixed, input: ["book me a ride to the airport", "no"])
        let target = tool.data.url.appending(path: "mine.json")
        let export = try await tool.run(["data", "export", "--to", target.path])
        #expect(export.status == 0, "\(export.errors)")
        #expect(export.output.contains("1 conversations, "))
        #expect(String(decoding: try Data(contentsOf: target), as: UTF8.self).contains("book me a ride to the airport"))
        try FileManager.default.removeItem(at: target)
        let unasked = try await tool.run(["data", "erase"])
        #expect(unasked.status == 1)
        #expect(unasked.output.contains("Kept of you: 1 conversations, ") && unasked.errors.contains("--yes"))
        let erased = try await tool.run(["data", "erase", "--yes"])
        #expect(erased.status == 0 && erased.output.contains("is erased"), "\(erased.errors)")
        let store = try Data(contentsOf: tool.data.url.appending(path: "errand.sqlite"))
        #expect(store.range(of: Data("airport".utf8)) == nil)
        #expect(try await tool.run(["data", "erase"]).output.contains("Nothing is kept of you."))
        #expect(try await tool.run(["data", "erase", "--person", "ann"]).output.contains("Nothing is kept of 'ann'."))
    }

    @Test("a chat whose person is erased ends with an error")
    func erasedMeanwhile() async throws {
        let tool = BuiltTool()
        let result = try await tool.use(
            ["chat"] + Self.fixed,
            [
                BuiltTool.Step("What can I do for you?") { "book me a ride" },
                BuiltTool.Step("Where") {
                    let process = Process()
                    process.executableURL = try BuiltTool.built("errand")
                    process.arguments = ["data", "erase", "--yes", "--data", tool.data.url.path]
                    process.standardOutput = Pipe()
                    try process.run()
                    process.waitUntilExit()
                    #expect(process.terminationStatus == 0)
                    return "the airport"
                },
            ])
        #expect(result.status == 1)
        #expect(result.output.contains("data was erased"), "\(result.output)")
        #expect(try await tool.run(["data", "erase"]).output.contains("Nothing is kept of you."))
    }

    @Test("what was handled is in the audit trail, which is whole until somebody changes it")
    func audit() async throws {
        let tool = BuiltTool()
        #expect(try await tool.run(["audit", "show"]).output.contains("Nothing was handled for you."))
        _ = try await tool.run(["chat"] + Self.fixed, input: ["start a run", "/quit"])
        let shown = try await tool.run(["audit", "show", "--time-zone", "America/Los_Angeles"])
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(shown.output.contains("INStartWorkoutIntent"), "\(shown.output)")
        #expect(shown.output.contains("2026-11-21T09:00:00-08:00"), "\(shown.output)")
        #expect(shown.output.contains("begun") && shown.output.contains("answered "))
        let whole = try await tool.run(["audit", "verify"])
        #expect(whole.status == 0 && whole.output.contains("2 records of 'owner' are whole"), "\(whole.output)")
        let hash = try #require(whole.output.split(whereSeparator: \.isWhitespace).last)
        #expect(try await tool.run(["audit", "verify", "--last", String(hash)]).status == 0)
        let other = try await tool.run(["audit", "verify", "--last", String(repeating: "0", count: 64)])
        #expect(other.status == 1 && other.output.contains("the newest were removed"))
        #expect(try await tool.run(["audit", "verify", "--last", "12"]).status == 64)
        _ = try await tool.run(["data", "erase", "--yes"])
        let erased = try await tool.run(["audit", "verify", "--last", String(hash)])
        #expect(erased.status == 0 && erased.output.contains("of a person who was erased"), "\(erased.output)")
    }
}
