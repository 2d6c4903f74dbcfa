/// A piece of HTML, SVG or XML. Interpolated text is escaped, interpolated markup is not.
///
///     let cell: Markup = "<td>\(name)</td>"
///     let row: Markup = "<tr>\([cell, cell])</tr>"
public struct Markup: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The markup's source text.
    public private(set) var source: String

    /// Creates markup from a literal, without escaping.
    public init(stringLiteral literal: String) {
        source = literal
    }

    /// Creates markup from an interpolated literal.
    public init(stringInterpolation interpolation: Interpolation) {
        source = interpolation.source
    }

    /// Creates markup that displays the text: escaped for elements and for attributes in double quotes; characters that XML forbids
    /// are replaced.
    public init(text: some StringProtocol) {
        source = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": source += "&amp;"
            case "<": source += "&lt;"
            case ">": source += "&gt;"
            case "\"": source += "&quot;"
            case "\t", "\n": source.unicodeScalars.append(scalar)
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: source += "\u{FFFD}"
            default: source.unicodeScalars.append(scalar)
            }
        }
    }

    /// Builds markup: literals and other markup are appended unchanged, texts are escaped.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        /// Starts empty.
        public init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        /// Appends a literal, without escaping.
        public mutating func appendLiteral(_ literal: String) { source += literal }

        /// Appends text, escaped.
        public mutating func appendInterpolation(_ text: some StringProtocol) { source += Markup(text: text).source }

        /// Appends a number.
        public mutating func appendInterpolation(_ number: some BinaryInteger) { source += "\(number)" }

        /// Appends markup; `nil` appends nothing.
        public mutating func appendInterpolation(_ markup: Markup?) { source += markup?.source ?? "" }

        /// Appends pieces of markup, one after the other.
        public mutating func appendInterpolation(_ pieces: some Sequence<Markup>) {
            for piece in pieces { source += piece.source }
        }
    }

    /// Appends markup.
    public static func += (markup: inout Markup, other: Markup) { markup.source += other.source }
}

extension Sequence<Markup> {
    /// The pieces of markup, one after the other, with the separator between them.
    public func joined(separator: Markup) -> Markup {
        var result: Markup = ""
        for (index, piece) in enumerated() {
            if index > 0 { result += separator }
            result += piece
        }
        return result
    }
}
