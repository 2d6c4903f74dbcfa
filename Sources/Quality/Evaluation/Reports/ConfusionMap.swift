import MarkupText

/// The intents most often confused, as a heat map.
struct ConfusionMap {
    /// The labels of rows and columns, in order.
    let labels: [String]
    /// Indexed by expected, then by found label; only off the diagonal.
    private let counts: [[Int]]
    private static let most = 16
    private static let (cell, left) = (30, 230)
    /// The height of the slanted column names.
    private let top: Int

    init(_ scores: Scores) {
        var weight: [String: Int] = [:]
        for confusion in scores.confusions {
            weight[confusion.expected, default: 0] += confusion.count
            weight[confusion.found, default: 0] += confusion.count
        }
        let heaviest = weight.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most).map(\.key).sorted()
        let index = Dictionary(uniqueKeysWithValues: heaviest.enumerated().map { ($1, $0) })
        var counts = Array(repeating: Array(repeating: 0, count: heaviest.count), count: heaviest.count)
        for confusion in scores.confusions {
            if let row = index[confusion.expected], let column = index[confusion.found] { counts[row][column] = confusion.count }
        }
        (labels, self.counts) = (heaviest, counts)
        top = 24 + min(heaviest.map(\.count).max() ?? 0, 30) * 5
    }

    /// `nil` if there were no confusions.
    var svg: Markup? {
        guard let largest = counts.flatMap(\.self).max(), largest > 0 else { return nil }
        let (width, height) = (Self.left + labels.count * Self.cell + 120, top + labels.count * Self.cell + 8)
        let cells = counts.enumerated().flatMap { row, counts in
            counts.enumerated().map { cell(row, $0.offset, $0.element, largest) }
        }
        return """
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" role="img">\(labels.enumerated().map(label))\(cells)</svg>
            """
    }

    private func label(_ index: Int, _ name: String) -> Markup {
        let short = (name.count > 30 ? name.prefix(29) + "…" : Substring(name)).description
        let (x, y) = (Self.left + index * Self.cell + Self.cell / 2, top + index * Self.cell + Self.cell / 2)
        return """
            <text x="\(Self.left - 8)" y="\(y + 4)" text-anchor="end">\(short)</text>\
            <text transform="translate(\(x) \(top - 8)) rotate(-50)">\(short)</text>
            """
    }

    private func cell(_ row: Int, _ column: Int, _ count: Int, _ largest: Int) -> Markup {
        let (x, y) = (Self.left + column * Self.cell, top + row * Self.cell)
        func box(_ paint: Markup) -> Markup {
            """
            <rect x="\(x + 1)" y="\(y + 1)" width="\(Self.cell - 2)" height="\(Self.cell - 2)" rx="3" \(paint)/>
            """
        }
        if row == column { return box("fill=\"var(--line)\" opacity=\".6\"") }
        guard count > 0 else { return box("fill=\"var(--panel)\"") }
        let strength = 0.15 + 0.85 * Double(count) / Double(largest)
        let tip = "\(labels[row]) taken for \(labels[column]): \(count)"
        let colour = strength > 0.5 ? "ground" : "text"
        return """
            <g><title>\(tip)</title>\(box("fill=\"var(--bad)\" opacity=\"\(Number.decimal(strength, 2))\""))\
            <text style="fill:var(--\(colour))" x="\(x + Self.cell / 2)" y="\(y + Self.cell / 2 + 4)" text-anchor="middle">\
            \(count)</text></g>
            """
    }
}
