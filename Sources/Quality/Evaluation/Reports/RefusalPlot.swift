import MarkupText

/// The trade-off of a higher threshold: sentences without an intent refused, against sentences with one understood.
struct RefusalPlot {
    private let points: [RefusalPoint]
    private static let (left, size) = (48, 340)

    init(_ points: [RefusalPoint]) {
        self.points = points
    }

    /// `nil` if there is nothing to draw.
    var svg: Markup? {
        guard !points.isEmpty else { return nil }
        let path = points.map { "\(x($0)),\(y($0))" }.joined(separator: " ")
        let width = Self.left + Self.size + 30
        return """
            <svg viewBox="0 0 \(width) \(Self.size + 56)" width="\(width)" role="img">\(grid)\
            <polyline points="\(path)" fill="none" stroke="var(--blue)" stroke-width="2"/>\(points.map(dot))\
            <text class="soft" x="\(Self.left + Self.size / 2)" y="\(Self.size + 48)" text-anchor="middle">\
            sentences without an intent rejected, %</text>\
            <text class="soft" transform="translate(12 \(Self.size / 2)) rotate(-90)" text-anchor="middle">\
            sentences with an intent understood, %</text></svg>
            """
    }

    private func x(_ point: RefusalPoint) -> Int { place(point.outOfScopeRecall) }
    private func y(_ point: RefusalPoint) -> Int { height(point.inScopeAccuracy) }
    private func place(_ share: Double) -> Int { Self.left + Int((share * Double(Self.size)).rounded()) }
    private func height(_ share: Double) -> Int { 10 + Int(((1 - share) * Double(Self.size)).rounded()) }

    private var grid: [Markup] {
        stride(from: 0, through: 100, by: 20).map { percent in
            let share = Double(percent) / 100
            return """
                <line x1="\(place(0))" y1="\(height(share))" x2="\(place(1))" y2="\(height(share))" stroke="var(--line)"/>\
                <text class="soft" x="\(place(0) - 6)" y="\(height(share) + 4)" text-anchor="end">\(percent)</text>\
                <text class="soft" x="\(place(share))" y="\(height(0) + 18)" text-anchor="middle">\(percent)</text>
                """
        }
    }

    private func dot(_ point: RefusalPoint) -> Markup {
        let tip =
            "at least \(Number.percent(point.threshold)) % sure: \(Number.percent(point.inScopeAccuracy)) % understood, "
            + "\(Number.percent(point.outOfScopeRecall)) % refused"
        return """
            <circle cx="\(x(point))" cy="\(y(point))" r="4" fill="var(--blue)"><title>\(tip)</title></circle>
            """
    }
}
