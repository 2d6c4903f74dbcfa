import Foundation
import GRDB
import Testing

struct CommandTests {
    private static let fixed = ["--now", "2026-11-21T09:00:00-08:00", "--time-zone", "America/Los_Angeles"]

    private func ask(_ tool: BuiltTool, _ request: String, _ answers: String..., json: Bool = false) async throws
        -> BuiltTool.Result
    {
        try await tool.run(["ask", request] + Self.fixed + (json ? ["--json"] : []), input: answers)
    }

    @Test("a request is carried out with answers from standard input, and the next one knows of it")
    func ride() async throws {
        let tool = BuiltTool()
        let booking = try await ask(tool, "book me a ride", "the airport", "yes")
        #expect(booking.status == 0)
        #expect(booking.output.contains("is booked for $"))
        let status = try await ask(tool, "where is my ride?")
        #expect(status.output.contains("San Francisco International Airport"))
        #expect(try await ask(tool, "cancel my ride", "yes").status == 0)
    }

    @Test(
        "a command that moved to errand-lab is refused with its new name",
        arguments: ["check", "eval", "record", "test", "train"])
    func moved(name: String) async throws {
        let result = try await BuiltTool().run([name, "x", "--y"], input: Data(), keepsData: false)
        #expect(result.status == 1)
        #expect(result.errors.contains("swift run errand-lab \(name)"), "\(result.errors)")
    }

    static let ends: [(String, [String], Int32, String)] = [
        ("book me a ride to the airport", ["no"], 3, "no ride has been booked"),
        ("book me a ride to the airport", [], 4, "Book a"),
        ("send John 20 dollars for lunch", ["2", "no"], 3, "no money has been sent"),
        ("send Mary 20 Swiss francs", ["cancel"], 3, "CHF"),
        ("book me a ride to the airport for 40 people", ["cancel"], 3, "40"),
        ("book me a ride to the airport for 0 people", ["cancel"], 3, "people"),
        ("book me a ride to the airport yesterday", ["cancel"], 3, "yesterday"),
        ("book me a ride to Springfield", ["cancel"], 3, "Springfield, Illinois"),
        ("book me a ride to the airport with Foo Cabs", [], 2, "Foo Cabs"),
        ("start a 5 kilometre run", [], 0, "Stride"),
        ("colourless green ideas sleep furiously", [], 2, "understand"),
        ("", [], 2, "hear"),
        (String(repeating: "a ride ", count: 15_000), [], 2, "shorter"),
        ("\u{1}\u{2}\u{3}", [], 2, "text"),
    ]

    @Test("every kind of end has its exit code and a sentence for the person", arguments: ends)
    func end(request: String, answers: [String], status: Int32, words: String) async throws {
        let result = try await BuiltTool().run(["ask", request] + Self.fixed, input: answers)
        #expect(result.status == status, "\(result.output) \(result.errors)")
        #expect(result.output.contains(words), "\(result.output)")
    }

    @Test("turns come as lines of JSON")
    func json() async throws {
        let result = try await ask(BuiltTool(), "send John 20 dollars for lunch", "1", "yes", json: true)
        let turns = try result.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(turns.count == 3)
        #expect((turns[0]["question"] as? [String: Any])?["kind"] as? String == "choice")
        #expect((turns[0]["understood"] as? [String: Any])?["intent"] as? String == "INSendPaymentIntent")
        #expect((turns[2]["outcome"] as? [String: Any])?["responseCode"] as? String == "success")
    }

    @Test("why tells what was read, called and conveyed, in a later run")
    func why() async throws {
        let tool = BuiltTool()
        _ = try await ask(tool, "send John 20 dollars for lunch", "2", "no")
        let why = try await tool.run(["why", "1"]).output
        for words in ["INSendPaymentIntent", "payments", "\"John\"", "resolve payee", "disambiguation", "Pocket Bank"] {
            #expect(why.contains(words), "\(words) in \(why)")
        }
        #expect(try await tool.run(["why", "99"]).status == 1)
    }

    @Test("why explains no half of a turn whose end the store has lost")
    func lostEnd() async throws {
        let tool = BuiltTool()
        _ = try await ask(tool, "send John 20 dollars for lunch", "2", "no")
        try await DatabaseQueue(path: tool.data.url.appending(path: "errand.sqlite").path).write { database in
            try database.execute(sql: "DELETE FROM entry WHERE sequence = (SELECT MAX(sequence) FROM entry)")
        }
        let why = try await tool.run(["why"])
        #expect(why.status == 1 && why.output.isEmpty)
        #expect(why.errors.contains("errand data check") && why.errors.contains("restore a backup"), "\(why.errors)")
        let check = try await tool.run(["data", "check"])
        #expect(check.status == 1 && (check.output + check.errors).contains("has gaps"), "\(check)")
    }

