import Assistant
import Foundation
import Hosting
import IntentSchema
import Rendering
import Testing

/// Turns as JSON for programs.
struct TurnDocumentTests {
    private static func person(_ name: String, picture: Data?) -> ParameterValue {
        var record = Record("INPerson", ["displayName": .string(name)])
        record["image"] = picture.map { .record(Record("INImage", ["data": .data($0)])) }
        return .record(record)
    }

    private static func pictures(_ values: [ParameterValue], offset: Int = 0, labels: [String]) throws -> [Any]? {
        let question = Question(kind: .choice(values), intent: "INStartCallIntent", parameter: "contacts", offset: offset)
        let prompt = Prompt(question: question, intent: Record("INStartCallIntent", [:]))
        let turn = Turn(
            number: 1, time: Date(timeIntervalSince1970: 0),
            items: [.conveyed(.question(prompt), RenderedMessage(spoken: "Which one?", choices: labels))])
        let line = try TurnDocument(turn, conversation: "c", catalogue: .system).line()
        let fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return (fields?["question"] as? [String: Any])?["pictures"] as? [Any]
    }

    @Test("choices have the pictures that apps have given them, those that are shown alone, and none that are too large")
    func pictures() throws {
        let (small, large) = (Data([1, 2, 3]), Data(count: 100_000))
        let values = [
            Self.person("A", picture: small), Self.person("B", picture: nil), Self.person("C", picture: large),
            Self.person("D", picture: small),
        ]
        let shown = try #require(try Self.pictures(values, labels: ["A", "B", "C", "D"]))
        #expect(shown.map { $0 as? String } == [small.base64EncodedString(), nil, nil, small.base64EncodedString()])
        let rest = try #require(try Self.pictures(values, offset: 2, labels: ["C", "D"]))
        #expect(rest.map { $0 as? String } == [nil, small.base64EncodedString()])
        #expect(try Self.pictures(Array(values[1...2]), labels: ["B", "C"]) == nil)
    }
}
