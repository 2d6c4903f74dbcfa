import Foundation
import IntentSchema
import LanguagePacks
import TestSupport
import Testing

@testable import Understanding

struct TemplateSampleTests {
    private static let templates = SampleContext.sampler?.templates ?? []
    static let requests = some(of: templates.filter { $0.role == .request })
    static let others = some(of: templates.filter { [.act, .choice, .answer].contains($0.role) })
    static let intents = SampleContext.sampler?.intents ?? []

    /// Every third, or all of them where there is time.
    private static func some(of templates: [SampledTemplate]) -> [Named] {
        templates.indices.filter { LongTests.areRun || $0 % 3 == 0 }.map { Named(template: templates[$0]) }
    }

    struct Named: CustomTestStringConvertible {
        var template: SampledTemplate
        var testDescription: String { "\(template.name): \(template.say)" }
    }

    @Test("every template of a request is read back as its own intent", arguments: requests)
    func readBack(named: Named) throws {
        let template = named.template
        let samples = try #require(SampleContext.sampler).samples(of: template, count: LongTests.areRun ? 3 : 1, seed: 1)
        #expect(!samples.isEmpty)
        for sample in samples {
            let read = SampleContext.read(sample.text).hypotheses.first
            guard let read, template.alternatives.contains(read.intent) == false else { continue }
            #expect(read.intent == sample.intent && read.score >= 0.6, "\(sample.text) -> \(read.summary)")
        }
    }

    @Test("the spans of samples are read back, but for the few that two slots share")
    func spans() throws {
        let sampler = try #require(SampleContext.sampler)
        var disagreeing: [String] = []
        var count = 0
        for template in Self.requests.map(\.template) {
            for sample in sampler.samples(of: template, count: LongTests.areRun ? 2 : 1, seed: 2) {
                count += 1
                guard let read = SampleContext.read(sample.text).hypotheses.first else { continue }
                if !sample.agrees(with: read) { disagreeing.append("\(sample.text) -> \(read.summary)") }
            }
        }
        #expect(count > (LongTests.areRun ? 1_000 : 200))
        // One in a hundred; a small sample may draw some more of them.
        #expect(disagreeing.count * 100 < count + (LongTests.areRun ? 0 : 200), "\(disagreeing)")
    }

    @Test("requests with words around them are read back as their own intent", arguments: intents)
    func natural(intent: String) throws {
        let sampler = try #require(SampleContext.sampler)
        let samples = sampler.samples(of: intent, count: LongTests.areRun ? 24 : 12, seed: 3)
        let lost = samples.filter { sample in
            guard let read = SampleContext.read(sample.text).hypotheses.first, read.score >= 0.6 else { return true }
            let template = sampler.templates.first { $0.name == sample.template }
            return ([sample.intent] + (template?.alternatives ?? [])).contains(read.intent) == false
        }
        #expect(samples.count >= (LongTests.areRun ? 20 : 10))
        #expect(lost.count <= (LongTests.areRun ? 3 : 2), "\(lost.map(\.text))")
    }

    @Test("every template of an answer is read back in the context of its question", arguments: others)
    func answers(named: Named) throws {
        let template = named.template
        for sample in try #require(SampleContext.sampler).samples(of: template, count: LongTests.areRun ? 4 : 1, seed: 4) {
            let question = Self.question(for: sample, of: template)
            let act = try #require(SampleContext.read(sample.text, question: question.map { Question($0) }).acts.first)
            #expect(Self.fits(act, template), "\(sample.text) -> \(act.summary)")
        }
    }

    private static func question(for sample: TemplateSample, of template: SampledTemplate) -> String? {
        switch (template.role, template.subject) {
        case (.answer, let parameter): "\(template.intent).\(parameter)"
        case (.choice, _): "INRequestRideIntent.rideOptionName prices"
        case (_, "thanks"), (_, "control"): nil
        case (_, "details"), (_, "more"): "INRequestRideIntent.rideOptionName options"
        default: "INRequestRideIntent request"
        }
    }

    private static func fits(_ act: DialogueAct, _ template: SampledTemplate) -> Bool {
        switch (template.role, act) {
        case (.answer, .value), (.answer, .correction), (.choice, .choice), (.choice, .notUnderstood(.ambiguous)),
            (.choice, .notUnderstood(.unknownValue)):
            true
        case (.act, .notUnderstood(.cannotDo)): ["control", "cancel"].contains(template.subject)
        // What is named is another thing than the ride that is open.
        case (.act, .request(let request)): template.subject == "cancel" && request.intent.hasPrefix("INCancel")
        case (.act, .inquire), (.act, .repeat):
            ["details", "content"].contains(template.subject) || act.summary == template.subject
        case (.act, _):
            act.summary
                == ([
                    "stop": "cancel", "farewell": "cancel", "content": "repeat", "control": "no match",
                    "giveUpAll": "give up all", "goodbye": "farewell", "restart": "cancel",
                ][template.subject] ?? template.subject)
        default: false
        }
    }

    @Test("slots lie where their offsets say, in characters and in bytes", arguments: intents)
    func offsets(intent: String) throws {
        let sampler = try #require(SampleContext.sampler)
        let samples = sampler.samples(of: intent, count: 60, seed: 5)
        #expect(samples == sampler.samples(of: intent, count: 60, seed: 5))
        #expect(Set(samples.map(\.text)).count > 20)
        for sample in samples {
            let (characters, bytes) = (Array(sample.text), Array(sample.text.utf8))
            for slot in sample.slots {
                #expect(String(characters[slot.characters]) == slot.text)
                #expect(Array(bytes[slot.bytes]) == Array(slot.text.utf8))
            }
        }
    }

    @Test("a template that would explode is refused with its file, its count and what to do")
    func exploding() throws {
        var file = TemplateFile(name: "own")
        let part = "[a|b|c|d|e|f|g|h|i] "
        file.intents = [
            "INRequestRideIntent": IntentTemplates(templates: [Template(say: "go " + String(repeating: part, count: 14))])
        ]
        let error = #expect(throws: TemplateError.self) { try TemplateSampler(templates: [file], values: SampleValues()) }
        #expect(error?.message.hasPrefix("templates/own.yaml, 'go [a|b|c") == true)
        #expect(error?.message.contains("100000000000000 ways") == true)
        #expect(error?.message.contains("several templates") == true)
    }
}
