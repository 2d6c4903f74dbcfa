import Foundation
import IntentSchema
import LanguagePacks
import Understanding

/// Everything that the pack's sample values name is known: people, relations, words of apps.
enum SampleContext {
    static let values = (try? Fixtures.pack?.sampleValues()) ?? SampleValues()
    static let sampler = try? Fixtures.pack.map { try TemplateSampler(templates: $0.templates(), values: values) }

    static let context: InterpretationContext = {
        var context = Fixtures.context
        context.contacts = ContactIndex(Fixtures.contacts + people + relations)
        context.apps = apps
        return context
    }()

    private static let people: [Contact] = (values.lists["person"] ?? []).enumerated().compactMap { number, name in
        let parts = name.split(separator: " ").map(String.init)
        guard let first = parts.first, first != "my" else { return nil }
        return Contact(
            id: "s\(number)", givenName: first, familyName: parts.dropFirst().joined(separator: " "), fullName: name)
    }

    private static let relations: [Contact] = ["father", "brother", "wife", "husband", "boss", "roommate", "grandmother"].map {
        Contact(
            id: "r-\($0)", givenName: "Xq" + $0, fullName: "Xq" + $0, relationship: $0,
            addresses: [.init(label: "home", street: "7 Fir Street", city: "Oakland", state: "CA")])
    }

    private static let apps: [AppDescription] = Fixtures.apps.enumerated().map { number, app in
        var app = app
        app.intents = sampler?.intents ?? []
        guard number == 0 else { return app }
        for (list, slot) in [
            ("rideOptionName", "INRequestRideIntent.rideOptionName"),
            ("speakableGroupName", "INSendMessageIntent.speakableGroupName"),
        ] {
            for word in values.lists[list] ?? [] {
                app.vocabulary.append(.init(parameters: [slot], identifier: word, phrases: [word]))
            }
        }
        return app
    }

    static func read(_ text: String, question: Question? = nil) -> Interpretation {
        var context = context
        context.question = question
        return Fixtures.interpreter?.interpret(text, in: context) ?? Interpretation(acts: [])
    }
}

extension Interpretation {
    /// The requests that it may be, the likeliest first, those that lost behind the others.
    var hypotheses: [Hypothesis] {
        acts.compactMap { act in
            if case .request(let hypothesis) = act { hypothesis } else { nil }
        } + rejected
    }
}

extension TemplateSample {
    /// Whether the spans say what the slots say; where a value ends may be told in two ways ("savings", "savings account").
    func agrees(with hypothesis: Hypothesis) -> Bool {
        let wanted = slots.sorted { ($0.name, $0.text) < ($1.name, $1.text) }
        let found = hypothesis.spans.filter { $0.role != "other" }.sorted { ($0.role, $0.text) < ($1.role, $1.text) }
        guard wanted.count == found.count else { return false }
        return zip(wanted, found).allSatisfy { slot, span in
            slot.name == span.role && (slot.text.contains(span.text) || span.text.contains(slot.text))
        }
    }
}
