/// A piece of HTML, SVG or XML. Its type says that it is markup: text that is put into it is escaped, other markup is not.
///
///     let cell: Markup = "<td>\(name)</td>"
///     let row: Markup = "<tr>\([cell, cell])</tr>"
public struct Markup: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The markup as it is written to a file.
    public private(set) var source: String

    /// Markup as it stands in the program's text.
    public init(stringLiteral literal: String) {
        source = literal
    }

    /// Markup with texts and other markup put into it.
    public init(stringInterpolation interpolation: Interpolation) {
        source = interpolation.source
    }

    /// Text that is shown as it is: escaped for elements and for attributes in double quotes; characters that XML forbids are replaced.
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

    /// Puts markup together: what stands in the program's text as it is, texts escaped, other markup as it is.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        /// Adds what stands in the program's text.
        public mutating func appendLiteral(_ literal: String) { source += literal }

        /// Adds text, escaped.
        public mutating func appendInterpolation(_ text: some StringProtocol) { source += Markup(text: text).source }

        /// Adds a number.
        public mutating func appendInterpolation(_ number: some BinaryInteger) { source += "\(number)" }

        /// Adds markup; `nil` adds nothing.
        public mutating func appendInterpolation(_ markup: Markup?) { source += markup?.source ?? "" }

        /// Adds one piece of markup behind the other.
        public mutating func appendInterpolation(_ pieces: some Sequence<Markup>) {
            for piece in pieces { source += piece.source }
        }
    }

    /// Appends markup.
    public static func += (markup: inout Markup, other: Markup) { markup.source += other.source }
}

extension Sequence<Markup> {
    /// One piece of markup behind the other, with the separator between.
    public func joined(separator: Markup) -> Markup {
        var result: Markup = ""
        for (index, piece) in enumerated() {
            if index > 0 { result += separator }
            result += piece
        }
        return result
    }
}
