import Randomness

/// A sentence being sampled.
struct SampleDraw {
    let sampler: TemplateSampler
    let intent: String
    var generator: SeededRandom
    private(set) var text = SampleText()
    private(set) var sets: [String: Constant] = [:]
    /// The slots filled by words or by a template's constants.
    private var used: Set<String> = []
    private var definitions: [String: SlotDefinition] { sampler.slots[intent] ?? [:] }

    init(sampler: TemplateSampler, intent: String, generator: SeededRandom) {
        self.sampler = sampler
        self.intent = intent
        self.generator = generator
    }

    /// Draws the whole sentence.
    ///
    /// - Returns: Whether every slot could be filled exactly once.
    mutating func run(_ template: SampledTemplate, style: TemplateSampler.Style) -> Bool {
        guard style == .natural, template.role == .request else { return add(template) }
        guard addLeadIns() else { return false }
        let phrases = (sampler.phrases[intent] ?? []).map { sampler.templates[$0] }
        if generator.happens(0.1), let leading = generator.element(of: phrases.filter(\.leads)),
            isFree(leading, beside: template), !add(leading)
        {
            return false
        }
        guard add(template) else { return false }
        return addPhrases(phrases, after: template)
    }

    private mutating func addLeadIns() -> Bool {
        guard generator.happens(0.3), let number = generator.element(of: sampler.leadIns) else { return true }
        return sampler.templates[number].slots.isEmpty ? add(sampler.templates[number]) : true
    }

    private mutating func addPhrases(_ phrases: [SampledTemplate], after template: SampledTemplate) -> Bool {
        var isBehindText = template.endsInText
        for probability in [0.55, 0.3, 0.1] where generator.happens(probability) {
            // After free text, only phrases with values can be told from the text.
            let possible = phrases.filter { isFree($0, beside: nil) && isUsual($0) && (!isBehindText || !$0.slots.isEmpty) }
            guard !possible.isEmpty else { return true }
            // Phrases of the intent's own file are likelier than those that may follow any request.
            let phrase = possible[generator.index(weights: possible.map { $0.file == template.file ? 4 : 1 })]
            guard add(phrase) else { return false }
            isBehindText = phrase.endsInText
        }
        return true
    }

    /// Whether the phrase is common; unknown apps and excluded values are rare.
    private func isUsual(_ template: SampledTemplate) -> Bool { template.slots.isDisjoint(with: ["unknownApp", "other"]) }

    /// Whether the template fills only slots that are still empty.
    private func isFree(_ template: SampledTemplate, beside other: SampledTemplate?) -> Bool {
        let taken = used.union(other?.slots ?? []).union(other.map { Set($0.sets.keys) } ?? [])
        return template.slots.isDisjoint(with: taken) && Set(template.sets.keys).isDisjoint(with: taken)
    }

    private mutating func add(_ template: SampledTemplate) -> Bool {
        guard add(template.pattern) else { return false }
        for (parameter, constant) in template.sets where !used.contains(parameter) { sets[parameter] = constant }
        used.formUnion(template.sets.keys)
        return true
    }

    private mutating func add(_ pattern: WeightedPattern) -> Bool {
        switch pattern {
        case .word(let word):
            text.add(word: word, using: &generator)
            return true
        case .slot(let name): return fill(name)
        case .sequence(let parts): return parts.allSatisfy { add($0) }
        case .choice(let parts, let weights): return add(parts[generator.index(weights: weights)])
        case .optional(let part, let probability): return generator.happens(probability) ? add(part) : true
        }
    }

    private mutating func fill(_ name: String) -> Bool {
        let plain = SampledTemplate.plain(name)
        guard used.insert(plain).inserted else { return false }
        guard let value = value(plain) else { return false }
        text.add(value, slot: plain)
        return true
    }

    /// A value for the slot; `nil` if no list has any.
    private mutating func value(_ slot: String) -> String? {
        guard let definition = definitions[slot] else {
            return generator.element(of: sampler.values.values(slot: slot, intent: intent, kind: slot))
        }
        let kind = definition.kind.rawValue
        let listed = sampler.values.values(slot: slot, intent: intent, kind: kind)
        switch definition.kind {
        case .people: return people(slot)
        case .messages: return generator.element(of: sampler.values.values(slot: slot, intent: intent, kind: "person"))
        case .goal, .account, .biller: return generator.element(of: listed)
        case .paymentAmount:
            return generator.element(of: listed.isEmpty ? sampler.values.lists["money"] ?? [] : listed)
        default: return word(definition) ?? generator.element(of: listed)
        }
    }

    /// A word from the template file's list, with equal probability for each case.
    private mutating func word(_ definition: SlotDefinition) -> String? {
        guard let words = definition.words, !words.isEmpty else { return nil }
        return generator.element(of: words.keys.sorted()).flatMap { generator.element(of: words[$0] ?? []) }
    }

    private mutating func people(_ slot: String) -> String? {
        let list = sampler.values.values(slot: slot, intent: intent, kind: "person")
        let count = generator.index(weights: [0.8, 0.15, 0.05]) + 1
        var names: [String] = []
        for _ in 0..<count {
            guard let name = generator.element(of: list), !names.contains(name) else { continue }
            names.append(name)
        }
        guard let last = names.last else { return nil }
        return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    }
}
