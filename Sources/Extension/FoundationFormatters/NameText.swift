import Foundation

/// Formats and parses people's names.
struct NameText {
    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "rev", "fr", "hon", "capt", "herr", "frau",
        "m", "mme", "mlle", "sr", "sra", "srta",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "md", "phd", "esq", "dds", "cpa", "ret"]
    /// Words that begin a family name.
    private static let particles: Set<String> = [
        "von", "van", "de", "del", "della", "der", "den", "di", "da", "dos", "la", "le", "zu", "af", "bin", "ibn", "ter", "ten",
    ]

    let names: PersonNameComponents

    func text(_ style: PersonNameComponentsFormatter.Style) -> String {
        switch style {
        case .short: given.isEmpty && nickname.isEmpty ? family : nickname.isEmpty ? given : nickname
        case .default, .medium: joined(given, family).isEmpty ? nickname : joined(given, family)
        case .long: long
        case .abbreviated: initials
        }
    }

    private var given: String { part(names.givenName) }
    private var family: String { part(names.familyName) }
    private var nickname: String { part(names.nickname) }

    private func part(_ name: String?) -> String { name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "" }

    /// Chinese, Japanese and Korean names put the family first, without a space.
    private var isEastAsian: Bool {
        let letters = (given + family).unicodeScalars
        return !letters.isEmpty
            && letters.allSatisfy { scalar in
                switch scalar.value {
                case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
                default: false
                }
            }
    }

    private func joined(_ given: String, _ family: String) -> String {
        isEastAsian ? family + given : [given, family].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var long: String {
        let middle = [given, part(names.middleName)].filter { !$0.isEmpty }.joined(separator: " ")
        let parts = [part(names.namePrefix), joined(middle, family), part(names.nameSuffix)]
        let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nickname : text
    }

    private var initials: String {
        let names = isEastAsian ? [family] : [given, family]
        let letters = names.compactMap(\.first).map { String($0).uppercased() }.joined()
        return letters.isEmpty ? nickname.first.map { String($0).uppercased() } ?? "" : letters
    }

    // Reading

    static func components(of text: String) -> PersonNameComponents? {
        var names = PersonNameComponents()
        // "Lee, Ann" puts the family name first, "Ann Lee, Jr." a suffix last.
        let pieces = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        var words = pieces.first ?? []
        var suffixes: [String] = []
        for piece in pieces.dropFirst() where !piece.isEmpty {
            if piece.allSatisfy(isSuffix) {
                suffixes += piece
            } else if names.familyName == nil {
                names.familyName = words.joined(separator: " ")
                words = piece
            } else {
                words += piece
            }
        }
        while words.count > 1, let last = words.last, isSuffix(last) { suffixes.insert(words.removeLast(), at: 0) }
        guard !words.isEmpty else { return nil }
        let prefix = words.dropLast().prefix { Self.prefixes.contains(bare($0)) }
        names.namePrefix = phrase(prefix)
        names.nameSuffix = phrase(suffixes[...])
        divide(words[prefix.endIndex...], into: &names)
        return names
    }

    private static func divide(_ words: ArraySlice<String>, into names: inout PersonNameComponents) {
        var words = words
        names.givenName = words.popFirst()
        if names.familyName == nil, !words.isEmpty {
            let start = words.dropLast().firstIndex { particles.contains($0.lowercased()) } ?? words.endIndex - 1
            names.familyName = phrase(words[start...])
            words = words[..<start]
        }
        names.middleName = phrase(words)
    }

    private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(bare(word)) }

    private static func phrase(_ words: ArraySlice<String>) -> String? {
        words.isEmpty ? nil : words.joined(separator: " ")
    }
}
