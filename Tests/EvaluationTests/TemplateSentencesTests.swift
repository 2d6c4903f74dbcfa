import Foundation
import IntentSchema
import Learning
import Testing
import Understanding

@testable import Evaluation

struct TemplateSentencesTests {
    private static func file() -> TemplateFile {
        var file = TemplateFile(name: "test")
        var ride = Template(say: "(take|drive) me to {place}")
        ride.weight = 1
        file.intents = [
            "INRequestRideIntent": IntentTemplates(templates: [ride, Template(say: "a ride of {goal}")]),
            "OwnIntent": IntentTemplates(templates: [Template(say: "do the {anything} now")]),
        ]
        return file
    }

    @Test("samples of templates bear the names of parameters, and those with other slots are left out")
    func names() throws {
        var file = Self.file()
        let slots = #"{"place": {"kind": "place", "fills": "dropOffLocation.name"}, "goal": {"kind": "goal"}}"#
        file.intents?["INRequestRideIntent"]?.slots = try Self.slots(slots)
        file.intents?["OwnIntent"]?.slots = try Self.slots(#"{"anything": {"kind": "text"}}"#)
        let values = SampleValues(["place": ["town", "the pier"], "goal": ["5 miles"], "text": ["washing"]])
        let sentences = try TemplateSentences(templates: [file], values: values, catalogue: .system).sentences(
            perIntent: 20, seed: 3)
        let rides = sentences.filter { $0.intent == "INRequestRideIntent" }
        #expect(!rides.isEmpty)
        #expect(rides.allSatisfy { $0.slots.map(\.name) == ["dropOffLocation"] })
        #expect(rides.allSatisfy { ["town", "pier"].contains($0.words(of: $0.slots[0])) })
        #expect(Set(rides.map(\.text)).count == rides.count)
        #expect(sentences.last?.marked() == "do the [washing](anything) now")
    }

    @Test("what a template sets without a slot is marked by the words that tell it in sentences that somebody wrote")
    func told() throws {
        var file = TemplateFile(name: "test")
        var off = Template(say: "turn off the heater")
        off.sets = ["enable": .bool(false)]
        file.intents = ["OwnIntent": IntentTemplates(templates: [off])]
        let example = AnnotatedSentence(
            text: "fan off", intent: "OwnIntent", slots: [SlotSpan(name: "enable", start: 4, end: 7)])
        let drawn = try TemplateSentences(templates: [file], values: SampleValues([:]), catalogue: .system, examples: [example])
            .sentences(perIntent: 9, seed: 1)
        #expect(drawn.contains { $0.marked().contains("turn [off](enable) the heater") })
    }

    private static func slots(_ json: String) throws -> [String: SlotDefinition] {
        try JSONDecoder().decode([String: SlotDefinition].self, from: Data(json.utf8))
    }

    @Test(
        "a template's slot is called as the parameter that it fills",
        arguments: [
            ("place", "dropOffLocation"), ("mediaSearch.artistName", "mediaSearch.artistName"),
            ("targetNote.title", "targetNote"),
            ("app", "app"),
        ])
    func naming(slot: String, expected: String) throws {
        var file = Self.file()
        file.intents?["INRequestRideIntent"]?.slots = try Self.slots(
            #"{"place": {"kind": "place", "fills": "dropOffLocation.name"}}"#)
        #expect(SlotNaming([file]).name(of: slot, intent: "INRequestRideIntent") == expected)
    }
}
