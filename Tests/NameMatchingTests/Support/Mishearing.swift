/// Writes names the way recognisers of speech and hasty typists do.
struct Mishearing {
    private var random: Seeded

    init(seed: UInt64) { random = Seeded(seed) }

    /// Spellings of one sound, each of which may stand for the other.
    private static let sounds: [(String, String)] = [
        ("c", "k"), ("ck", "k"), ("ph", "f"), ("s", "z"), ("i", "y"), ("y", "ie"), ("ei", "ie"), ("ea", "ee"), ("ou", "u"),
        ("v", "f"),
        ("d", "t"), ("b", "p"), ("g", "k"), ("m", "n"), ("th", "t"), ("sh", "ch"), ("j", "g"), ("x", "ks"), ("qu", "kw"),
        ("er", "ar"),
        ("or", "er"), ("en", "in"), ("on", "en"), ("an", "en"), ("ie", "y"), ("ey", "y"), ("ai", "ay"), ("au", "o"), ("oo", "u"),
        ("wh", "w"), ("gh", ""), ("sch", "sh"), ("cz", "ch"), ("a", "e"), ("e", "i"), ("o", "u"),
    ]

    /// The name with one slip in one of its words, or in each where `isBad`; different from the name.
    mutating func misheard(_ name: String, isBad: Bool = false) -> String {
        var words = name.lowercased().split(separator: " ").map(String.init)
        let chosen = random.below(words.count)
        for index in words.indices where isBad || index == chosen {
            for _ in 0..<20 {
                let changed = slip(in: words[index])
                if changed != words[index], changed.count > 1 {
                    words[index] = changed
                    break
                }
            }
        }
        return words.joined(separator: " ")
    }

    private mutating func slip(in word: String) -> String {
        switch random.below(10) {
        case 0: withoutDouble(word)
        case 1: doubled(word)
        case 2: without("h", word)
        case 3: word.hasSuffix("e") ? String(word.dropLast()) : word + "e"
        case 4: swapped(word)
        default: respelt(word)
        }
    }

    private mutating func respelt(_ word: String) -> String {
        let (first, second) = Self.sounds[random.below(Self.sounds.count)]
        let (from, to) = second.isEmpty || random.below(2) == 0 ? (first, second) : (second, first)
        guard let range = word.firstRange(of: from) else { return word }
        return word.replacingCharacters(in: range, with: to)
    }

    private func withoutDouble(_ word: String) -> String {
        var result = ""
        for letter in word where result.last != letter { result.append(letter) }
        return result
    }

    private mutating func doubled(_ word: String) -> String {
        let place = word.index(word.startIndex, offsetBy: 1 + random.below(max(1, word.count - 1)))
        guard place < word.endIndex, !"aeiou".contains(word[place]) else { return word }
        return String(word[..<place]) + String(word[place]) + String(word[place...])
    }

    private func without(_ letter: Character, _ word: String) -> String {
        guard let place = word.dropFirst().firstIndex(of: letter) else { return word }
        var result = word
        result.remove(at: place)
        return result
    }

    private mutating func swapped(_ word: String) -> String {
        guard word.count > 4 else { return word }
        var letters = Array(word)
        let place = 1 + random.below(letters.count - 3)
        letters.swapAt(place, place + 1)
        return String(letters)
    }
}
