public import CompactCoding

/// A sentence with placeholders for values.
///
/// - `{path.to.field}` is rendered according to the value's type; `{path:filter}` changes how (see `TemplateFilter`).
/// - `{path#one|other}` chooses by number: `{partySize} {partySize#person|people}`.
/// - `{path?case|then|else}` chooses by the case of an enumeration: `{callRecordType?outgoing|to|from} {caller}`.
/// - `[ to {dropOffLocation}]` is omitted if one of its values is missing; `[{name}|someone]` falls back to the next
///   alternative.
/// - A backslash escapes `{ } [ ] | \`.
///
/// A value missing outside brackets makes the whole template unusable for this message.
public struct Template: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case text(String)
        case value(path: [String], filters: [TemplateFilter])
        case plural(path: [String], one: String, other: String)
        case choice(path: [String], name: String, then: String, otherwise: String)
        /// The first alternative whose values are all present; otherwise nothing.
        case optional([[Piece]])
    }

    private let content: TemplateContent
    /// The text as written.
    public var source: String { content.source }
    var pieces: [Piece] { content.pieces }

    /// - Throws: `TemplateError` with the problem and its position.
    public init(_ source: String) throws {
        var parser = TemplateParser(source)
        content = TemplateContent(source, pieces: try parser.parse())
    }

    /// A template known to be valid; it is parsed lazily.
    private init(known source: String) {
        content = TemplateContent(source, pieces: nil)
    }

    public static func == (first: Template, second: Template) -> Bool { first.source == second.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }

    /// The paths that the template mentions, in order of appearance.
    public var paths: [[String]] { Self.paths(of: pieces) }

    private static func paths(of pieces: [Piece]) -> [[String]] {
        pieces.flatMap { piece -> [[String]] in
            switch piece {
            case .text: []
            case .value(let path, _), .plural(let path, _, _), .choice(let path, _, _, _): [path]
            case .optional(let alternatives): alternatives.flatMap { paths(of: $0) }
            }
        }
    }

    /// The sentence with the scope's values; `nil` if a value outside brackets is missing.
    func render(in scope: Scope) -> String? { filled(in: scope)?.text }

    /// The sentence and the first names of the paths whose values it contains; `nil` as for `render`.
    func filled(in scope: Scope) -> Filling? { Self.fill(pieces, in: scope) }

    /// A sentence, or part of one, and the values it contains.
    struct Filling {
        var text: String
        var names: [String] = []

        /// Appends a part. No full stop is added after a name that ends with one, such as "Acme Inc.", or after a quotation
        /// with its own mark.
        mutating func append(_ part: Filling) {
            let isStopped = part.text.first == "." && Self.endsSentence(text[...])
            text += isStopped ? part.text.dropFirst() : part.text[...]
            names += part.names
        }

        private static func endsSentence(_ text: Substring) -> Bool {
            guard let last = text.last else { return false }
            return last == "\"" ? text.dropLast().last.map { ".!?…".contains($0) } ?? false : last == "."
        }
    }

    private static func fill(_ pieces: [Piece], in scope: Scope) -> Filling? {
        var whole = Filling(text: "")
        for piece in pieces {
            guard let part = fill(piece, in: scope) else { return nil }
            whole.append(part)
        }
        return whole
    }

    private static func fill(_ piece: Piece, in scope: Scope) -> Filling? {
        switch piece {
        case .text(let text): return Filling(text: text)
        case .value(let path, let filters):
            return scope.words(at: path, filters: filters).map { Filling(text: $0, names: Array(path.prefix(1))) }
        case .plural(let path, let one, let other):
            return scope.number(at: path).map { Filling(text: $0 == 1 ? one : other) }
        case .choice(let path, let name, let then, let otherwise):
            return Filling(text: scope.caseName(at: path) == name ? then : otherwise)
        case .optional(let alternatives):
            return alternatives.firstResult { fill($0, in: scope) } ?? Filling(text: "")
        }
    }
}

extension Template: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        do {
            try self.init(text)
        } catch {
            let key = decoder.codingPath.map(\.stringValue).joined(separator: ".")
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(key): \(error)"))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(source)
    }
}

extension Template: Archivable {
    public static var blank: Template { Template(known: "") }

    public mutating func archive(_ archive: inout Archive) throws {
        var source = source
        try archive.part(&source)
        if archive.isReading { self = Template(known: source) }
    }
}

/// Why a template is invalid.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, its position, and the template.
    public let message: String
    public var description: String { message }
}
