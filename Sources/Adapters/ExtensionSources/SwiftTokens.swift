/// The words and signs of Swift source text, without comments.
struct SwiftTokens {
    /// In order. An attribute keeps its sign, such as `@main`; a name in backticks loses them.
    private(set) var tokens: [Substring] = []
    private let keepsStrings: Bool
    private var rest: Substring

    /// - Parameter keepsStrings: whether string literals are tokens, with their quotation marks; they are left out otherwise.
    init(_ text: String, keepsStrings: Bool = false) {
        self.keepsStrings = keepsStrings
        rest = text[...]
        while let next = rest.first { take(next) }
    }

    private mutating func take(_ next: Character) {
        if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
            skipComment()
        } else if next == "\"" || rest.hasPrefix("#\"") || rest.hasPrefix("##") {
            let start = rest
            skipString()
            if keepsStrings { tokens.append(start[..<rest.startIndex]) }
        } else if next == "@" {
            let word = rest.dropFirst().prefix(while: Self.isPart)
            add(rest[rest.startIndex..<word.endIndex])
        } else if Self.isPart(next) {
            add(rest.prefix(while: Self.isPart))
        } else {
            if !next.isWhitespace, next != "`" { tokens.append(rest.prefix(1)) }
            rest = rest.dropFirst()
        }
    }

    private mutating func add(_ token: Substring) {
        tokens.append(token)
        rest = rest[token.endIndex...]
    }

    private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// Comments may be nested.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    /// Skips a literal of any kind. Code that is interpolated is skipped, too: it declares nothing.
    private mutating func skipString() {
        let signs = String(rest.prefix { $0 == "#" })
        rest = rest.dropFirst(signs.count)
        guard rest.first == "\"" else { return }
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        let escape = "\\" + signs
        let end = quotes + signs
        while !rest.isEmpty {
            if rest.hasPrefix(end) {
                rest = rest.dropFirst(end.count)
                return
            }
            if rest.hasPrefix(escape + "(") {
                rest = rest.dropFirst(escape.count)
                skipParentheses()
            } else if rest.hasPrefix(escape) {
                rest = rest.dropFirst(escape.count + 1)
            } else if quotes.count == 1, rest.first?.isNewline == true {
                // Not closed: the compiler will complain.
                return
            } else {
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func skipParentheses() {
        var depth = 0
        repeat {
            guard let next = rest.first else { return }
            if next == "\"" {
                skipString()
                continue
            }
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            rest = rest.dropFirst()
        } while depth > 0
    }
}
