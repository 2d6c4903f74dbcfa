import Dialogue
import Foundation
import Testing

/// The documentation's table is the code's.
struct StateChartTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation/StateChart.md").standardized

    @Test("the documentation shows the transition table as it is")
    func table() throws {
        // Scripts/state-chart refreshes the page by setting the variable.
        if ProcessInfo.processInfo.environment["REFRESH_STATE_CHART"] != nil {
            try Data(Self.text.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == Self.text, "run Scripts/state-chart")
    }

    private static var text: String {
        var lines = [
            "# The dialogue as a state chart", "",
            "Every phase of a conversation, what can happen in it, and where that leads. Made by `Scripts/state-chart` from",
            "`Sources/Engines/Dialogue/TransitionTable.swift`; do not edit.", "", "![The state chart](StateChart.svg)", "",
            "If a request ends for which another was suspended, the suspended question is asked again (`resumed`).",
        ]
        for phase in PhaseKind.allCases {
            lines += ["", "## \(phase.rawValue)", "", "| on | to | what happens |", "|---|---|---|"]
            for row in TransitionTable.rows where row.from == phase {
                let targets = PhaseKind.allCases.filter(row.to.contains).map(\.rawValue).joined(separator: ", ")
                lines.append("| \(row.trigger.rawValue) | \(targets) | \(row.meaning) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
