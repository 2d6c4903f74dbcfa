/// The relevant lines of one card, as read from the file.
struct Card {
    /// The card's number in the file, from 1.
    var number: Int
    /// The line on which it starts.
    var line: Int
    var lines: [ContentLine] = []
    /// The first line that is not a valid card line; `nil` if all are valid.
    var firstUnreadableLine: Int?
    /// Whether it exceeds the maximum number of lines.
    var isTooBig = false

    /// The lines of a property, the preferred ones first, otherwise in the card's order.
    func all(_ names: String...) -> [ContentLine] {
        let matching = lines.filter { names.contains($0.name) }
        guard matching.count > 1 else { return matching }
        return matching.enumerated().sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }.map(
            \.element)
    }

    /// The label of a group of lines (`item1.X-ABLABEL:_$!<Mobile>!$_`), in lower case; `nil` if there is none.
    func label(of group: String?) -> String? {
        guard let group, let line = lines.first(where: { $0.name == "X-ABLABEL" && $0.group == group }) else { return nil }
        guard var label = try? line.text() else { return nil }  // An unreadable label is ignored.
        if label.hasPrefix("_$!<"), label.hasSuffix(">!$_") { label = String(label.dropFirst(4).dropLast(4)) }
        return label.isEmpty ? nil : label.lowercased()
    }
}
