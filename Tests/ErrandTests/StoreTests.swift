import Foundation
import TestDatabases
import Testing

/// Where conversations, contacts and settings are kept.
struct StoreTests {
    private static let fixed = ["--now", "2026-11-21T09:00:00-08:00", "--time-zone", "America/Los_Angeles"]

    @Test("a store of an unknown kind is refused with those that there are")
    func unknown() async throws {
        var tool = BuiltTool()
        let result = try await tool.run(["contacts", "list", "--store", "mysql://ann:hunter2@db/home"])
        #expect(result.status == 64)
        #expect(result.errors.contains("--store cannot be used"))
        #expect(result.errors.contains("disk, memory, sqlite:FILE, postgres://"))
        #expect(!result.errors.contains("hunter2"))
        tool.variables["ERRAND_STORE"] = "nowhere"
        #expect(try await tool.run(["contacts", "list"]).errors.contains("ERRAND_STORE cannot be used"))
    }

    @Test("a store can be another file, and the option comes before the variable")
    func file() async throws {
        var tool = BuiltTool()
        let file = tool.data.url.appending(path: "elsewhere/store")
        tool.variables["ERRAND_STORE"] = "memory"
        _ = try await tool.run(["chat", "--store", "sqlite:\(file.path)"] + Self.fixed, input: ["book me a ride", "/quit"])
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(!FileManager.default.fileExists(atPath: tool.data.url.appending(path: "errand.sqlite").path))
        #expect(try await tool.run(["chat", "--resume"] + Self.fixed).errors.contains("no conversation to resume"))
        let resumed = try await tool.run(
            ["chat", "--resume", "--store", "sqlite:\(file.path)"] + Self.fixed, input: ["cancel"])
        #expect(resumed.output.contains("Where would you like to go?"))
    }

    @Test("where libpq is missing, it is said what to install")
    func noLibrary() async throws {
        var tool = BuiltTool()
        // Found before the system's, and no library.
        try FileManager.default.createDirectory(at: tool.data.url, withIntermediateDirectories: true)
        try Data("no library".utf8).write(to: tool.data.url.appending(path: "libpq.so.5"))
        tool.variables["LD_LIBRARY_PATH"] = tool.data.url.path
        let result = try await tool.run(["contacts", "list", "--store", "postgres://ann:hunter2@db/home"])
        #expect(result.status == 1)
        #expect(result.errors.contains("apt-get install libpq5"), "\(result.errors)")
        #expect(!result.errors.contains("hunter2"))
    }

    @Test(
        "a chat that was killed goes on at the same question on another machine, which shares only the database",
        .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
    func resumes() async throws {
        try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
            var (one, other) = (BuiltTool(), BuiltTool())
            one.variables["ERRAND_STORE"] = database.url
            other.variables["ERRAND_STORE"] = database.url
            _ = try await one.kill(
                ["chat"] + Self.fixed, input: ["book me a ride", "the airport"], onceItPrints: "Number of people")
            let resumed = try await other.run(["chat", "--resume"] + Self.fixed, input: ["cancel"])
            #expect(resumed.output.contains("Resuming where we stopped"), "\(resumed.errors)")
            #expect(resumed.output.contains("no ride has been booked"))
            for tool in [one, other] {
                #expect(!FileManager.default.fileExists(atPath: tool.data.url.appending(path: "errand.sqlite").path))
            }
        }
    }

    @Test(
        "a chat that another machine has continued is told so, and nothing that it does counts",
        .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
    func conflicts() async throws {
        try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
            var (one, other) = (BuiltTool(), BuiltTool())
            one.variables["ERRAND_STORE"] = database.url
            other.variables["ERRAND_STORE"] = database.url
            let elsewhere = other
            let result = try await one.use(
                ["chat"] + Self.fixed,
                [
                    BuiltTool.Step("What can I do for you?", type: "book me a ride"),
                    BuiltTool.Step("Where would you like to go?") {
                        #expect(try await elsewhere.run(["chat", "--resume"]).errors.contains("still runs the last chat"))
                        // As if the first chat ran on another machine.
                        try await database.run(
                            "UPDATE errand_setting SET value = regexp_replace(value, '[^ ]+$', 'another') WHERE name = 'chat.open'"
                        )
                        let resumed = try await elsewhere.run(["chat", "--resume"] + Self.fixed, input: ["cancel"])
                        #expect(resumed.output.contains("no ride has been booked"), "\(resumed.errors)")
                        return "the airport"
                    },
                ])
            #expect(result.status == 1)
            #expect(result.output.contains("another process continues the conversation"), "\(result.output)")
        }
    }

    @Test("several chats at once share a database", .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
    func shares() async throws {
        try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
            let outputs = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<3 {
                    group.addTask {
                        try await BuiltTool().run(
                            ["chat", "--store", database.url] + Self.fixed, input: ["book me a ride to the airport", "yes"]
                        ).output
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for output in outputs { #expect(output.contains("is booked for $"), "\(output)") }
            #expect(try await database.run("SELECT COUNT(*)::text FROM errand_conversation") == "3")
        }
    }
}
