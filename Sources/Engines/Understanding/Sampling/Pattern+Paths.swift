extension Pattern {
    /// The number of paths through the pattern, counting a slot as one; computed without enumerating them.
    ///
    /// - Complexity: Linear in the size of the pattern.
    var paths: Double {
        switch self {
        case .word, .slot: 1
        case .sequence(let parts): parts.reduce(1) { $0 * $1.paths }
        case .choice(let parts): parts.reduce(0) { $0 + $1.paths }
        case .optional(let part): part.paths + 1
        }
    }
}

/// A pattern with branch weights, so that drawing a path is linear in its length.
indirect enum WeightedPattern: Sendable {
    case word(String)
    case slot(String)
    case sequence([WeightedPattern])
    case choice([WeightedPattern], weights: [Double])
    case optional(WeightedPattern, probability: Double)

    init(_ pattern: Pattern) {
        switch pattern {
        case .word(let word): self = .word(word)
        case .slot(let name): self = .slot(name)
        case .sequence(let parts): self = .sequence(parts.map { WeightedPattern($0) })
        case .choice(let parts):
            self = .choice(parts.map { WeightedPattern($0) }, weights: parts.map { Self.weight($0.paths) })
        case .optional(let part):
            // With equally likely paths, long optional lists would almost always be present.
            self = .optional(WeightedPattern(part), probability: part.slots.isEmpty ? 0.4 : 0.5)
        }
    }

    /// A compromise between equal weights, which starve rich branches, and path counts, which starve all others.
    private static func weight(_ paths: Double) -> Double { paths.squareRoot() }
}

extension Pattern {
    /// Whether it may end in free text, so that only values can mark where the text ends.
    func endsInText(_ slots: [String: SlotDefinition]) -> Bool {
        switch self {
        case .word: false
        case .slot(let name): [.text, .texts].contains(slots[name]?.kind)
        case .sequence(let parts): parts.last.map { $0.endsInText(slots) } ?? false
        case .choice(let parts): parts.contains { $0.endsInText(slots) }
        case .optional(let part): part.endsInText(slots)
        }
    }
}
