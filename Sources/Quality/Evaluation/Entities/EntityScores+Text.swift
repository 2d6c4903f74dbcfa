extension EntityScores {
    /// The scores as text for a terminal.
    ///
    /// - Parameter most: the maximum number of failures to list.
    public func lines(most: Int = 20) -> [String] {
        let rows = ([total] + types).map { row in
            [row.name, "\(row.cases)", Number.percent(row.caseShare), "\(row.values)", Number.percent(row.valueShare)]
        }
        var lines = ["\(name)"] + TextTable(["type", "cases", "whole case", "values", "value"], rows).lines
        if unsupported > 0 { lines.append("\(unsupported) rows are of a type that no recogniser supports") }
        if !failures.isEmpty, most > 0 { lines += ["", "Not exact"] }
        for failure in failures.prefix(most) {
            lines += ["  \(failure.line): \(failure.text)", "    expected \(failure.expected)", "    found    \(failure.found)"]
        }
        return lines
    }
}
