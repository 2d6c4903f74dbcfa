public import IntentSchema
public import Learning
public import Understanding

/// Training sentences drawn from templates.
public struct TemplateSentences: Sendable {
    private let sampler: TemplateSampler
    private let naming: SlotNaming
    /// The possible names of slots, by intent; intents that are missing here allow any name.
    private let parameters: [String: Set<String>]
    /// The words that express a parameter in handwritten sentences, by intent and parameter, the longest first.
    private let told: [String: [String: [String]]]

    /// - Parameters:
    ///   - catalogue: the parameters of the intents. Samples with other slots, such as a goal that stands for a number and its
    ///     unit, are skipped, because sentences mark parameters.
    ///   - examples: handwritten sentences. If a template sets a parameter without a slot, the words that express it are those that
    ///     express it there.
    /// - Throws: `TemplateError` for the template that cannot be drawn from.
    public init(
        templates: [TemplateFile], values: SampleValues, catalogue: Catalogue, examples: [AnnotatedSentence] = []
    ) throws(TemplateError) {
        sampler = try TemplateSampler(templates: templates, values: values)
        naming = SlotNaming(templates)
        parameters = catalogue.intents.mapValues { Set($0.parameters.map(\.name) + ["app"]) }
        told = Self.told(in: examples)
    }

    private static func told(in examples: [AnnotatedSentence]) -> [String: [String: [String]]] {
        var words: [String: [String: Set<String>]] = [:]
        for example in examples {
            guard let intent = example.intent else { continue }
            for slot in example.slots {
                words[intent, default: [:]][slot.name, default: []].insert(example.words(of: slot).lowercased())
            }
        }
        return words.mapValues { $0.mapValues { $0.sorted { ($1.count, $0) < ($0.count, $1) } } }
    }

    /// Sentences of every intent that has templates, without duplicates, in order of intent.
    ///
    /// - Parameters:
    ///   - perIntent: how many to draw, including duplicates.
    ///   - weight: the weight of each in training.
    public func sentences(perIntent: Int, seed: UInt64, weight: Float = 1) -> [AnnotatedSentence] {
        sampler.intents.flatMap { intent in
            var seen: Set<String> = []
            return sampler.samples(of: intent, count: perIntent, seed: seed).filter { seen.insert($0.text).inserted }
                .compactMap { sentence($0, intent, weight) }
        }
    }

    private func sentence(_ sample: TemplateSample, _ intent: String, _ weight: Float) -> AnnotatedSentence? {
        let bytes = Array(sample.text.utf8)
        var slots = sample.slots.map { slot in
            let start = slot.bytes.lowerBound + Self.lead(of: slot.text, sampler.slots[intent]?[slot.name]?.kind)
            return SlotSpan(name: naming.name(of: slot.name, intent: intent), start: start, end: slot.bytes.upperBound)
        }
        let known = parameters[intent]
        guard slots.allSatisfy({ known?.contains(String($0.name.prefix { $0 != "." })) != false }) else { return nil }
        for slot in sample.sets.keys.sorted() {
            let name = naming.name(of: slot, intent: intent)
            let found = told[intent]?[name]?.firstResult { words in span(of: words, in: bytes, name: name, besides: slots) }
            if let found { slots.append(found) }
        }
        return AnnotatedSentence(text: sample.text, intent: intent, slots: slots, file: "templates", weight: weight)
    }

    /// The range of the words outside of all slots; `nil` if they do not occur there.
    private func span(of words: String, in text: [UInt8], name: String, besides slots: [SlotSpan]) -> SlotSpan? {
        let wanted = Array(words.utf8)
        guard !wanted.isEmpty, wanted.count <= text.count else { return nil }
        for start in 0...text.count - wanted.count {
            let end = start + wanted.count
            let isWhole = (start == 0 || text[start - 1] == 0x20) && (end == text.count || text[end] == 0x20)
            guard isWhole, text[start..<end].elementsEqual(wanted), !slots.contains(where: { $0.start < end && start < $0.end })
            else { continue }
            return SlotSpan(name: name, start: start, end: end)
        }
        return nil
    }

    /// The length in bytes of the leading words of a value that sentences do not mark: articles before places and titles,
    /// prepositions before times.
    private static func lead(of value: String, _ kind: SlotDefinition.Kind?) -> Int {
        let words: [String]
        switch kind {
        case .place?, .title?: words = ["the ", "a ", "an "]
        case .time?, .past?: words = ["on ", "at ", "since "]
        default: return 0
        }
        return words.first { value.hasPrefix($0) && value.utf8.count > $0.utf8.count }?.utf8.count ?? 0
    }
}

extension Sequence {
    /// The first result that is not `nil`.
    fileprivate func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
