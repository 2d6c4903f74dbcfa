/// The parsed form of a template's text.
indirect enum Pattern: Hashable, Sendable {
    case word(String)
    case slot(String)
    case sequence([Pattern])
    case choice([Pattern])
    case optional(Pattern)

    /// Whether it can match no words at all.
    var mayBeEmpty: Bool {
        switch self {
        case .word, .slot: false
        case .sequence(let parts): parts.allSatisfy(\.mayBeEmpty)
        case .choice(let parts): parts.contains(where: \.mayBeEmpty)
        case .optional: true
        }
    }

    /// The names of the slots in it.
    var slots: Set<String> {
        switch self {
        case .word: []
        case .slot(let name): [name]
        case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion($1.slots) }
        case .optional(let part): part.slots
        }
    }
}

/// Reads the text of a template.
struct PatternParser {
    private let characters: [Character]
    private let phrases: [String: Pattern]
    private var position = 0

    private init(_ text: String, phrases: [String: Pattern]) {
        characters = Array(text)
        self.phrases = phrases
    }

    /// - Throws: `TemplateError` saying what is wrong, without the place.
    static func parse(_ text: String, phrases: [String: Pattern]) throws(TemplateError) -> Pattern {
        var parser = PatternParser(text, phrases: phrases)
        let pattern = try parser.readChoice()
        guard parser.position == parser.characters.count else {
            throw TemplateError("'\(parser.characters[parser.position])' closes nothing")
        }
        return pattern
    }

    private mutating func readChoice() throws(TemplateError) -> Pattern {
        var branches = [try readSequence()]
        while position < characters.count, characters[position] == "|" {
            position += 1
            branches.append(try readSequence())
        }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func readSequence() throws(TemplateError) -> Pattern {
        var parts: [Pattern] = []
        while position < characters.count {
            switch characters[position] {
            case "|", ")", "]": return .sequence(parts)
            case "(": parts.append(try readGroup(closing: ")"))
            case "[": parts.append(.optional(try readGroup(closing: "]")))
            case "{": parts.append(.slot(try readName(closing: "}")))
            case "<": parts.append(try readPhrase())
            case "}", ">": throw TemplateError("'\(characters[position])' closes nothing")
            default: parts += readWords()
            }
        }
        return .sequence(parts)
    }

    private mutating func readGroup(closing: Character) throws(TemplateError) -> Pattern {
        position += 1
        let inner = try readChoice()
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

    private mutating func readPhrase() throws(TemplateError) -> Pattern {
        let name = try readName(closing: ">")
        guard let pattern = phrases[name] else { throw TemplateError("there is no phrase '<\(name)>', or it uses itself") }
        return pattern
    }

    private mutating func readWords() -> [Pattern] {
        let end = characters[position...].firstIndex { "()[]{}<>|".contains($0) } ?? characters.count
        defer { position = end }
        let tokens = Tokeniser.utterance(String(characters[position..<end])).tokens
        // A template that says "where's" means "where is" too.
        return tokens.map { .word($0.expansion ?? $0.text) }
    }
}

/// What is wrong with a template.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What, where and what to do next.
    public var message: String {
        guard let file else { return detail }
        return "templates/\(file).yaml, '\(template ?? "")': \(detail)"
    }
    /// What and what to do next, without the place.
    public let detail: String
    /// The name of the template file, without ending; `nil` where no one file is wrong.
    public private(set) var file: String?
    /// The template as it is written; long ones are cut.
    public private(set) var template: String?
    public var description: String { message }

    private static let longestShown = 200

    init(_ detail: String) {
        self.detail = detail
    }

    /// The same with its place, unless it has one.
    func located(in file: String, _ template: String) -> TemplateError {
        guard self.file == nil else { return self }
        var error = self
        error.file = file
        error.template = template.count > Self.longestShown ? template.prefix(Self.longestShown) + "..." : template
        return error
    }
}

extension Pattern {
    /// The pattern with another in the place of a slot.
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
    /// The words of a name in camel case, in lower case: `party size` for `partySize`.
    var separatedWords: String {
        reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}
