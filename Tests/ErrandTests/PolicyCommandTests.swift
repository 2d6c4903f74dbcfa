import Foundation
import Testing

/// The operator's policy file, as the command reads, prints and follows it.
struct PolicyCommandTests {
    private static let fixed = ["--now", "2026-11-21T09:00:00-08:00", "--time-zone", "America/Los_Angeles"]

    private func tool(policy: String?) throws -> BuiltTool {
        let tool = BuiltTool()
        try FileManager.default.createDirectory(at: tool.data.url, withIntermediateDirectories: true)
        try policy?.write(to: tool.data.url.appending(path: "policy.yaml"), atomically: true, encoding: .utf8)
        return tool
    }

    @Test("policy prints every value with its source")
    func printed() async throws {
        let standard = try await tool(policy: nil).run(["policy"])
        #expect(standard.status == 0)
        #expect(standard.output.contains(/attempts +4 +default/))
        #expect(standard.output.contains(/reminders.progressSeconds +15 s +default/))
        #expect(standard.output.contains(/reminders.silenceSeconds +never +default/))
        let own = try await tool(policy: "attempts: 2\ndeadlines:\n  handle: 2.5\nunlockedIntents: [INSendMessageIntent]\n").run([
            "policy"
        ])
        #expect(own.output.contains(/attempts +2 +policy.yaml:1/))
        #expect(own.output.contains(/deadlines.handle +2.5 s +policy.yaml:3/))
        #expect(own.output.contains(/unlockedIntents +INSendMessageIntent +policy.yaml:4/))
    }

    @Test(
        "nothing starts with a bad policy", arguments: [["ask", "where is my ride?"], ["chat"], ["why"], ["policy"], ["apps"]])
    func bad(command: [String]) async throws {
        let result = try await tool(policy: "# ours\nattemps: 2\n").run(command)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("policy.yaml:2: 'attemps' is not a setting"), "\(result.errors)")
    }

    @Test("a policy file that is named must be there")
    func missing() async throws {
        let result = try await tool(policy: nil).run(["ask", "where is my ride?", "--policy", "/no/such/policy.yaml"])
        #expect(result.status == 1)
        #expect(result.errors.contains("/no/such/policy.yaml"))
    }

    @Test("a policy file is followed, and why tells the rule and its line")
    func followed() async throws {
        let tool = try tool(policy: "confirmedIntents: [INStartWorkoutIntent]\nattempts: 1\n")
        let sent = try await tool.run(["ask", "start a 5 kilometre run"] + Self.fixed, input: ["yes"])
        #expect(sent.status == 0, "\(sent.output)\(sent.errors)")
        let why = try await tool.run(["why", "1"]).output
        #expect(why.contains("confirmation required: confirmedIntents lists INStartWorkoutIntent (policy.yaml:1)"), "\(why)")
        #expect(why.contains("deadline of confirm: 10 s, from deadlines.confirm (default)"), "\(why)")
        let given = try await tool.run(["ask", "book me a ride to the airport for 40 people"] + Self.fixed, input: ["41", "42"])
        #expect(given.status == 3, "\(given.output)")
        #expect(try await tool.run(["why"]).output.contains("at most 1, from attempts (policy.yaml:2)"))
    }

    @Test("a locked device asks to be unlocked, and goes on once it is")
    func locked() async throws {
        let tool = try tool(policy: nil)
        let lines = ["send John 20 dollars for lunch", "/why", "/unlock", "cancel", "/lock", "/unlock"]
        let result = try await tool.run(["chat", "--locked"] + Self.fixed, input: lines)
        #expect(result.status == 0, "\(result.errors)")
        let output = result.output
        #expect(output.contains("locked: "), "\(output)")
        #expect(output.contains("Which John"), "\(output)")
        #expect(output.contains("The device is locked."))
        #expect(output.contains("The device is unlocked."))
    }

    @Test("the example of the documentation is a policy, and prints what the documentation shows")
    func documented() async throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/CommandLine.md")
        let text = try String(contentsOf: page.standardized, encoding: .utf8)
        let yaml = try #require(text.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first)
        let shown = try #require(
            text.components(separatedBy: "$ errand policy\n").dropFirst().first?.components(separatedBy: "\n```").first)
        let printed = try await tool(policy: yaml).run(["policy"]).output.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        for line in shown.components(separatedBy: "\n") where line != "..." {
            #expect(printed.contains(line), "'\(line)' in \(printed.joined(separator: "\n"))")
        }
    }
}
