import Foundation
import IntentSchema
import LanguagePacks
import Testing
import Understanding

/// Sentences for apps' own intents, read by the templates that follow from their definitions.
struct CustomSentenceTests {
    /// An intent with one parameter of each kind that can be said, each with a sentence of its own.
    private static let rows: [(type: ValueType, form: CustomParameter.Form?, said: String, value: ParameterValue)] = [
        (.string, nil, "check the milk frother", .string("the milk frother")),
        (.integer, nil, "check seventeen", .integer(17)),
        (.double, nil, "check 2.5", .double(2.5)),
        (.double, .duration, "check an hour and a half", .double(5400)),
        (.bool, nil, "check wide awake", .bool(true)),
        (.bool, nil, "check fast asleep", .bool(false)),
        (.enumeration("Colour"), nil, "check crimson", .integer(2)),
        (.enumeration("Colour"), nil, "check light blue", .integer(5)),
        (.dateComponents, nil, "check tomorrow at 5 pm", .dateComponents(moment)),
        (.url, nil, "check https://example.com/soups", .string("https://example.com/soups")),
        (.record("Measurement"), .mass, "check two pounds", measure(2, UnitMass.pounds)),
        (.record("Measurement"), .distance, "check 5 kilometers", measure(5, UnitLength.kilometers)),
        (.record("Measurement"), .temperature, "check 20 degrees celsius", measure(20, UnitTemperature.celsius)),
        (.record("Measurement"), .speed, "check 60 miles per hour", measure(60, UnitSpeed.milesPerHour)),
        (.record("Measurement"), .volume, "check three cups", measure(3, UnitVolume.cups)),
        (.record("Measurement"), .energy, "check 200 calories", measure(200, UnitEnergy.kilocalories)),
        (
            .record("INCurrencyAmount"), nil, "check 20 dollars",
            .record(Record("INCurrencyAmount", ["amount": .decimal(20), "currencyCode": .string("USD")]))
        ),
        (.record("INSpeakableString"), nil, "check garden lamp", .record(.speakableString("garden lamp"))),
        (.record("INObject"), nil, "check garden lamp", .record(Record("INObject", ["displayString": .string("garden lamp")]))),
        (.string, nil, "check a lamp", .string("a lamp")),
        (.list(.string), nil, "check milk and eggs", .list([.string("milk"), .string("eggs")])),
        (.list(.enumeration("Colour")), nil, "check crimson", .list([.integer(2)])),
    ]

    private static let moment = DateComponents(year: 2026, month: 3, day: 5, hour: 17, minute: 0)

    private static func measure(_ value: Double, _ unit: Unit) -> ParameterValue {
        .record(Record("Measurement", ["value": .double(value), "unit": .string(unit.symbol)]))
    }

