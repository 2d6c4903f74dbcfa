import MarkupText

/// A system's accuracy against its confidence.
struct ReliabilityPlot {
    private let calibration: Calibration
    private static let (left, size, histogram) = (48, 340, 70)

    init(_ calibration: Calibration) {
        self.calibration = calibration
    }

    /// `nil` if there is nothing to draw.
    var svg: Markup? {
        let filled = calibration.bins.filter { $0.count > 0 }
        guard let most = filled.map(\.count).max() else { return nil }
        let path = filled.map { "\(x($0.confidence)),\(y($0.accuracy))" }.joined(separator: " ")
        let height = Self.size + Self.histogram + 50
        let width = Self.left + Self.size + 30
        return """
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" role="img">\(grid)\
            <line x1="\(x(0))" y1="\(y(0))" x2="\(x(1))" y2="\(y(1))" stroke="var(--soft)" stroke-dasharray="5 4"/>\
            <polyline points="\(path)" fill="none" stroke="var(--blue)" stroke-width="2"/>\
            \(filled.map(point))\(calibration.bins.map { bar($0, most) })\
            <text class="soft" x="\(x(0.5))" y="\(height - 4)" text-anchor="middle">how sure, %</text>\
            <text class="soft" transform="translate(12 \(y(0.5))) rotate(-90)" text-anchor="middle">right, %</text></svg>
            """
    }

    private func x(_ share: Double) -> Int { Self.left + Int((share * Double(Self.size)).rounded()) }
    private func y(_ share: Double) -> Int { 10 + Int(((1 - share) * Double(Self.size)).rounded()) }

    private var grid: [Markup] {
        stride(from: 0, through: 100, by: 20).map { percent in
            let share = Double(percent) / 100
            return """
                <line x1="\(x(0))" y1="\(y(share))" x2="\(x(1))" y2="\(y(share))" stroke="var(--line)"/>\
                <text class="soft" x="\(x(0) - 6)" y="\(y(share) + 4)" text-anchor="end">\(percent)</text>\
                <text class="soft" x="\(x(share))" y="\(y(0) + Self.histogram + 18)" text-anchor="middle">\(percent)</text>
                """
        }
    }

    private func point(_ bin: Calibration.Bin) -> Markup {
        let tip = "\(bin.count) sentences, \(Number.percent(bin.confidence)) % sure, \(Number.percent(bin.accuracy)) % right"
        return """
            <circle cx="\(x(bin.confidence))" cy="\(y(bin.accuracy))" r="5" fill="var(--blue)"><title>\(tip)</title></circle>
            """
    }

    private func bar(_ bin: Calibration.Bin, _ most: Int) -> Markup {
        let height = Int((Double(bin.count) / Double(most) * Double(Self.histogram - 10)).rounded())
        let width = Self.size / calibration.bins.count
        let (left, top) = (x(bin.lower) + 2, y(0) + Self.histogram - height)
        return """
            <rect x="\(left)" y="\(top)" width="\(max(width - 4, 1))" height="\(height)" fill="var(--soft)" opacity=".5">\
            <title>\(bin.count) sentences</title></rect>
            """
    }
}
