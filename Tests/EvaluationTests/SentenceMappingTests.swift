import Foundation
import IntentSchema
import Learning
import Testing

@testable import Evaluation

struct SentenceMappingTests {
    private static let text =
        "# comment\nsnips\tPlay\tINPlayMediaIntent\tspans\t2\tartist=mediaSearch.artistName song=title\n"
        + "snips\tWeather\tNone\nsnips\tYes\t-\nsnips\tCall\tINStartCallIntent\nsnips\tNone\tNone\n"

    @Test("sentences become ours: renamed slots, at most so many, others left out or for their intent only")
    func applied() throws {
        let mapping = try SentenceMapping(Self.text, file: "m.tsv")
        var sentences = (0..<5).map { number in
            AnnotatedSentence(
                text: "play number \(number)", intent: "Play",
                slots: [SlotSpan(name: "artist", start: 0, end: 4), SlotSpan(name: "other", start: 5, end: 11)])
        }
        sentences += [
            AnnotatedSentence(text: "rain", intent: "Weather", slots: [SlotSpan(name: "x", start: 0, end: 1)]),
            AnnotatedSentence(text: "yes", intent: "Yes"), AnnotatedSentence(text: "call", intent: "Call"),
            AnnotatedSentence(text: "hm", intent: nil), AnnotatedSentence(text: "?", intent: "New"),
        ]
        let result = mapping.apply(to: sentences, of: "snips", seed: 1)
        #expect(result.spans.map(\.intent) == ["INPlayMediaIntent", "INPlayMediaIntent", nil, nil])
        #expect(result.spans[0].slots == [SlotSpan(name: "mediaSearch.artistName", start: 0, end: 4)])
        #expect(result.spans[2].slots.isEmpty)
        #expect(result.intentOnly.map(\.text) == ["call"])
        #expect(result.unknown == ["New"])
        #expect(mapping.apply(to: sentences, of: "snips", seed: 1).spans == result.spans)
        #expect(mapping.apply(to: sentences, of: "other", seed: 1).unknown.count == 6)
    }

    @Test(
        "a bad rule is told with its line",
        arguments: [
            "snips\tPlay", "snips\t\tX", "a\tb\tc\tmaybe", "a\tb\tc\tspans\tmany", "a\tb\tc\tspans\t0", "a\tb\tc\tspans\t\tx=",
            "a\tb\tc\tspans\t\tx=y x=z", "snips\tPlay\tOther\n", "a\tb\tc\td\te\tf\tg",
        ])
    func bad(line: String) {
        let error = #expect(throws: DataProblem.self) { try SentenceMapping("snips\tPlay\tX\n\(line)", file: "m.tsv") }
        #expect(error?.line == 2)
    }

    @Test("the mapping that comes with the project is sound and names parameters that there are")
    func shipped() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Evaluation/mapping.tsv")
            .standardized
        let mapping = try SentenceMapping(contentsOf: file)
        #expect(mapping.rules.count > 200)
        for rule in mapping.rules {
            let names = Set(rule.slots.values.map { String($0.prefix { $0 != "." }) })
            #expect(rule.hasSpans || names.isEmpty, "\(rule)")
            guard let ours = rule.ours else { continue }
            let parameters = try #require(Catalogue.system.intents[ours], "\(rule)").parameters.map(\.name)
            #expect(names.isSubset(of: parameters + ["app"]), "\(rule)")
        }
    }

    @Test("folders are read in order of name, and what holds nothing is told")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-data-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "b"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "one\ntwo [three](x)".write(to: folder.appending(path: "b/INTestIntent.txt"), atomically: true, encoding: .utf8)
        try #"{"text": "four", "intent": "A"}"#.write(to: folder.appending(path: "a.jsonl"), atomically: true, encoding: .utf8)
        try "ignored".write(to: folder.appending(path: "README.md"), atomically: true, encoding: .utf8)
        let set = try SentenceFiles().read([folder])
        #expect(set.sentences.map(\.text) == ["four", "one", "two three"])
        #expect(set.intents == ["A", "INTestIntent"])
        #expect(try SentenceFiles().read([folder], asNone: true).sentences.allSatisfy { $0.intent == nil && $0.slots.isEmpty })
        try Data(repeating: 0, count: 5_000).write(to: folder.appending(path: "a.jsonl"))
        #expect(throws: DataProblem.self) { try SentenceFiles().read([folder]) }
        #expect(throws: DataProblem.self) { try SentenceFiles().read([folder.appending(path: "README.md")]) }
        #expect(throws: DataProblem.self) { try SentenceFiles().read([folder.appending(path: "none")]) }
    }
}
