/// A text with numbered placeholders for values, counted from 1.
///
/// `{1}` stands for the first value. `{1|request is|requests are}` stands for "request is" if the first value is 1, and otherwise for
/// "requests are".
package struct ExplanationWording: Sendable, ExpressibleByStringLiteral {
    private let template: String

    /// Creates a wording from a template.
    package init(stringLiteral template: String) { self.template = template }

    /// The numbers of its placeholders.
    package var placeholders: Set<Int> {
        Set(parts.compactMap { if case .placeholder(let number, _) = $0 { number } else { nil } })
    }

    /// The text with the values. A value that is missing is shown as a question mark.
    package func text(with values: [String]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): return text
            case .placeholder(let number, let forms):
                let value = values.indices.contains(number - 1) ? values[number - 1] : "?"
                return forms.isEmpty ? value : value == "1" ? forms[0] : forms[forms.count - 1]
            }
        }.joined()
    }

    private enum Part {
        case text(String)
        case placeholder(Int, forms: [String])
    }

    private var parts: [Part] {
        var parts: [Part] = []
        for (index, piece) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            let halves = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let fields = halves[0].split(separator: "|").map(String.init)
            guard index > 0, halves.count == 2, let number = fields.first.flatMap({ Int($0) }) else {
                parts.append(.text(String(piece)))
                continue
            }
            parts += [.placeholder(number, forms: Array(fields.dropFirst())), .text(halves[1])]
        }
        return parts
    }
}
