import Randomness

/// Draws annotated sentences from templates, each with its intent and slots.
///
/// The same templates, values and seed always give the same sentences.
public struct TemplateSampler: Sendable {
    /// How much is added around the body of a request.
    public enum Style: Sendable {
        /// The body alone.
        case plain
        /// With lead-ins and trailing phrases, as far as the grammar permits them.
        case natural
    }

    /// A template with more paths than this is a mistake: samples could never cover them.
    public static let mostPaths = 1e12

    let values: SampleValues
    /// Slot definitions, by intent and slot.
    public let slots: [String: [String: SlotDefinition]]
    /// In order of intent and number.
    public let templates: [SampledTemplate]
    let bodies: [String: [Int]]
    let phrases: [String: [Int]]
    let leadIns: [Int]

    /// - Throws: `TemplateError` naming the file, the template, its number of paths and how to fix it.
    public init(templates files: [TemplateFile], values: SampleValues, mostPaths: Double = Self.mostPaths) throws(TemplateError) {
        var reader = SampledTemplates(files, mostPaths: mostPaths)
        try reader.run()
        self.values = values
        templates = reader.templates
        slots = reader.slots
        bodies = Self.places(of: .request, in: reader.templates)
        phrases = Self.places(of: .phrase, in: reader.templates)
        leadIns = Self.places(of: .leadIn, in: reader.templates)[""] ?? []
    }

    /// The indices of the templates of a role, by intent.
    private static func places(of role: SampledTemplate.Role, in templates: [SampledTemplate]) -> [String: [Int]] {
        Dictionary(grouping: templates.indices.filter { templates[$0].role == role }) { templates[$0].intent }
    }

    /// The intents that have templates, in order of name.
    public var intents: [String] { bodies.keys.sorted() }

    /// Sentences for an intent, cycling through its templates; fewer if there are not enough values.
    ///
    /// - Complexity: Linear in the number and length of the sentences.
    public func samples(of intent: String, count: Int, seed: UInt64, style: Style = .natural) -> [TemplateSample] {
        guard let bodies = bodies[intent], count > 0 else { return [] }
        var generator = SeededRandom(seed: Self.mixed(seed, intent))
        // Every template is drawn once before any is drawn twice; after that, in proportion to its weight.
        let weights = bodies.map { templates[$0].paths.squareRoot().squareRoot() }
        return (0..<count).compactMap { number in
            let turn = number < bodies.count ? number : generator.index(weights: weights)
            return sample(templates[bodies[turn]], style: style, using: &generator)
        }
    }

    /// Sentences of one template; fewer if there are not enough values.
    public func samples(of template: SampledTemplate, count: Int, seed: UInt64, style: Style = .plain) -> [TemplateSample] {
        var generator = SeededRandom(seed: Self.mixed(seed, template.name))
        return (0..<max(0, count)).compactMap { _ in sample(template, style: style, using: &generator) }
    }

    private static func mixed(_ seed: UInt64, _ text: String) -> UInt64 {
        // FNV-1a, because Swift's own hashes are randomly seeded per process.
        text.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension TemplateSampler {
    private static let mostTries = 8

    private func sample(
        _ template: SampledTemplate, style: Style, using generator: inout SeededRandom
    ) -> TemplateSample? {
        for _ in 0..<Self.mostTries {
            var draw = SampleDraw(sampler: self, intent: template.intent, generator: generator)
            let isDrawn = draw.run(template, style: style)
            generator = draw.generator
            if isDrawn {
                return TemplateSample(
                    text: draw.text.text, intent: template.intent, slots: draw.text.slots, template: template.name,
                    sets: draw.sets)
            }
        }
        return nil
    }
}
