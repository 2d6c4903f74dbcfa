/// Parses the text of a template.
struct TemplateParser {
    private let source: String
    private let characters: [Character]
    private var position = 0

    init(_ source: String) {
        self.source = source
        self.characters = Array(source)
    }

    mutating func parse() throws -> [Template.Piece] {
        let pieces = try sequence(inBrackets: false)
        guard position == characters.count else { throw error("']' without '['") }
        return pieces
    }

    private mutating func sequence(inBrackets: Bool) throws -> [Template.Piece] {
        var pieces: [Template.Piece] = []
        var text = ""
        func flushed() -> [Template.Piece] { text.isEmpty ? pieces : pieces + [.text(text)] }
        while position < characters.count {
            let character = characters[position]
            if character == "]" || (inBrackets && character == "|") { break }
            position += 1
            switch character {
            case "\\": text.append(try escaped())
            case "{":
                pieces = flushed() + [try placeholder()]
                text = ""
            case "[":
                pieces = flushed() + [try optional()]
                text = ""
            case "}": throw error("'}' without '{'")
            default: text.append(character)
            }
        }
        return flushed()
    }

    private mutating func escaped() throws -> Character {
        guard position < characters.count else { throw error("a backslash at the end") }
        defer { position += 1 }
        return characters[position]
    }

    private mutating func optional() throws -> Template.Piece {
        let start = position
        var alternatives: [[Template.Piece]] = []
        repeat {
            alternatives.append(try sequence(inBrackets: true))
            guard position < characters.count else { throw error("'[' is not closed", at: start) }
            position += 1
        } while characters[position - 1] == "|"
        return .optional(alternatives)
    }

    private mutating func placeholder() throws -> Template.Piece {
        let start = position
        guard let end = characters[position...].firstIndex(of: "}") else { throw error("'{' is not closed", at: start) }
        position = end + 1
        let inner = String(characters[start..<end])
        if let mark = inner.firstIndex(of: "?") { return try choice(inner, mark: mark, at: start) }
        let parts = inner.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return try value(inner, at: start) }
        let forms = parts[1].split(separator: "|", omittingEmptySubsequences: false)
        guard forms.count == 2 else { throw error("'{\(inner)}' needs two forms, as in {count#person|people}", at: start) }
        return .plural(path: try path(parts[0], at: start), one: String(forms[0]), other: String(forms[1]))
    }

    private func choice(_ inner: String, mark: String.Index, at start: Int) throws -> Template.Piece {
        let parts = inner[inner.index(after: mark)...].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else {
            throw error("'{\(inner)}' needs a case and two texts, as in {kind?case|then|else}", at: start)
        }
        return .choice(path: try path(inner[..<mark], at: start), name: parts[0], then: parts[1], otherwise: parts[2])
    }

    private func value(_ inner: String, at start: Int) throws -> Template.Piece {
        let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
        let filters = try parts.dropFirst().map { name in
            guard let filter = TemplateFilter(rawValue: String(name)) else {
                let known = TemplateFilter.allCases.map(\.rawValue).joined(separator: ", ")
                throw error("there is no filter '\(name)'; there are \(known)", at: start)
            }
            return filter
        }
        return .value(path: try path(parts[0], at: start), filters: filters)
    }

    private func path(_ text: Substring, at start: Int) throws -> [String] {
        let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let areNames = names.allSatisfy { name in !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard areNames else { throw error("'{\(text)}' is not a path of field names", at: start) }
        return names
    }

    private func error(_ problem: String, at place: Int? = nil) -> TemplateError {
        TemplateError(message: "\(problem) at character \((place ?? position) + 1) of the template \"\(source)\"")
    }
}
