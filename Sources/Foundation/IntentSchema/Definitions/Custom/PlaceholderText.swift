import Foundation

/// A text of a definition file, taken apart at its placeholders: `Order ${size} ${soup}`.
public struct PlaceholderText: Hashable, Sendable {
    /// A part of the text.
    public enum Part: Hashable, Sendable {
        /// Words.
        case text(String)
        /// A placeholder's path, such as `["order", "total"]` for `${order.total}`; never empty.
        case value([String])
    }

    /// The parts, in order. Adjacent texts are joined.
    public private(set) var parts: [Part] = []

    /// Takes a text apart. A `$` that begins no placeholder is text, as is a placeholder without a name.
    public init(_ source: String) {
        var rest = source[...]
        var text = ""
        while let start = rest.range(of: "${") {
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
            let path = rest[start.upperBound..<end].split(separator: ".").map { $0.filter { $0 != " " } }
            if path.isEmpty || path.contains(where: { $0.isEmpty || $0.contains { "${[|]\\".contains($0) } }) {
                text += rest[..<start.upperBound]
                rest = rest[start.upperBound...]
                continue
            }
            text += rest[..<start.lowerBound]
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(.value(path))
            rest = rest[rest.index(after: end)...]
        }
        text += rest
        if !text.isEmpty { parts.append(.text(text)) }
    }

    /// The first names of the placeholders, in order.
    public var names: [String] { parts.compactMap { if case .value(let path) = $0 { path[0] } else { nil } } }
}
