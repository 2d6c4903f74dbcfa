/// The lines of one card that are of use, as read from the file.
struct Card {
    /// The number in the file, counted from 1.
    var number: Int
    /// The line where it starts.
    var line: Int
    var lines: [ContentLine] = []
    /// The first line that is none of a card's; `nil` when all are.
    var firstUnreadableLine: Int?
    /// Whether it has more lines than a card may have.
    var isTooBig = false

    /// The lines of a property, the preferred ones first, else in the card's order.
    func all(_ names: String...) -> [ContentLine] {
        let matching = lines.filter { names.contains($0.name) }
        guard matching.count > 1 else { return matching }
        return matching.enumerated().sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }.map(
            \.element)
    }

    /// The label that a group gives its lines (`item1.X-ABLABEL:_$!<Mobile>!$_`), in lower case; `nil` when there is none.
    func label(of group: String?) -> String? {
        guard let group, let line = lines.first(where: { $0.name == "X-ABLABEL" && $0.group == group }) else { return nil }
        guard var label = try? line.text() else { return nil }  // A label that cannot be read labels nothing.
        if label.hasPrefix("_$!<"), label.hasSuffix(">!$_") { label = String(label.dropFirst(4).dropLast(4)) }
        return label.isEmpty ? nil : label.lowercased()
    }
}
