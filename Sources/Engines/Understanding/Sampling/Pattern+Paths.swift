extension Pattern {
    /// How many ways lead through the pattern, a slot counting as one; counted without walking them.
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

/// A pattern with the weight of every branch, so that drawing a way through it costs what the way is long.
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
            // Long lists of what may stand somewhere would nearly always be there if every way were equally likely.
            self = .optional(WeightedPattern(part), probability: part.slots.isEmpty ? 0.4 : 0.5)
        }
    }

    /// Between one for each branch, which starves rich branches, and the number of its ways, which starves all others.
    private static func weight(_ paths: Double) -> Double { paths.squareRoot() }
}

extension Pattern {
    /// Whether free text may end it, so that what follows is told from the text by values only.
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
