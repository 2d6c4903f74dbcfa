public import Rendering

/// Draws cards in boxes, or as plain text if the terminal is too narrow.
public struct CardDrawing: Sendable {
    /// Narrower boxes leave no room for a value.
    static let narrowest = 24
    /// Wider lines are hard to read.
    static let widest = 100

    /// The available columns.
    public let width: Int
    /// Whether to dim labels and print titles in bold, with escape sequences.
    public let usesColour: Bool

    public init(width: Int, usesColour: Bool = false) {
        self.width = max(1, min(width, Self.widest))
        self.usesColour = usesColour
    }

    /// A line of a card, or several: a detail with its name, or what takes the whole width.
    enum Part {
        case row(label: String, value: String)
        case wide(String)
        /// Drawn as it is, each line no wider than the card.
        case drawing([String])
    }

    /// The card's lines without line ends, none wider than `width`, and below them its pictures, if those are black and white.
    public func lines(for card: Card) -> [String] {
        let title = ([card.title] + (card.appName.map { [$0] } ?? [])).map { TextLayout.plain($0) }.joined(separator: " · ")
        let isPlain = width < Self.narrowest
        let rows = card.rows.map { Part.row(label: TextLayout.plain($0.label), value: TextLayout.plain($0.value)) }
        let parts = card.supplied.flatMap { self.parts(of: $0, width: isPlain ? width : width - 4) } + rows
        let images = [card.image].compactMap { $0 } + card.supplied.compactMap(\.image)
        let pictures = images.flatMap { ImageDrawing(usesColour: usesColour).lines(for: $0, width: width) ?? [] }
        return (isPlain ? plainLines(title, parts) : boxLines(title, parts)) + pictures
    }

    private func plainLines(_ title: String, _ parts: [Part]) -> [String] {
        TextLayout.wrap(title, to: width)
            + parts.flatMap { part in
                switch part {
                case .row(let label, let value): TextLayout.wrap("\(label): \(value)", to: width)
                case .wide(let text): TextLayout.wrap(text, to: width)
                case .drawing(let lines): lines
                }
            }
    }

    private func boxLines(_ title: String, _ parts: [Part]) -> [String] {
        let inner = width - 4
        let labels = parts.compactMap { if case .row(let label, _) = $0 { TextWidth.columns(of: label) } else { nil } }
        let labelWidth = min(labels.max() ?? 0, inner / 3)
        let valueWidth = inner - labelWidth - 2
        let heading = TextLayout.cut(title, to: inner - 2)
        let wrapped = parts.map { part -> (label: [String], value: [String], columns: Int) in
            switch part {
            case .row(let label, let value):
                let lines = TextLayout.wrap(value, to: valueWidth)
                let widest = lines.map { TextWidth.columns(of: $0) }.max() ?? 0
                return (TextLayout.wrap(label, to: labelWidth), lines, labelWidth + 2 + widest)
            case .wide(let text):
                let lines = TextLayout.wrap(text, to: inner)
                return ([], lines, lines.map { TextWidth.columns(of: $0) }.max() ?? 0)
            case .drawing(let lines): return ([], lines, lines.map { TextWidth.columns(of: $0) }.max() ?? 0)
            }
        }
        let widest = wrapped.map(\.columns).max() ?? 0
        let used = min(inner, max(widest, TextWidth.columns(of: heading) + 2))
        let body = zip(parts, wrapped).flatMap { part, wrapped -> [String] in
            if case .row = part { return rowLines(wrapped.label, wrapped.value, labelWidth: labelWidth, inner: used) }
            return wrapped.value.map { "│ \(TextLayout.padded($0, to: used)) │" }
        }
        return [top(heading, inner: used)] + body + ["╰" + String(repeating: "─", count: used + 2) + "╯"]
    }

    private func top(_ heading: String, inner: Int) -> String {
        guard !heading.isEmpty else { return "╭" + String(repeating: "─", count: inner + 2) + "╮" }
        let rest = String(repeating: "─", count: max(0, inner - 1 - TextWidth.columns(of: heading)))
        return "╭─ \(styled(heading, "1")) \(rest)╮"
    }

    private func rowLines(_ label: [String], _ value: [String], labelWidth: Int, inner: Int) -> [String] {
        (0..<max(label.count, value.count)).map { index in
            let left = TextLayout.padded(index < label.count ? label[index] : "", to: labelWidth)
            let right = TextLayout.padded(index < value.count ? value[index] : "", to: inner - labelWidth - 2)
            return "│ \(styled(left, "2"))  \(right) │"
        }
    }

    private func styled(_ text: String, _ code: String) -> String {
        usesColour ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
