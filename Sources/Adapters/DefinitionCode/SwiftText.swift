/// Swift text under construction, line by line.
struct SwiftText {
    private var lines: [String] = []
    private var depth = 0

    /// - Parameter source: the file that the code is generated from.
    init(from source: String, imports: [String]) {
        lines = ["// Generated from \(source) by the plugin IntentDefinitions; change that file instead.", ""]
        lines += imports.map { $0.contains("import") ? $0 : "import \($0)" }
    }

    mutating func line(_ text: String = "") {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    /// A block in braces behind the opening text, after a blank line where something precedes it.
    mutating func block(_ opening: String, _ body: (inout SwiftText) -> Void) {
        line(opening + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// A blank line, except behind a line that opens a block.
    mutating func gap() {
        if let last = lines.last, !last.hasSuffix("{"), !last.isEmpty { line() }
    }

    /// A comment for people who read the declaration in their editor; what would break the line is left out.
    mutating func comment(_ text: String) {
        line("/// " + text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    var text: String { lines.joined(separator: "\n") + "\n" }
}

extension String {
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated", "open", "operator",
        "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name as code may write it: in backticks if it is a keyword.
    var quoted: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    /// The text as a literal.
    var literal: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}
