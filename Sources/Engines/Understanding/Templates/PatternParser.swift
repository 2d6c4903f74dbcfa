/// Parses the text of a template.
struct PatternParser {
    private let characters: [Character]
    private let phrases: [String: Pattern]
    private let rules: TokenRules
    private var position = 0
    /// The items parsed so far, including those of phrases.
    private var size = 0

    /// A larger template is a mistake, such as phrases that multiply.
    static let largestSize = 50_000
    static let deepestNesting = 64

    private init(_ text: String, phrases: [String: Pattern], _ rules: TokenRules) {
        self.rules = rules
        characters = Array(text)
        self.phrases = phrases
    }

    /// - Throws: `TemplateError` saying what is wrong, without the location.
    static func parse(_ text: String, phrases: [String: Pattern], _ rules: TokenRules) throws(TemplateError) -> Pattern {
        var parser = PatternParser(text, phrases: phrases, rules)
        let pattern = try parser.readChoice(depth: 0)
        guard parser.position == parser.characters.count else {
            throw TemplateError("'\(parser.characters[parser.position])' closes nothing")
        }
        return pattern
    }

    private mutating func readChoice(depth: Int) throws(TemplateError) -> Pattern {
        guard depth < Self.deepestNesting else {
            throw TemplateError("its brackets and phrases nest deeper than \(Self.deepestNesting) levels; write it flatter")
        }
        var branches = [try readSequence(depth: depth)]
        while position < characters.count, characters[position] == "|" {
            position += 1
            branches.append(try readSequence(depth: depth))
        }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func readSequence(depth: Int) throws(TemplateError) -> Pattern {
        var parts: [Pattern] = []
        while position < characters.count {
            switch characters[position] {
            case "|", ")", "]": return .sequence(parts)
            case "(": parts.append(try readGroup(closing: ")", depth: depth))
            case "[": parts.append(.optional(try readGroup(closing: "]", depth: depth)))
            case "{": parts.append(.slot(try readName(closing: "}")))
            case "<": parts.append(try readPhrase(depth: depth))
            case "}", ">": throw TemplateError("'\(characters[position])' closes nothing")
            default: parts += readWords()
            }
            try count(1)
        }
        return .sequence(parts)
    }

    private mutating func readGroup(closing: Character, depth: Int) throws(TemplateError) -> Pattern {
        position += 1
        let inner = try readChoice(depth: depth + 1)
        guard position < characters.count, characters[position] == closing else {
            throw TemplateError("a '\(closing)' is missing")
        }
        position += 1
        return inner
    }

    private mutating func readName(closing: Character) throws(TemplateError) -> String {
        guard let end = characters[position...].firstIndex(of: closing) else { throw TemplateError("a '\(closing)' is missing") }
        let name = String(characters[position + 1..<end])
        position = end + 1
        return name
    }

    private mutating func readPhrase(depth: Int) throws(TemplateError) -> Pattern {
        let name = try readName(closing: ">")
        guard let pattern = phrases[name] else { throw TemplateError("there is no phrase '<\(name)>', or it uses itself") }
        let measure = pattern.measure
        try count(measure.size)
        guard depth + measure.depth < Self.deepestNesting else {
            throw TemplateError("its brackets and phrases nest deeper than \(Self.deepestNesting) levels; write it flatter")
        }
        return pattern
    }

    private mutating func count(_ items: Int) throws(TemplateError) {
        size += items
        guard size <= Self.largestSize else {
            throw TemplateError(
                "it has more than \(Self.largestSize) words, slots and groups with its phrases put in; use smaller phrases")
        }
    }

    private static func isSign(_ character: Character) -> Bool {
        switch character.asciiValue.map({ Unicode.Scalar($0) }) {
        case "(", ")", "[", "]", "{", "}", "<", ">", "|": true
        default: false
        }
    }

    private mutating func readWords() -> [Pattern] {
        let end = characters[position...].firstIndex(where: Self.isSign) ?? characters.count
        defer { position = end }
        let tokens = rules.utterance(String(characters[position..<end])).tokens
        size += tokens.count
        // A template with "where's" also matches "where is".
        return tokens.map { .word($0.expansion ?? $0.text) }
    }
}
