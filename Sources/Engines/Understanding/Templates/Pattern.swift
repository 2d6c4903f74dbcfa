/// The parsed form of a template's text.
indirect enum Pattern: Hashable, Sendable {
    case word(String)
    case slot(String)
    case sequence([Pattern])
    case choice([Pattern])
    case optional(Pattern)

    /// Whether it can match no words.
    var mayBeEmpty: Bool {
        switch self {
        case .word, .slot: false
        case .sequence(let parts): parts.allSatisfy(\.mayBeEmpty)
        case .choice(let parts): parts.contains(where: \.mayBeEmpty)
        case .optional: true
        }
    }

    /// The number of its items, and their nesting depth.
    var measure: (size: Int, depth: Int) {
        switch self {
        case .word, .slot: return (1, 0)
        case .optional(let part):
            let inner = part.measure
            return (inner.size + 1, inner.depth + 1)
        case .sequence(let parts), .choice(let parts):
            return parts.reduce((1, 1)) { all, part in
                let inner = part.measure
                return (all.0 + inner.size, max(all.1, inner.depth + 1))
            }
        }
    }

    /// The names of its slots.
    var slots: Set<String> {
        switch self {
        case .word: []
        case .slot(let name): [name]
        case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion($1.slots) }
        case .optional(let part): part.slots
        }
    }
}

extension Pattern {
    /// The pattern with a slot replaced by another pattern.
    func replacing(slot name: String, with other: Pattern) -> Pattern {
        switch self {
        case .word: self
        case .slot(let own): own == name ? other : self
        case .sequence(let parts): .sequence(parts.map { $0.replacing(slot: name, with: other) })
        case .choice(let parts): .choice(parts.map { $0.replacing(slot: name, with: other) })
        case .optional(let part): .optional(part.replacing(slot: name, with: other))
        }
    }
}

extension String {
    /// The words of a camel-case name, in lower case: `party size` for `partySize`.
    var separatedWords: String {
        reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}
