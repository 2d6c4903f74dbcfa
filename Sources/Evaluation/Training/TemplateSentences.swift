public import Understanding

/// Sentences drawn from templates, to train on.
public struct TemplateSentences: Sendable {
    private let sampler: TemplateSampler
    private let naming: SlotNaming

    /// - Throws: `TemplateError` naming the template that cannot be drawn from.
    public init(templates: [TemplateFile], values: SampleValues) throws(TemplateError) {
        sampler = try TemplateSampler(templates: templates, values: values)
        naming = SlotNaming(templates)
    }

    /// Sentences of every intent that has templates, each text once, in order of intent.
    ///
    /// - Parameters:
    ///   - perIntent: How many are drawn; those that come twice count once.
    ///   - weight: How much each counts in training.
    public func sentences(perIntent: Int, seed: UInt64, weight: Float = 1) -> [AnnotatedSentence] {
        sampler.intents.flatMap { intent in
            var seen: Set<String> = []
            return sampler.samples(of: intent, count: perIntent, seed: seed).filter { seen.insert($0.text).inserted }.map {
                sample in
                AnnotatedSentence(
                    text: sample.text, intent: intent,
                    slots: sample.slots.map {
                        SlotSpan(
                            name: naming.name(of: $0.name, intent: intent), start: $0.bytes.lowerBound, end: $0.bytes.upperBound)
                    },
                    file: "templates", weight: weight)
            }
        }
    }
}
