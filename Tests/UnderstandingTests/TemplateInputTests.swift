import Foundation
import IntentSchema
import Randomness
import TestSupport
import Testing

@testable import Understanding

struct TemplateInputTests {
    /// Compiles a file with this template and these phrases.
    private static func compile(_ say: String, phrases: [String: String] = [:]) throws(TemplateError) -> TemplateInterpreter {
        var file = TemplateFile(name: "own")
        file.phrases = phrases
        file.intents = ["OwnIntent": IntentTemplates(slots: ["x": SlotDefinition(kind: .count)], templates: [Template(say: say)])]
        return try TemplateInterpreter(templates: [file], places: PlaceIndex([]))
    }

    struct Bad: CustomTestStringConvertible {
        var name: String
        var say: String
        var phrases: [String: String] = [:]
        var says: String
        var testDescription: String { name }
    }

    static let doubling: [String: String] = Dictionary(
        uniqueKeysWithValues: (0..<40).map { ("p\($0)", $0 == 0 ? "a" : "<p\($0 - 1)> <p\($0 - 1)>") })
    static let chain: [String: String] = Dictionary(
        uniqueKeysWithValues: (0..<3_000).map { ("p\($0)", $0 == 0 ? "a" : "b <p\($0 - 1)>") })

    static let rows = [
        Bad(name: "deep brackets", say: String(repeating: "(", count: 50_000) + "a", says: "nest deeper"),
        Bad(name: "deep optional parts", say: String(repeating: "[", count: 100_000), says: "nest deeper"),
        Bad(name: "closing brackets", say: String(repeating: ")", count: 100_000), says: "closes nothing"),
        Bad(name: "a long template", say: String(repeating: "word ", count: 100_000), says: "more than 50000"),
        Bad(name: "many optional parts", say: "a " + String(repeating: "[b] ", count: 8_000), says: "ways lead through it"),
        Bad(name: "many alternatives in a row", say: String(repeating: "(a|b|c) ", count: 4_000), says: "ways lead through it"),
        Bad(name: "phrases that double", say: "<p39>", phrases: doubling, says: "more than 50000"),
        Bad(name: "phrases in a long chain", say: "<p2999>", phrases: chain, says: "nest deeper"),
        Bad(name: "a phrase that uses itself", say: "<a>", phrases: ["a": "b <a>"], says: "'<a>' uses itself"),
        Bad(
            name: "phrases that use each other", say: "<a>", phrases: ["a": "b <b>", "b": "c <c>", "c": "d <a>"],
            says: "'<a>' uses itself"),
        Bad(name: "a slot without an end", say: "go {" + String(repeating: "x", count: 100_000), says: "a '}' is missing"),
        Bad(name: "signs only", say: "… , . !", says: "matches no words"),
        Bad(name: "nothing", say: "", says: "matches no words"),
        Bad(name: "empty alternatives", say: String(repeating: "|", count: 40_000), says: "matches no words"),
    ]

    @Test("templates that cannot be are refused with file and reason", arguments: rows)
    func refused(bad: Bad) throws {
        let error = #expect(throws: TemplateError.self) { try Self.compile(bad.say, phrases: bad.phrases) }
        #expect(error?.message.hasPrefix("templates/own.yaml, '") == true, "\(error?.message.prefix(200) ?? "")")
        #expect(error?.message.contains(bad.says) == true, "\(error?.message.suffix(300) ?? "")")
        #expect((error?.message.count ?? 0) < 600)
    }

    @Test("what is long but not too long is compiled")
    func long() throws {
        let words = (0..<9_000).map { "w\($0)" }.joined(separator: "|")
        let interpreter = try Self.compile("go (\(words)) {x}")
        let read = interpreter.interpret("go w8999 7", in: Fixtures.context).acts.first
        #expect(read?.summary == "OwnIntent x=7")
    }

    @Test("random templates are compiled or refused, never a trap, and what is compiled can be sampled", arguments: 0..<8)
    func random(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        let pieces = [
            "(", ")", "[", "]", "{", "}", "<", ">", "|", "{x}", "{x?}", "{y}", "<p>", "<q>", "a", "b", "don't", "what's", " ",
            " ", "é", "🚕",
            "\u{0}", "\u{200D}", "\u{FEFF}", "'", "5", "10:30", "a@b.c", "(a|b)", "[c]",
        ]
        for turn in 0..<30 {
            let count = Int(generator.next() % 30) + 1
            let say = (0..<count).map { _ in generator.element(of: pieces) ?? "" }.joined()
            let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            for text in [say, String(decoding: bytes, as: UTF8.self)] {
                guard let interpreter = try? Self.compile(text, phrases: ["p": "x|y", "q": say]) else { continue }
                #expect(!interpreter.interpret("a b x 5", in: Fixtures.context).acts.isEmpty, "seed \(seed), turn \(turn)")
                var file = TemplateFile(name: "own")
                file.intents = [
                    "OwnIntent": IntentTemplates(slots: ["x": SlotDefinition(kind: .count)], templates: [Template(say: text)])
                ]
                guard let sampler = try? TemplateSampler(templates: [file], values: SampleValues(["count": ["3"]])) else {
                    continue
                }
                _ = sampler.samples(of: "OwnIntent", count: 3, seed: 1)
            }
        }
    }

    @Test("text of every kind is read without a trap", arguments: 0..<4)
    func utterances(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed) + 100)
        let pieces = [
            "no", "i mean", "wait", "uh", "mm hmm", "to the", "to the", "oakland", "berk-", "—", "-", "'s", "’", "\u{202E}", "١٢",
            "５", "日本", "é",
            "👩‍👩‍👧", "999999999999999999999999999999999999999999", "31 february", "12:61", "$", "$$$", "€5", "send", "mary",
            "book a ride", "\u{200B}",
            "second to last", "both", "cheapest", "not", "least",
        ]
        for _ in 0..<(LongTests.areRun ? 40 : 2) {
            let text = (0...Int(generator.next() % 14)).map { _ in generator.element(of: pieces) ?? "" }.joined(separator: " ")
            let questions: [Question?] = [
                nil, Question("INSendPaymentIntent.payee johns"), Question("INRequestRideIntent request"),
            ]
            for question in questions {
                let read = Fixtures.read(text, question: question)
                #expect(read == Fixtures.read(text, question: question))
                #expect(!read.acts.isEmpty)
            }
        }
    }
}
