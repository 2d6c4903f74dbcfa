import Foundation
import TestSupport
import Testing

/// `errand-lab train` and `errand-lab eval` as a person or a script would use them.
@Suite(.enabled(if: LongTests.areRun, "Scripts/long-tests runs it"))
struct EvaluationCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "errand-evaluation-\(UUID().uuidString)")

    private func run(_ arguments: [String]) async throws -> BuiltTool.Result {
        try await BuiltTool(command: .lab).run(arguments, input: Data(), keepsData: false)
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    /// Few sentences of two intents and of none.
    private func sentences() throws -> String {
        let places = ["airport", "station", "harbour", "museum", "beach", "castle"]
        let rides = places.map { "take me to the [\($0)](dropOffLocation)\nbook a ride to the [\($0)](dropOffLocation)" }
        let people = ["anna", "ben", "carla", "dev", "emil", "june"]
        let calls = people.map { "call [\($0)](contacts)\nring [\($0)](contacts) now" }
        _ = try write("# rides\n" + rides.joined(separator: "\n"), "data/INRequestRideIntent.txt")
        _ = try write(calls.joined(separator: "\n"), "data/INStartCallIntent.txt")
        return try write("what does museum mean\nwho is anna\nhow old is the castle\ntell me a joke", "data/None.txt")
    }

    @Test("a model is trained, scored and compared, twice with the same bytes")
    func trained() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try sentences()
        let (data, model) = (folder.appending(path: "data").path, folder.appending(path: "a.errandmodel").path)
        let trained = try await run(["train", data, "--plain", "--output", model])
        #expect(trained.status == 0, "\(trained.errors)")
        let sheet = try String(contentsOfFile: folder.appending(path: "a.md").path, encoding: .utf8)
        #expect(sheet.contains("| INStartCallIntent | 12 | contacts |"), "\(sheet)")
        let (page, report) = (folder.appending(path: "a.html").path, folder.appending(path: "a.json").path)
        let scored = try await run(["eval", data, "--model", model, "--html", page, "--json", report])
        #expect(scored.status == 0, "\(scored.errors)")
        #expect(scored.output.contains("28 sentences, a.errandmodel") && scored.output.contains("span F1"), "\(scored.output)")
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<svg"))
        let compared = try await run(["eval", "compare", report, report])
        #expect(compared.output.contains("0 sentences mended, 0 broken"), "\(compared.output)")
        let again = folder.appending(path: "b.errandmodel").path
        #expect(try await run(["train", data, "--plain", "-o", again, "--threads", "1"]).status == 0)
        #expect(try Data(contentsOf: URL(filePath: again)) == Data(contentsOf: URL(filePath: model)))
    }

    @Test("the whole assistant is scored without a model")
    func assistant() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write("where is my ride\nfind my [cab](x", "INGetRideStatusIntent.txt")
        let result = try await run(["eval", file])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("1 sentences, the whole assistant") && result.output.contains("100.0"), "\(result.output)")
        #expect(result.errors.contains("INGetRideStatusIntent.txt:2: "), "\(result.errors)")
        let strict = try await run(["eval", file, "--strict"])
        #expect(strict.status == 1)
        #expect(strict.output.isEmpty)
    }

    @Test("recognisers and dialogues are scored on files of cases")
    func cases() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let numbers = try write(
            #"{"text": "I have two cats", "entities": [{"type": "number", "start": 7, "end": 10, "resolution": {"value": "2"}}]}"#,
            "en-number.jsonl")
        let entities = try await run(["eval", "entities", numbers])
        #expect(
            entities.status == 0 && entities.output.contains(/all +1 +100.0 +1 +100.0/), "\(entities.output)\(entities.errors)")
        let dialogues = try write(
            #"{"dialogue_id": "1", "turns": [{"speaker": "USER", "utterance": "where is my ride", "frames": [{"service": "A", "#
                + #""state": {"active_intent": "INGetRideStatusIntent", "slot_values": {}}}]}]}"#, "d.jsonl")
        let talks = try await run(["eval", "dialogues", dialogues])
        #expect(talks.status == 0 && talks.output.contains(/all services +1 +100.0 +100.0/), "\(talks.output)\(talks.errors)")
    }

    @Test(
        "what cannot be done is told",
        arguments: [
            (["eval", "/no/such/file.jsonl"], 1, "/no/such/file.jsonl"), (["train", "/no/such", "-o", "x"], 1, "/no/such"),
            (["train", "-o", "x"], 64, "nothing to train on"), (["eval", "a", "--folds", "1"], 64, "--folds"),
            (["eval", "a", "--model", "b", "--folds", "3"], 64, "--model"), (["eval", "compare", "a", "b"], 1, "not a report"),
            (["eval", "entities", "/no/such.jsonl"], 1, "/no/such.jsonl"), (["eval", "dialogues", "/no/d.gz"], 1, "/no/d.gz"),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], status: Int32, words: String) async throws {
        let result = try await run(arguments)
        #expect(result.status == status)
        #expect(result.errors.contains(words), "\(result.errors)")
    }
}
