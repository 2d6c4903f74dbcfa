import Foundation
import IntentSchema
import LanguagePacks
import Testing

@testable import Understanding

struct TemplateSampleTests {
    /// Words that fill a slot of each kind.
    private static func words(_ definition: SlotDefinition, name: String) -> String {
        if let first = definition.words?.values.compactMap(\.first).sorted().first, definition.kind != .goal { return first }
        switch definition.kind {
        case .person, .people, .messages: return "Mary Jones"
        case .place: return name == "pickupLocation" ? "Pier 39" : "Golden Gate Park"
        case .money, .paymentAmount: return "20 dollars"
        case .count: return "3"
        case .number: return "4"
        case .time: return "tomorrow at noon"
        case .past: return "yesterday"
        case .title: return "Purple Lantern"
        case .temperature: return "20 degrees"
        case .years: return "1999"
        case .text, .texts: return "bring the green lantern"
        case .phrase: return name == "rideOptionName" ? "limousine" : "holiday"
        case .phrases: return "hiking club"
        case .enumeration: return "missing"
        case .goal: return "30 minutes"
        case .account: return name == "fromAccount" ? "checking" : "savings"
        case .biller: return "Comcast"
        case .position: return "2"
        }
    }

    /// The pattern's words with the branch at `turn` of every choice, and with what may be left out on every second turn.
    private static func sample(_ pattern: Pattern, turn: Int, slots: [String: SlotDefinition], used: inout Set<String>) -> String
    {
        switch pattern {
        case .word(let word): return word
        case .slot(let name):
            if name == "app" { return "" }
            if name == "unknownApp" || name == "other" { return "" }
            let plain = name.hasSuffix("!") ? String(name.dropLast()) : name
            used.insert(plain)
            return slots[plain].map { words($0, name: plain) } ?? ""
        case .sequence(let parts):
            var texts: [String] = []
            for part in parts { texts.append(sample(part, turn: turn, slots: slots, used: &used)) }
            return texts.filter { !$0.isEmpty }.joined(separator: " ")
        case .choice(let branches): return sample(branches[turn % branches.count], turn: turn, slots: slots, used: &used)
        case .optional(let part): return turn % 2 == 1 ? "" : sample(part, turn: turn / 2, slots: slots, used: &used)
        }
    }

    struct Sample: CustomTestStringConvertible {
        var intent: String
        var template: String
        var texts: [String]
        var testDescription: String { "\(intent): \(template)" }
    }

    static let samples: [Sample] = {
        guard let files = try? Fixtures.pack?.templates() else { return [] }
        let shared = files.filter { $0.intents == nil }.flatMap { $0.phrases ?? [:] }
        return files.flatMap { file -> [Sample] in
            var phrases: [String: Pattern] = [:]
            for (name, text) in shared + (file.phrases ?? [:]).sorted(by: { $0.key < $1.key }) {
                phrases[name] = try? PatternParser.parse(text, phrases: phrases)
            }
            return (file.intents ?? [:]).sorted { $0.key < $1.key }.flatMap { intent, templates in
                templates.templates.compactMap { template -> Sample? in
                    guard let pattern = try? PatternParser.parse(template.say, phrases: phrases) else { return nil }
                    var used: Set<String> = []
                    let texts = (0..<12).map { sample(pattern, turn: $0 * 7 + 1, slots: templates.slots ?? [:], used: &used) }
                    return Sample(intent: intent, template: template.say, texts: texts)
                }
            }
        }
    }()

    @Test("every template is read back as its own intent", arguments: samples)
    func readBack(sample: Sample) {
        #expect(!sample.texts.isEmpty)
        for text in sample.texts {
            let reading = Fixtures.read(text)
            var intents = reading.acts.compactMap { act -> String? in
                if case .request(let found) = act { found.intent } else { nil }
            }
            intents += reading.rejected.map(\.intent)
            #expect(intents.first == sample.intent, "\(text) -> \(intents)")
        }
    }
}
