public import IntentSchema
public import Understanding

/// Sentences drawn from templates, to train on.
public struct TemplateSentences: Sendable {
    private let sampler: TemplateSampler
    private let naming: SlotNaming
    /// The names that slots may have, by intent; intents that are not here have any.
    private let parameters: [String: Set<String>]

    /// - Parameter catalogue: What parameters intents have. Samples with other slots, such as a goal that stands for a number and its unit,
    ///   are of no use, as sentences mark parameters.
    /// - Throws: `TemplateError` naming the template that cannot be drawn from.
    public init(templates: [TemplateFile], values: SampleValues, catalogue: Catalogue) throws(TemplateError) {
        sampler = try TemplateSampler(templates: templates, values: values)
        naming = SlotNaming(templates)
        parameters = catalogue.intents.mapValues { Set($0.parameters.map(\.name) + ["app"]) }
    }

    /// Sentences of every intent that has templates, each text once, in order of intent.
    ///
    /// - Parameters:
    ///   - perIntent: How many are drawn; those that come twice count once.
    ///   - weight: How much each counts in training.
    public func sentences(perIntent: Int, seed: UInt64, weight: Float = 1) -> [AnnotatedSentence] {
        sampler.intents.flatMap { intent in
            var seen: Set<String> = []
            return sampler.samples(of: intent, count: perIntent, seed: seed).filter { seen.insert($0.text).inserted }
                .compactMap { sentence($0, intent, weight) }
        }
    }

    private func sentence(_ sample: TemplateSample, _ intent: String, _ weight: Float) -> AnnotatedSentence? {
        let slots = sample.slots.map {
            SlotSpan(name: naming.name(of: $0.name, intent: intent), start: $0.bytes.lowerBound, end: $0.bytes.upperBound)
        }
        let known = parameters[intent]
        guard slots.allSatisfy({ known?.contains(String($0.name.prefix { $0 != "." })) != false }) else { return nil }
        return AnnotatedSentence(text: sample.text, intent: intent, slots: slots, file: "templates", weight: weight)
    }
}
