import TextTokens

/// Groups of digits with separators, as in phone numbers.
struct PhoneChain: Sendable {
    struct Group: Sendable {
        var token: Int
        var length: Int
        /// The separators before it, without spaces: `-`, `(`, `)/`, `+`.
        var before: String
        var isSpaced: Bool
        /// The first token of its own opening separators.
        var start: Int
        /// The token after it and after its closing bracket.
        var end: Int
    }

    private(set) var groups: [Group] = []
    /// The end of the last group.
    private(set) var end: Int

    private static let longest = 9

    /// The chain that starts at the token; empty if brackets are unbalanced.
    init(_ text: TokenisedText, at start: Int) {
        end = start
        var index = start
        while index < text.count, groups.count < Self.longest {
            let first = index
            var signs = ""
            while index < text.count, text.tokens[index].kind == .sign, Self.mayStand(text.word(index), groups.isEmpty, signs) {
                signs += text.word(index)
                index += 1
            }
            guard index < text.count, text.tokens[index].kind == .digits, isNear(text, first, index) else { break }
            var group = Group(
                token: index, length: text.tokens[index].length, before: signs, isSpaced: isSpaced(text, first, index),
                start: first, end: index + 1)
            if signs.contains("(") {
                guard text.word(index + 1) == ")" else { break }
                group.end += 1
            }
            groups.append(group)
            end = group.end
            index = group.end
        }
    }

    private static func mayStand(_ sign: String, _ isFirst: Bool, _ signs: String) -> Bool {
        switch sign {
        case "+": isFirst && (signs.isEmpty || signs == "(")
        case "(": !signs.contains("(")
        case "-", ".", "/", "–", "‑", "·": !isFirst && signs.isEmpty
        default: false
        }
    }

    /// Whether there are only a few spaces between the groups.
    private func isNear(_ text: TokenisedText, _ first: Int, _ index: Int) -> Bool {
        guard first > 0, !groups.isEmpty else { return true }
        return text.tokens[index].start - text.tokens[first - 1].end <= 6
    }

    private func isSpaced(_ text: TokenisedText, _ first: Int, _ index: Int) -> Bool {
        (first...index).contains { !text.tokens[$0].isAttached }
    }

    /// The digits of the first groups, concatenated.
    func digits(_ text: TokenisedText, _ count: Int) -> String { groups.prefix(count).map { text.word($0.token) }.joined() }

    func total(_ count: Int) -> Int { groups.prefix(count).reduce(0) { $0 + $1.length } }

    func lengths(_ count: Int) -> [Int] { groups.prefix(count).map(\.length) }
}
