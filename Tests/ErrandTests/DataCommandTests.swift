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
}
