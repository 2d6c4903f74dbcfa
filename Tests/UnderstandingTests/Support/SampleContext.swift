import Foundation
import IntentSchema
import LanguagePacks
import Understanding

/// Everything that the pack's sample values name is known: people, relations, words of apps.
enum SampleContext {
    static let values = (try? Fixtures.pack?.sampleValues()) ?? SampleValues()
    static let sampler = try? Fixtures.pack.map { try TemplateSampler(templates: $0.templates(), values: values) }
    static let context = values.context(intents: sampler?.intents ?? [])

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
