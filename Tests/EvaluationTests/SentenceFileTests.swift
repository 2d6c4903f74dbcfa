import Foundation
import Learning
import Testing

@testable import Evaluation

struct SentenceFileTests {
    @Test("a sentence file's slots, escapes and comments are read")
    func sentences() throws {
        let text = """
            # a comment
              take me to the [café at the pier](dropOffLocation) at [ seven ](scheduledPickupTime)

            \\# \\[not a slot\\] costs 5 \\\\
            """
        let set = SentenceFileReader().read(text, intent: "INRequestRideIntent", file: "a.txt")
        #expect(set.problems.isEmpty)
        let first = try #require(set.sentences.first)
        #expect(first.text == "take me to the café at the pier at  seven ".trimmingCharacters(in: .whitespaces) + " ")
        #expect(first.slots.map(\.name) == ["dropOffLocation", "scheduledPickupTime"])
        #expect(first.slots.map(first.words) == ["café at the pier", "seven"])
        #expect(first.slots[0] == SlotSpan(name: "dropOffLocation", start: 15, end: 32))
        #expect((first.intent, first.line) == ("INRequestRideIntent", 2))
        #expect(set.sentences.last?.text == "# [not a slot] costs 5 \\")
    }

    @Test("packed files are unpacked, and damaged ones told")
    func packed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-packed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let packed = try #require(
            Data(
                base64Encoded:
                    "H4sIAAAAAAACA6tWKkmtKFGyUlAqScxOVchNVcjIz01V0lFQyswrSc0Dy3j6BaUWlqYWlwRlpqR6QoRruQAUInFSOgAAAA=="))
        let file = folder.appending(path: "a.jsonl.gz")
        try packed.write(to: file)
        #expect(try SentenceFiles().read([file]).sentences.map(\.text) == ["take me home"])
        try packed.prefix(40).write(to: file)
        let problem = #expect(throws: DataProblem.self) { try SentenceFiles().read([file]) }
        #expect(problem?.message.contains("download it again") == true, "\(problem?.message ?? "")")
    }

    @Test("a sentence is written back as it was read")
    func marked() throws {
        for line in ["to the [airport](place)", "[a](b)[c](d) e", "\\[x\\] [y\\]](z)", "no slot"] {
            #expect(try SentenceFileReader.sentence(line).marked() == line)
        }
    }

    @Test(
        "a bad line is told with file, line and what is wrong, and the others are read",
        arguments: [
            ("to [the airport", "'[' without a ']'"), ("to the] airport", "']' without a '['"),
            ("to [the [air](x)", "within a slot"), ("[airport] now", "without a '(slot)'"),
            ("[airport](", "without a '(slot)'"),
            ("[airport]()", "not a slot name"), ("[airport](a b)", "not a slot name"), ("[ ](place) now", "without words"),
            ("\\", ""),
        ])
    func bad(line: String, expected: String) {
        let set = SentenceFileReader().read("one\n\(line)\nthree", intent: nil, file: "b.txt")
        guard !expected.isEmpty else { return #expect(set.problems.isEmpty) }
        #expect(set.sentences.map(\.line) == [1, 3])
        #expect(set.problems.first?.description.hasPrefix("b.txt:2: ") == true)
        #expect(set.problems.first?.message.contains(expected) == true, "\(set.problems)")
    }

    @Test("JSON lines count Unicode scalars, and none has three names")
    func jsonLines() throws {
        let text = """
            \u{FEFF}{"text": "play café 👩‍🚀 now", "intent": "Play", "slots": [{"name": "song", "value": "café 👩‍🚀", "start": 5, "end": 13}], "source": "X"}
            {"text": "a", "intent": null}
            {"text": "b", "intent": "oos", "slots": []}\r
            {"text": "c", "intent": "None"}
            """
        let set = JSONLinesReader().read(text, file: "a.jsonl")
        #expect(set.problems.isEmpty, "\(set.problems)")
        #expect(set.sentences.map(\.intent) == ["Play", nil, nil, nil])
        let first = try #require(set.sentences.first)
        #expect(first.slots == [SlotSpan(name: "song", start: 5, end: 22)])
        #expect(first.words(of: first.slots[0]) == "café 👩‍🚀")
        #expect(first.source == "X")
    }

    @Test(
        "a bad JSON line is told with what is wrong",
        arguments: [
            ("nonsense", "is not a JSON object"), ("[1]", "is not a JSON object"), (#"{"intent": "A"}"#, "has no text"),
            (#"{"text": "a"}"#, "has no intent"), (#"{"text": 5, "intent": "A"}"#, "text has the wrong type"),
            (#"{"text": "a", "intent": "A", "slots": [{"name": "x", "start": 0}]}"#, "has no slots[0].end"),
            (#"{"text": "a", "intent": "A", "slots": [{"name": "x", "start": 0, "end": 2}]}"#, "goes from 0 to 2"),
            (#"{"text": "a", "intent": "A", "slots": [{"name": "x", "start": -1, "end": 1}]}"#, "goes from -1 to 1"),
            (#"{"text": "ab", "intent": "A", "slots": [{"name": "x", "value": "b", "start": 0, "end": 1}]}"#, "should be 'b'"),
            (
                #"{"text": "abc", "intent": "A", "slots": [{"name": "x", "start": 0, "end": 2}, {"name": "y", "start": 1, "end": 3}]}"#,
                "'x' and 'y' overlap"
            ), ("␀", "is not UTF-8 text"),
        ])
    func badJSON(line: String, expected: String) {
        // As files are that were written to a full disk.
        let line = line.replacing("␀", with: "\0\0\0")
        let set = JSONLinesReader().read("\n" + line + "\n" + #"{"text": "a", "intent": "A"}"#, file: "b.jsonl")
        #expect(set.sentences.count == 1)
        #expect(set.problems.count == 1)
        #expect(set.problems.first?.line == 2)
        #expect(set.problems.first?.message.contains(expected) == true, "\(set.problems)")
    }

    @Test("what is no file is told")
    func missing() {
        #expect(throws: DataProblem.self) { try JSONLinesReader().read(contentsOf: URL(filePath: "/no/such/file.jsonl")) }
    }
}
