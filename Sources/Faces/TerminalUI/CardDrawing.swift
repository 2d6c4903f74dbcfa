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

    /// The card's lines without line ends, none wider than `width`, and below them its picture, if that is black and white.
    public func lines(for card: Card) -> [String] {
        let title = ([card.title] + (card.appName.map { [$0] } ?? [])).map { TextLayout.plain($0) }.joined(separator: " · ")
        let rows = card.rows.map { Card.Row(label: TextLayout.plain($0.label), value: TextLayout.plain($0.value)) }
        let picture = card.image.flatMap { ImageDrawing(usesColour: usesColour).lines(for: $0, width: width) } ?? []
        return (width < Self.narrowest ? plainLines(title, rows) : boxLines(title, rows)) + picture
    }

    private func plainLines(_ title: String, _ rows: [Card.Row]) -> [String] {
        ([title] + rows.map { "\($0.label): \($0.value)" }).flatMap { TextLayout.wrap($0, to: width) }
    }

    private func boxLines(_ title: String, _ rows: [Card.Row]) -> [String] {
        let inner = width - 4
        let labelWidth = min(rows.map { TextWidth.columns(of: $0.label) }.max() ?? 0, inner / 3)
        let valueWidth = inner - labelWidth - 2
        let wrapped = rows.map { (TextLayout.wrap($0.label, to: labelWidth), TextLayout.wrap($0.value, to: valueWidth)) }
        let heading = TextLayout.cut(title, to: inner - 2)
        let widestValue = wrapped.flatMap { $0.1 }.map { TextWidth.columns(of: $0) }.max() ?? 0
        let used = min(inner, max(labelWidth + 2 + widestValue, TextWidth.columns(of: heading) + 2))
        let body = wrapped.flatMap { label, value in rowLines(label, value, labelWidth: labelWidth, inner: used) }
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
