import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: LongTests.areRun, "Scripts/long-tests runs it"))
struct ScenarioCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "errand-scenarios-\(UUID().uuidString)")

    private func run(_ arguments: [String]) async throws -> BuiltTool.Result {
        try await BuiltTool(command: .lab).run(["test"] + arguments, input: Data(), keepsData: false)
    }

    private func write(_ text: String, _ name: String = "a.yaml") throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        return folder.appending(path: name).path
    }

    @Test("the scenarios that come with Errand pass, and all ways gone are told")
    func examples() async throws {
        let scenarios = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Examples/Scenarios"
        ).path
        let result = try await run([scenarios, "--coverage"])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("INRequestRideIntent resolve dropOffLocation: "))
        #expect(result.output.hasSuffix("passed\n"))
        #expect(!result.output.contains("✗"))
    }

    @Test("the example of the documentation passes")
    func documentation() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Scenarios.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let example = try #require(text.firstMatch(of: /```yaml\n([\s\S]*?)```/)).1
        let result = try await run([try write(String(example))])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test("a scenario that fails tells why, fills the reports and ends with code 6")
    func failing() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write(
            """
            scenarios:
              - name: good
                steps: [say: book me a ride to SFO, expect confirmation]
              - name: bad
                steps: [say: book me a ride to SFO, answer: yes, expect response: failure]
            """)
        let reports = ["junit.xml", "page.html"].map { folder.appending(path: $0) }
        let result = try await run([file, "--junit", reports[0].path, "--html", reports[1].path])
        #expect(result.status == 6)
        #expect(result.output.contains("expected the response .failure"))
        #expect(result.output.contains("but got .success"))
        #expect(result.output.contains("1 of 2 failed"))
        #expect(try String(contentsOf: reports[0], encoding: .utf8).contains("failures=\"1\""))
        #expect(try String(contentsOf: reports[1], encoding: .utf8).contains("1 of 2 passed"))
        #expect(try await run([file, "--filter", "GOOD"]).status == 0)
    }

    @Test("what cannot be read is told with file and line, and nothing runs")
    func bad() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write("name: a\nsteps:\n  - sya: hello\n")
        for (arguments, words) in [
            ([file], "a.yaml:3: 'sya' is not a known key here"), (["/no/such/file"], "there is no file or folder"),
            ([try write("x", "notes.txt")], "expected keys with values"),
        ] {
            let result = try await run(arguments)
            #expect(result.status == 1)
            #expect(result.errors.contains(words), "\(result.errors)")
        }
        #expect(try await run([]).status == 64)
        let good = try write("name: a\nsteps: [say: hello]\n", "b.yaml")
        #expect(try await run([good, "--filter", "nothing"]).errors.contains("no scenario's name contains 'nothing'"))
        #expect(try await run([good, "--junit", "/no/such/folder/a.xml"]).errors.contains("cannot be written"))
    }

    @Test("a conversation is recorded and replayed")
    func recording() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write("", "recorded.yaml")
        let tool = BuiltTool()
        let fixed = ["--now", "2026-11-21T09:00:00-08:00", "--time-zone", "America/Los_Angeles"]
        #expect(try await tool.lab.run(["record"] + fixed).errors.contains("nothing has been said yet"))
        _ = try await tool.run(["ask", "send John 20 dollars for lunch"] + fixed, input: ["the second one", "yes"])
        let recorded = try await tool.lab.run(["record", "--output", file] + fixed)
        #expect(recorded.status == 0, "\(recorded.errors)")
        let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
        #expect(text.contains("- answer: the second one") && text.contains("expect response: success"))
        let replayed = try await run([file])
        #expect(replayed.status == 0, "\(replayed.output)")
    }
}
