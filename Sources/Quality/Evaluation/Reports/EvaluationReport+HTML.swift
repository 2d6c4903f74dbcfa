extension EvaluationReport {
    /// The report as one page that needs nothing else, in light and dark: tables, and plots as SVG.
    public func html() -> String {
        let facts = ([system, data.joined(separator: ", ")] + [date, machine]).filter { !$0.isEmpty }
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title.markup)</title><style>\(ReportStyle.sheet)</style></head><body>
            <header><h1>\(title.markup)</h1><p>\(facts.map(\.markup).joined(separator: " · "))</p></header>
            \(tiles)
            \(sections.joined(separator: "\n"))
            </body></html>

            """
    }

    private var sections: [String] {
        [
            section(
                "Intents", "F1 of each intent; the number of sentences stands behind the name.", BarChart(scores.intents).svg),
            section(
                "Slots", "F1 of exact spans; the number of spans in the data stands behind the name.", BarChart(scores.slots).svg),
            section("Calibration", Self.calibrationText, ReliabilityPlot(scores.calibration).svg),
            section(
                "Refusal", "What is gained and lost when the system has to be surer before it takes a sentence for an intent.",
                RefusalPlot(scores.refusals).svg),
            section(
                "Confusion", "The intents most often confused: rows are what was meant, columns what it was taken for.",
                ConfusionMap(scores).svg),
            section("Most often confused", "", confusionTable),
            section("Worst sentences", "Wrong intents first, the surest mistakes on top.", mistakeTable),
            section("All intents", "", table("intent", scores.intents)),
            section("All slots", "", table("slot", scores.slots)),
        ].compactMap(\.self)
    }

    private static let calibrationText =
        "How often the system is right when it is so sure; on the dashed line the two agree. The bars below tell how many sentences "
        + "stand behind a point."

    /// `nil` without content.
    private func section(_ title: String, _ text: String, _ content: String?) -> String? {
        guard let content else { return nil }
        return
            "<section><h2>\(title.markup)</h2>\(text.isEmpty ? "" : "<p>\(text.markup)</p>")<div class=\"wide\">\(content)</div></section>"
    }

    private var tiles: String {
        let tiles = ([["sentences", "\(scores.sentences)"]] + measures).map { row in
            "<div><b>\(row[1].markup)</b><span>\(row[0].markup)</span></div>"
        }
        return "<div class=\"tiles\">\(tiles.joined())</div>"
    }

    private var confusionTable: String? {
        guard !scores.confusions.isEmpty else { return nil }
        let rows = scores.confusions.prefix(30).map { confusion in
            "<tr><td>\(confusion.expected.markup)</td><td class=\"l\">\(confusion.found.markup)</td><td>\(confusion.count)</td></tr>"
        }
        return "<table><tr><th>meant</th><th class=\"l\">taken for</th><th>times</th></tr>\(rows.joined())</table>"
    }

    private var mistakeTable: String? {
        guard !scores.mistakes.isEmpty else { return nil }
        return "<table class=\"mistakes\"><tr><th>sentence</th><th class=\"l\">expected and found</th><th>sure</th></tr>"
            + scores.mistakes.prefix(100).map(row).joined() + "</table>"
    }

    private func row(_ mistake: Scores.Mistake) -> String {
        let isWrongIntent = mistake.expectedIntent != mistake.foundIntent
        let intents =
            isWrongIntent
            ? "\(mistake.expectedIntent.markup) <span class=\"bad\">→ \(mistake.foundIntent.markup)</span>"
            : mistake.expectedIntent.markup
        let sentences =
            mistake.expected == mistake.found
            ? Self.tagged(mistake.expected) : "\(Self.tagged(mistake.expected))<br><i>\(Self.tagged(mistake.found))</i>"
        return "<tr><td>\(sentences)<small>\(mistake.place.markup)</small></td><td class=\"l\">\(intents)</td>"
            + "<td>\(Number.percent(mistake.confidence))</td></tr>"
    }

    /// A marked sentence with its slots drawn as boxes.
    static func tagged(_ marked: String) -> String {
        guard let sentence = try? SentenceFileReader.sentence(marked) else {
            // Only a sentence without words cannot be read back; it is shown as it is.
            return marked.markup
        }
        let bytes = Array(sentence.text.utf8)
        var (result, position) = ("", 0)
        for span in sentence.slots {
            result += String(decoding: bytes[position..<span.start], as: UTF8.self).markup
            result += "<mark>\(sentence.words(of: span).markup)<sub>\(span.name.markup)</sub></mark>"
            position = span.end
        }
        return result + String(decoding: bytes[position...], as: UTF8.self).markup
    }

    private func table(_ name: String, _ scores: [NamedScore]) -> String? {
        guard !scores.isEmpty else { return nil }
        let rows = scores.map { "<tr>" + Self.row($0).map { "<td>\($0.markup)</td>" }.joined() + "</tr>" }
        return "<details><summary>\(scores.count) rows</summary><table><tr><th>\(name)</th><th>precision</th><th>recall</th>"
            + "<th>F1</th><th>in the data</th></tr>\(rows.joined())</table></details>"
    }
}
