/// Parses `let name = Type(…)` with literal arguments: the part of Swift that can be read without compiling it.
struct LiteralParser {
    private var rest: ArraySlice<Substring>

    // Deeper than any declaration; keeps the stack small.
    private static let deepest = 16
    // What may stand in front of a constant.
    private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private", "nonisolated"]

    init(_ text: String) { rest = SwiftTokens(text, keepsStrings: true).tokens[...] }

    /// The values of the text's constants, in order.
    ///
    /// - Throws: at the first token that is something else.
    mutating func constants() throws(LiteralError) -> [LiteralExpression] {
        var constants: [LiteralExpression] = []
        while let token = rest.first {
            if token == ";" {
                rest = rest.dropFirst()
            } else if token == "import" || Self.modifiers.contains(String(token)) && rest.dropFirst().first == "import" {
                rest = rest.drop { $0 != "import" }.dropFirst(2)
            } else {
                constants.append(try constant())
            }
        }
        return constants
    }

    private mutating func constant() throws(LiteralError) -> LiteralExpression {
        while let token = rest.first, Self.modifiers.contains(String(token)) { rest = rest.dropFirst() }
        guard take("let") else {
            throw wrong(
                "a file of declarations has only imports and 'let name = …Declaration(…)'; move other code to another file")
        }
        _ = try name()
        if take(":") { _ = try name() }
        try expect("=")
        return try expression(depth: 0)
    }

    private mutating func expression(depth: Int) throws(LiteralError) -> LiteralExpression {
        guard depth < Self.deepest else { throw wrong("the values are nested more than \(Self.deepest) deep; flatten them") }
        guard let token = rest.first else { throw wrong("a value is missing") }
        let start = token.startIndex
        if token.first == "\"" || token.first == "#" { return LiteralExpression(form: .text(try text()), start: start) }
        if take("[") { return LiteralExpression(form: .list(try list(depth: depth + 1)), start: start) }
        if take(".") {
            return LiteralExpression(form: .member(try name(), try optionalArguments(depth: depth + 1)), start: start)
        }
        if token == "true" || token == "false" {
            rest = rest.dropFirst()
            return LiteralExpression(form: .truth(token == "true"), start: start)
        }
        if token == "-" || token.first?.isNumber == true {
            return LiteralExpression(form: .number(try number()), start: start)
        }
        let name = try self.name()
        guard take("(") else {
            throw LiteralError(
                start: start,
                message: "'\(name)' is no literal, and declarations are read without being compiled; write the value itself")
        }
        return LiteralExpression(form: .call(name, try arguments(depth: depth + 1)), start: start)
    }

    private mutating func list(depth: Int) throws(LiteralError) -> [LiteralExpression] {
        var elements: [LiteralExpression] = []
        while !take("]") {
            elements.append(try expression(depth: depth))
            if take("]") { break }
            try expect(",")
        }
        return elements
    }

    private mutating func optionalArguments(depth: Int) throws(LiteralError) -> [LiteralExpression.Argument] {
        guard take("(") else { return [] }
        return try arguments(depth: depth)
    }

    private mutating func arguments(depth: Int) throws(LiteralError) -> [LiteralExpression.Argument] {
        var arguments: [LiteralExpression.Argument] = []
        while !take(")") {
            guard let start = rest.first?.startIndex else { throw wrong("')' is missing") }
            var label: String?
            if rest.dropFirst().first == ":" {
                label = try name()
                rest = rest.dropFirst()
            }
            arguments.append(LiteralExpression.Argument(label: label, value: try expression(depth: depth), start: start))
            if take(")") { break }
            try expect(",")
        }
        return arguments
    }

    private mutating func number() throws(LiteralError) -> Double {
        let start = rest.first?.startIndex
        let sign: Double = take("-") ? -1 : 1
        var digits = rest.popFirst().map(String.init) ?? ""
        // Only digits behind a point that touches them belong to the number.
        if rest.first == ".", let fraction = rest.dropFirst().first, fraction.first?.isNumber == true {
            digits += ".\(fraction)"
            rest = rest.dropFirst(2)
        }
        let plain = digits.replacing("_", with: "")
        guard plain.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(plain), value.isFinite else {
            throw LiteralError(
                start: start, message: "'\(digits.prefix(60))' is no number; write decimal digits, such as 12 or 1.5")
        }
        return sign * value
    }

    // Words and signs

    private mutating func take(_ token: String) -> Bool {
        guard rest.first.map(String.init) == token else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func expect(_ token: String) throws(LiteralError) {
        guard take(token) else {
            throw wrong("'\(token)' belongs here instead of \(rest.first.map { "'\($0.prefix(60))'" } ?? "the end of the file")")
        }
    }

    private mutating func name() throws(LiteralError) -> String {
        guard let token = rest.first, let first = token.first, first.isLetter || first == "_" else {
            throw wrong("a name belongs here")
        }
        rest = rest.dropFirst()
        return String(token)
    }

    private func wrong(_ message: String) -> LiteralError { LiteralError(start: rest.first?.startIndex, message: message) }

    private mutating func text() throws(LiteralError) -> String {
        guard let token = rest.popFirst() else { throw wrong("a text is missing") }
        guard token.first == "\"", !token.hasPrefix("\"\"\""), token.count > 1, token.last == "\"" else {
            throw LiteralError(
                start: token.startIndex,
                message: "only texts between one pair of quotation marks are read; write it on one line, as \"…\"")
        }
        guard let text = Self.unescaped(token.dropFirst().dropLast()) else {
            throw LiteralError(
                start: token.startIndex,
                message:
                    "only the escapes \\\", \\\\, \\n, \\t, \\r and \\u{…} are read; values of parameters are written as ${name}")
        }
        return text
    }

    private static let escapes: [Character: Character] = ["\"": "\"", "\\": "\\", "'": "'", "n": "\n", "t": "\t", "r": "\r"]

    /// `nil` if an escape is another, such as that of an interpolation.
    private static func unescaped(_ literal: Substring) -> String? {
        var text = ""
        var rest = literal
        while let next = rest.popFirst() {
            guard next == "\\" else {
                text.append(next)
                continue
            }
            guard let escape = rest.popFirst() else { return nil }
            if let character = escapes[escape] {
                text.append(character)
            } else if escape == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                let scalar = UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
            {
                text.unicodeScalars.append(scalar)
                rest = rest[end...].dropFirst()
            } else {
                return nil
            }
        }
        return text
    }
}