    private static let colours = EnumerationDefinition(
        name: "Colour", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0), NamedRawValue(name: "red", raw: 2), NamedRawValue(name: "lightBlue", raw: 5),
        ], words: ["red": ["red", "crimson"]])

    private static func intent(_ name: String, _ parameters: [ParameterDefinition], titles: [String]) -> IntentDefinition {
        IntentDefinition(
            name: "\(name)Intent", domain: "Tests", handlingProtocol: nil, parameters: parameters, response: "\(name)Response",
            responseCodes: [], responseFields: [], alwaysConfirms: false,
            custom: CustomIntent(
                title: LocalizedText(name),
                combinations: titles.map { ParameterCombination(parameters: [], title: LocalizedText($0)) }))
    }

    /// Interpreters of a catalogue with these intents, by the templates alone.
    private static func interpreter(_ intents: [IntentDefinition]) throws -> TemplateInterpreter {
        let catalogue = try Catalogue.system.adding(
            CatalogueAddition(source: "a test", intents: intents, enumerations: [colours]))
        return try Fixtures.interpreter(of: catalogue)
    }

    private static func read(_ said: String, by interpreter: TemplateInterpreter, intents: [IntentDefinition]) -> Hypothesis? {
        var context = Fixtures.context
        context.apps = Fixtures.apps + [AppDescription(id: "own", name: "Inspector", intents: intents.map(\.name))]
        guard case .request(let reading)? = interpreter.interpret(said, in: context).acts.first else { return nil }
        return reading
    }

    @Test("a value of each type is read from the sentence of a combination, and as an answer to the question about it")
    func types() throws {
        let intents = Self.rows.enumerated().map { index, row in
            Self.intent(
                "Check\(Self.name(index))",
                [
                    ParameterDefinition(
                        name: "subject", type: row.type, isResolvable: true,
                        custom: CustomParameter(form: row.form, trueName: "wide awake", falseName: "fast asleep"))
                ], titles: ["\(Self.name(index)) check ${subject}"])
        }
        let interpreter = try Self.interpreter(intents)
        for (index, row) in Self.rows.enumerated() {
            let said = "\(Self.name(index)) \(row.said)"
            let reading = Self.read(said, by: interpreter, intents: intents)
            #expect(reading?.intent == intents[index].name, "\(said): \(reading?.intent ?? "nothing")")
            #expect(reading?.parameters["subject"] == row.value, "\(said): \(String(describing: reading?.parameters))")
            var context = Fixtures.context
            context.question = Question(kind: .value, intent: intents[index].name, parameter: "subject")
            let answer = interpreter.interpret(String(row.said.dropFirst("check ".count)), in: context).acts.first
            #expect(answer == .value(row.value), "\(row.said) as an answer: \(String(describing: answer))")
        }
    }

    /// Words that no other sentence has.
    private static func name(_ index: Int) -> String {
        "Z" + String(index, radix: 6).map { String(Array("bdfgkl")[Int(String($0), radix: 6) ?? 0]) }.joined(separator: "o")
    }

    @Test("parameters whose names every template knows are read, too")
    func commonNames() throws {
        let intents = [
            Self.intent(
                "Move",
                ["app", "position", "last", "other"].map { ParameterDefinition(name: $0, type: .integer, isResolvable: true) },
                titles: ["Shove number ${position} behind ${last}"])
        ]
        let interpreter = try Self.interpreter(intents)
        let reading = Self.read("shove number three behind seven", by: interpreter, intents: intents)
        #expect(reading?.parameters == ["position": .integer(3), "last": .integer(7)])
    }

    @Test(
        "an app with greedy sentences takes none away from the system's intents, unless the app is named or the sentence is its own"
    )
    func takesNothingAway() throws {
        let text = { (name: String) in ParameterDefinition(name: name, type: .string, isResolvable: true) }
        let person = ParameterDefinition(name: "who", type: .record("INPerson"), isResolvable: true)
        let intents = [
            Self.intent(
                "Grab", [text("a"), text("b"), person],
                titles: [
                    "${a}", "Call ${who}", "Send ${a} to ${b}", "Play ${a}", "Book ${a}", "Tell ${who} ${a}", "Get me ${a}",
                    "Pay ${who} ${a}", "Start ${a}", "What ${a}", "Set ${a} to ${b}", "Feed the goldfish",
                ])
        ]
        let interpreter = try Self.interpreter(intents)
        let plain = try #require(Fixtures.interpreter)
        var context = Fixtures.context
        context.apps = Fixtures.apps + [AppDescription(id: "own", name: "Inspector", intents: ["GrabIntent"])]
        var count = 0
        for said in try Self.sentences() {
            guard case .request(let before)? = plain.interpret(said, in: context).acts.first, before.score >= 0.6,
                context.apps.contains(where: { $0.intents.contains(before.intent) })
            else { continue }
            count += 1
            let after = interpreter.interpret(said, in: context).acts.first
            #expect(after == .request(before), "\(said)")
        }
        #expect(count > 100, "\(count)")
        #expect(Self.read("feed the goldfish", by: interpreter, intents: intents)?.intent == "GrabIntent")
        #expect(Self.read("call mary with inspector", by: interpreter, intents: intents)?.intent == "GrabIntent")
        #expect(Self.read("call mary", by: interpreter, intents: intents)?.intent == "INStartCallIntent")
    }

    /// Some of the pack's own example sentences.
    private static func sentences() throws -> [String] {
        let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
            .appending(path: "Errand_LanguagePacks.resources/Resources/en/examples")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let lines = try files.sorted { $0.path < $1.path }.flatMap {
            try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").prefix(60)
        }
        return lines.enumerated().filter { $0.offset.isMultiple(of: 5) }.map { line in
            String(line.element).replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.output.1) }
        }
    }
}