    @Test("bytes that are no text neither stop a chat nor change what is stored")
    func garbage() async throws {
        let tool = BuiltTool()
        var input = Data([0xFF, 0xFE, 0x00, 0x80, 0x0A])
        input += Data(repeating: 0x61, count: 100_000) + Data("\n\nwhere is my ride?\n".utf8)
        let result = try await tool.run(["chat"] + Self.fixed, input: input)
        #expect(result.status == 0)
        #expect(result.output.contains("no ride"))
    }

    @Test("--version prints the name and one version, the same for both commands")
    func version() async throws {
        let tool = BuiltTool()
        let one = try await tool.run(["--version"], input: Data(), keepsData: false)
        let other = try await tool.lab.run(["--version"], input: Data(), keepsData: false)
        #expect(one.status == 0 && one.output.wholeMatch(of: /errand [0-9]+\.[0-9]+\.[0-9]+\n/) != nil, "\(one)")
        #expect(other.status == 0 && other.output == one.output.replacing("errand", with: "errand-lab"), "\(other)")
    }

    @Test(
        "a chat is left by the words that people try first, and by the end of input",
        arguments: ["quit", "exit", "bye", "Bye!", "/quit", "/exit", nil])
    func leaving(word: String?) async throws {
        let lines = ["send a message to Mary", "bye", "no"] + (word.map { [$0, "where is my ride?"] } ?? [])
        let result = try await BuiltTool().run(["chat"] + Self.fixed, input: lines)
        #expect(result.status == 0)
        #expect(result.output.contains("> no"), "the text of a message is no command: \(result.output)")
        #expect(!result.output.contains("no ride"), "\(result.output)")
    }

    @Test("what is suggested is understood, and an installed app does it")
    func suggestions() async throws {
        let tool = BuiltTool()
        let help = try await tool.run(["ask", "help"] + Self.fixed).output
        let card = help.split(separator: "\n").filter { $0.hasPrefix("│") }.map { $0.dropFirst(2).dropLast(2) }
        let flowing = card.joined(separator: " ").split(separator: " ").joined(separator: " ")
        let sentences = flowing.split(separator: "\"").map(String.init).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        #expect(sentences.count > 15, "\(help)")
        let chat = try await tool.run(["chat"] + Self.fixed, input: sentences.flatMap { [$0, "cancel"] }).output
        let turns = chat.components(separatedBy: "\n> ").filter { sentences.contains($0.components(separatedBy: "\n")[0]) }
        #expect(turns.count == sentences.count)
        for turn in turns {
            #expect(!turn.contains("didn't understand") && !turn.contains("No installed app"), "\(turn)")
        }
    }

    @Test("contacts are imported, bad cards reported, nothing lost")
    func contacts() async throws {
        let tool = BuiltTool()
        let cards = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString).vcf")
        defer { try? FileManager.default.removeItem(at: cards) }
        try "BEGIN:VCARD\nVERSION:3.0\nFN:Zoe Quill\nTEL:555-0199\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n"
            .write(to: cards, atomically: true, encoding: .utf8)
        let result = try await tool.run(["contacts", "import", cards.path])
        #expect(result.status == 0)
        #expect(result.errors.contains(cards.path))
        #expect(try await tool.run(["contacts", "list"]).output.contains("Zoe Quill"))
        #expect(try await tool.run(["contacts", "import", "/no/such/file.vcf"]).status == 1)
        #expect(try await tool.run(["contacts", "list"]).output.contains("Zoe Quill"))
    }

    @Test("a data folder holds nothing that can be computed again")
    func dataFolder() async throws {
        let tool = BuiltTool()
        _ = try await ask(tool, "book me a ride to the airport", "no")
        let names = try FileManager.default.contentsOfDirectory(atPath: tool.data.url.path)
        #expect(names.filter { !$0.hasPrefix("errand.sqlite") }.sorted() == ["groups", "operations"])
    }

    @Test("a damaged store is told and left as it is")
    func damaged() async throws {
        let tool = BuiltTool()
        try FileManager.default.createDirectory(at: tool.data.url, withIntermediateDirectories: true)
        let file = tool.data.url.appending(path: "errand.sqlite")
        let garbage = Data("this is no database, and it is long enough to be looked at as one".utf8)
        try garbage.write(to: file)
        let result = try await tool.run(["ask", "where is my ride?"])
        #expect(result.status == 1)
        #expect(result.errors.contains("errand.sqlite"))
        #expect(try Data(contentsOf: file) == garbage)
    }
}
