import Foundation
import Testing

/// A chat that is killed goes on where it stopped.
struct ResumeTests {
    private static let fixed = ["--now", "2026-11-21T09:00:00-08:00", "--time-zone", "America/Los_Angeles"]

    @Test("a chat that was killed is offered to go on with, and goes on at the same question")
    func killed() async throws {
        let tool = BuiltTool()
        let printed = try await tool.kill(
            ["chat"] + Self.fixed, input: ["book me a ride"], onceItPrints: "Where would you like to go?")
        #expect(printed.contains("Where would you like to go?"))
        #expect(try await tool.run(["chat"] + Self.fixed, input: ["/apps", "/quit"]).output.contains("errand chat --resume"))
        _ = try await tool.kill(
            ["chat"] + Self.fixed, input: ["book me a ride", "the airport"], onceItPrints: "Number of people")
        let resumed = try await tool.run(["chat", "--resume"] + Self.fixed, input: ["make it two people", "yes"])
        #expect(resumed.status == 0, "\(resumed.errors)")
        #expect(resumed.output.contains("Resuming where we stopped"))
        #expect(resumed.output.contains("is booked for $"), "\(resumed.output)")
        #expect(
            try await tool.run(["ask", "where is my ride?"] + Self.fixed).output.contains("San Francisco International Airport"))
    }

    @Test("a chat that was ended is offered no more, but can be taken up again")
    func ended() async throws {
        let tool = BuiltTool()
        _ = try await tool.run(["chat"] + Self.fixed, input: ["book me a ride", "/quit"])
        #expect(try await !tool.run(["chat"] + Self.fixed, input: ["/quit"]).output.contains("--resume"))
        let resumed = try await tool.run(["chat", "--resume"] + Self.fixed, input: ["cancel"])
        #expect(resumed.output.contains("Where would you like to go?"))
        #expect(resumed.output.contains("no ride has been booked"))
    }

    @Test("where there is nothing to go on with, that is said")
    func nothing() async throws {
        let result = try await BuiltTool().run(["chat", "--resume"])
        #expect(result.status == 1)
        #expect(result.errors.contains("no conversation to resume"))
    }

    @Test("a conversation that today's policy would not have led to is not gone on with")
    func changed() async throws {
        let tool = BuiltTool()
        _ = try await tool.run(["chat"] + Self.fixed, input: ["book me a ride"])
        try "deadlines: {resolve: 3}".write(
            to: tool.data.url.appending(path: "policy.yaml"), atomically: true, encoding: .utf8)
        let result = try await tool.run(["chat", "--resume"] + Self.fixed)
        #expect(result.status == 1)
        #expect(result.errors.contains("the policy have changed"), "\(result.errors)")
    }

    @Test("a silent person is reminded while the chat waits")
    func reminded() async throws {
        let tool = BuiltTool()
        try FileManager.default.createDirectory(at: tool.data.url, withIntermediateDirectories: true)
        try "reminders: {silenceSeconds: 0.2, mostForSilence: 1}".write(
            to: tool.data.url.appending(path: "policy.yaml"), atomically: true, encoding: .utf8)
        let printed = try await tool.kill(["chat"], input: ["book me a ride"], onceItPrints: "so I stopped")
        #expect(printed.contains("Are you still there?"))
        #expect(printed.contains("so I stopped"))
    }
}
