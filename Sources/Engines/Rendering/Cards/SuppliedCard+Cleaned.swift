import IntentSchema

extension SuppliedCard {
    /// The card with texts that are safe to show: each one line without control characters. Elements whose texts have nothing else
    /// are left out.
    var cleaned: SuppliedCard {
        SuppliedCard(title: title.flatMap(Self.line), elements.compactMap(Self.cleaned), covering: covered)
    }

    private static func line(_ text: String) -> String? { PlainText.line(text, limit: longestText) }

    private static func cleaned(_ element: Element) -> Element? {
        switch element {
        case .text(let text): return line(text).map { .text($0) }
        case .row(let label, let value):
            guard let label = line(label), let value = line(value) else { return nil }
            return .row(label: label, value: value)
        case .list(let items):
            let cleaned = items.compactMap { item in
                line(item.title).map { Item($0, subtitle: item.subtitle.flatMap(line)) }
            }
            return cleaned.isEmpty ? nil : .list(cleaned)
        case .map(let pins): return .map(pins.map { Pin($0.title.flatMap(line), at: $0.coordinate) })
        case .progress(let fraction, let label): return .progress(fraction, label: label.flatMap(line))
        case .button(let title, let intent): return line(title).map { .button(title: $0, intent: intent) }
        case .image: return element
        }
    }
}
