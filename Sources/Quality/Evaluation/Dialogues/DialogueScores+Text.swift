import Foundation

extension DialogueScores {
    /// The scores as text for a terminal.
    ///
    /// - Parameter most: the maximum number of failures to list.
    public func lines(most: Int = 10) -> [String] {
        let rows = [("all services", all), ("seen in training", seen), ("never seen", unseen)].filter { $0.1.turns > 0 }
        var lines = ["\(dialogues) dialogues"]
        lines +=
            TextTable(
                ["services", "turns", "intent", "joint goal"],
                rows.map { [$0.0, "\($0.1.turns)", Number.percent($0.1.intentAccuracy), Number.percent($0.1.goalAccuracy)] }
            ).lines
        if !failures.isEmpty, most > 0 { lines += ["", "First errors of the state"] }
        for failure in failures.prefix(most) {
            lines += [
                "  \(failure.dialogue), turn \(failure.turn), \(failure.service): \(failure.text)",
                "    expected \(Self.text(failure.expected.compactMapValues(\.first)))",
                "    found    \(Self.text(failure.found))",
            ]
        }
        return lines
    }

    private static func text(_ values: [String: String]) -> String {
        values.isEmpty ? "nothing" : values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }

    /// One JSON object with sorted keys.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
