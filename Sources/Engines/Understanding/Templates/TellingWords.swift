import CompactCoding
import Foundation

/// Which words of an intent's templates tell the constants that the templates set, such as "off" for `enable: false`.
///
/// Templates that set a value name it by words that fill no slot. A model marks those words in sentences that no template fits; here
/// they become the value again.
struct TellingWords: Sendable {
    /// How many templates with the word set the parameter to each constant.
    private var counts: [String: [String: [Constant: Int]]] = [:]

    /// Takes note of a template's words.
    mutating func add(_ words: Set<String>, sets: [String: Constant]) {
        for (parameter, constant) in sets {
            for word in words { counts[parameter, default: [:]][word, default: [:]][constant, default: 0] += 1 }
        }
    }

    /// The parameters that templates with the word set, where no template without a constant has it.
    func parameters(toldBy word: String) -> [String] { counts.keys.filter { counts[$0]?[word] != nil } }

    /// The constant that the words tell; `nil` when they tell none, or none more than another.
    func constant(of parameter: String, by words: [String]) -> Constant? {
        guard let known = counts[parameter] else { return nil }
        let constants = Set(known.values.flatMap(\.keys))
        var scores: [(constant: Constant, score: Double)] = []
        for constant in constants {
            let score = words.reduce(0.0) { sum, word in
                guard let told = known[word] else { return sum }
                let all = told.values.reduce(0, +)
                let share = (Double(told[constant] ?? 0) + 0.1) / (Double(all) + 0.1 * Double(constants.count))
                return sum + log(share * Double(constants.count))
            }
            scores.append((constant, score))
        }
        scores.sort { $0.score > $1.score }
        guard let best = scores.first, words.contains(where: { known[$0]?[best.constant] != nil }) else { return nil }
        return scores.count == 1 || best.score > scores[1].score + 0.01 ? best.constant : nil
    }
}

extension TellingWords: Archivable {
    static var blank: TellingWords { TellingWords() }

    mutating func archive(_ archive: inout Archive) throws { try archive.part(&counts) }
}

extension Pattern {
    /// The words in it that fill no slot.
    var words: Set<String> {
        switch self {
        case .word(let text): [text]
        case .slot: []
        case .optional(let part): part.words
        case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion($1.words) }
        }
    }
}
