import Foundation
import Testing

/// The commands that the server's program performs.
struct ServerCommandTests {
    @Test(
        "without the server's program, its commands say where to get it",
        arguments: [["serve"], ["people"], ["token", "add"], ["config", "check"], ["chat", "--server", "http://127.0.0.1:1"]])
    func missing(arguments: [String]) async throws {
        var tool = BuiltTool()
        tool.variables["PATH"] = "/nowhere"
        let result = try await tool.run(arguments, input: Data(), keepsData: false)
        #expect(result.status == 1, "\(result.output)")
        #expect(result.errors.contains("Scripts/errand serve builds and runs it"), "\(result.errors)")
    }

    @Test("they are in the help, and an option of theirs needs its other")
    func help() async throws {
        let help = try await BuiltTool().run(["--help"], input: Data(), keepsData: false)
        for command in ["serve", "people", "token", "config"] { #expect(help.output.contains("  \(command) ")) }
        let wrong = try await BuiltTool().run(["chat", "--conversation", "x"], input: Data(), keepsData: false)
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("--conversation needs --server"))
    }
}
