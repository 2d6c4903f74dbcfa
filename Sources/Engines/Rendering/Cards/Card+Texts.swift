public import IntentSchema

extension Card {
    /// All words on the card below its heading, a text for each row and each part of what the app shows.
    public var texts: [String] { supplied.flatMap(\.texts) + rows.map { "\($0.label): \($0.value)" } }
}

extension SuppliedCard.Element {
    /// The words of the element; none for pictures.
    public var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .row(let label, let value): ["\(label): \(value)"]
        case .list(let items): items.map { [$0.title, $0.subtitle].compactMap { $0 }.joined(separator: ": ") }
        case .map(let pins): pins.compactMap(\.title)
        case .progress(let fraction, let label): ["\(label.map { "\($0): " } ?? "")\(Int((fraction * 100).rounded())) %"]
        case .button(let title, _): [title]
        case .image: []
        }
    }
}
