import MarkupText

/// The F1 scores of intents or slots as bars, the lowest first.
struct BarChart {
    private let scores: [NamedScore]
    /// More would make the page too long; the tables contain all of them.
    private static let most = 40
    private static let (row, left, width) = (22, 260, 560)

    init(_ scores: [NamedScore]) {
        self.scores = Array(EvaluationReport.weakest(scores.filter { $0.score.expected > 0 }).prefix(Self.most))
    }

    /// `nil` if there is nothing to draw.
    var svg: Markup? {
        guard !scores.isEmpty else { return nil }
        let height = scores.count * Self.row + 26
        let width = Self.left + Self.width + 70
        let lines = stride(from: 0, through: 100, by: 25).map { percent -> Markup in
            let x = Self.left + Self.width * percent / 100
            return """
                <line x1="\(x)" y1="0" x2="\(x)" y2="\(height - 22)" stroke="var(--line)"/>\
                <text class="soft" x="\(x)" y="\(height - 6)" text-anchor="middle">\(percent)</text>
                """
        }
        return """
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" role="img">\(lines)\(scores.enumerated().map(bar))</svg>
            """
    }

    private func bar(_ index: Int, _ named: NamedScore) -> Markup {
        let f1 = named.score.f1 ?? 0
        let (y, length) = (index * Self.row, Int((Double(Self.width) * f1).rounded()))
        let name = named.name.count > 32 ? named.name.prefix(31) + "…" : named.name
        let tip =
            "\(named.name): F1 \(Number.percent(f1)), precision \(Number.percent(named.score.precision)), "
            + "recall \(Number.percent(named.score.recall)), \(named.score.expected) in the data"
        return """
            <g><title>\(tip)</title><text x="\(Self.left - 8)" y="\(y + 15)" text-anchor="end">\(name) \
            <tspan class="soft">\(named.score.expected)</tspan></text>\
            <rect x="\(Self.left)" y="\(y + 4)" width="\(max(length, 1))" height="14" rx="3" fill="var(--blue)"/>\
            <text x="\(Self.left + length + 6)" y="\(y + 15)">\(Number.percent(f1))</text></g>
            """
    }
}
