/// Swift text under construction, line by line.
struct SourceText {
    private var lines: [String] = []
    private var depth = 0

    /// The header tells people to keep away; imports follow.
    init(imports: [String]) {
        lines = ["// Generated from Schema/ by Tools/CodeGeneration; do not edit.", ""]
        lines += imports.map { $0.contains(" ") ? $0 : "public import \($0)" }
    }

    mutating func line(_ text: String = "") {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    /// A block in braces behind the opening text.
    mutating func block(_ opening: String, _ body: (inout SourceText) -> Void) {
        line(opening + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// Indented lines between an opening and a closing of one's own.
    mutating func block(_ opening: String, closing: String, _ body: (inout SourceText) -> Void) {
        line(opening)
        depth += 1
        body(&self)
        depth -= 1
        line(closing)
    }

    /// A declaration where its name says: `INSticker.StickerType` stands in an extension of `INSticker`.
    mutating func nesting(_ name: String, _ body: (String, inout SourceText) -> Void) {
        guard let dot = name.lastIndex(of: ".") else { return body(name, &self) }
        block("extension \(name[..<dot])") { source in
            body(String(name[name.index(after: dot)...]), &source)
        }
    }

    /// A blank line, except behind the line that opens a block.
    mutating func gap() {
        if let last = lines.last, !last.hasSuffix("{"), !last.isEmpty { line() }
    }

    var text: String { lines.joined(separator: "\n") + "\n" }
}

/// Writes names and attributes the way Swift wants them.
enum Spelling {
    private static let keywords: Set<String> = [
        "default", "repeat", "import", "in", "is", "as", "for", "while", "switch", "case", "break", "continue", "return", "where",
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "self", "operator", "internal",
        "public",
        "private", "static", "super", "throw", "try", "catch", "guard", "if", "else", "do", "true", "false", "nil",
    ]

    /// A name as one may declare it.
    static func name(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// The parameter list of an initializer.
    static func parameters(_ params: [InitEntry.Parameter]) -> String {
        params.map { param in
            let label = param.label == param.name ? name(param.name) : "\(param.label) \(name(param.name))"
            return "\(label): \(param.type)" + (param.default.map { " = \($0)" } ?? "")
        }.joined(separator: ", ")
    }

    /// The labels of a full method name: `resolve(for:with:)` gives `for`, `with`.
    static func labels(_ method: String) -> (base: String, labels: [String]) {
        guard let open = method.firstIndex(of: "(") else { return (method, []) }
        let inner = method[method.index(after: open)...].dropLast()
        return (String(method[..<open]), inner.split(separator: ":").map(String.init))
    }

    /// A name usable as part of another one: `INCar.HeadUnit` gives `INCar_HeadUnit`.
    static func flat(_ name: String) -> String {
        name.replacing(".", with: "_")
    }
}

extension SourceText {
    /// The deprecated mark, kept as the platform's: it costs nothing elsewhere and tells readers.
    mutating func deprecation(_ version: String?) {
        if let version { line("@available(iOS, deprecated: \(version))") }
    }
}
