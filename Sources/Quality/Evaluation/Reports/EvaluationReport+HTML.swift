import MarkupText

extension EvaluationReport {
    /// The report as a self-contained page, in light and dark: tables, and plots as SVG.
    public func html() -> String {
        let facts = ([system, data.joined(separator: ", ")] + [date, machine]).filter { !$0.isEmpty }
        let page: Markup = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title><style>\(ReportStyle.sheet)</style></head><body>
            <header><h1>\(title)</h1><p>\(facts.joined(separator: " · "))</p></header>
            \(tiles)
            \(sections.joined(separator: "\n"))
            </body></html>

            """
        return page.source
    }

    private var sections: [Markup] {
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

    /// `nil` if there is no content.
    private func section(_ title: String, _ text: String, _ content: Markup?) -> Markup? {
        guard let content else { return nil }
        let paragraph: Markup = text.isEmpty ? "" : "<p>\(text)</p>"
        return "<section><h2>\(title)</h2>\(paragraph)<div class=\"wide\">\(content)</div></section>"
    }

    private var tiles: Markup {
        let tiles = ([["sentences", "\(scores.sentences)"]] + measures).map { row -> Markup in
            "<div><b>\(row[1])</b><span>\(row[0])</span></div>"
        }
        return "<div class=\"tiles\">\(tiles)</div>"
    }

    private var confusionTable: Markup? {
        guard !scores.confusions.isEmpty else { return nil }
        let rows = scores.confusions.prefix(30).map { confusion -> Markup in
            "<tr><td>\(confusion.expected)</td><td class=\"l\">\(confusion.found)</td><td>\(confusion.count)</td></tr>"
        }
        return "<table><tr><th>meant</th><th class=\"l\">taken for</th><th>times</th></tr>\(rows)</table>"
    }

    private var mistakeTable: Markup? {
        guard !scores.mistakes.isEmpty else { return nil }
        return """
            <table class="mistakes"><tr><th>sentence</th><th class="l">expected and found</th><th>sure</th></tr>\
            \(scores.mistakes.prefix(100).map(row))</table>
            """
    }

    private func row(_ mistake: Scores.Mistake) -> Markup {
        let isWrongIntent = mistake.expectedIntent != mistake.foundIntent
        let taken: Markup = isWrongIntent ? " <span class=\"bad\">→ \(mistake.foundIntent)</span>" : ""
        let found: Markup = mistake.expected == mistake.found ? "" : "<br><i>\(Self.tagged(mistake.found))</i>"
        return """
            <tr><td>\(Self.tagged(mistake.expected))\(found)<small>\(mistake.place)</small></td>\
            <td class="l">\(mistake.expectedIntent)\(taken)</td><td>\(Number.percent(mistake.confidence))</td></tr>
            """
    }

    /// A marked sentence with its slots drawn as boxes.
    static func tagged(_ marked: String) -> Markup {
        guard let sentence = try? SentenceFileReader.sentence(marked) else {
            // Only a sentence without words cannot be parsed; it is shown unchanged.
            return Markup(text: marked)
        }
        let bytes = Array(sentence.text.utf8)
        var result: Markup = ""
        var position = 0
        for span in sentence.slots {
            result += Markup(text: String(decoding: bytes[position..<span.start], as: UTF8.self))
            result += "<mark>\(sentence.words(of: span))<sub>\(span.name)</sub></mark>"
            position = span.end
        }
        result += Markup(text: String(decoding: bytes[position...], as: UTF8.self))
        return result
    }

    private func table(_ name: String, _ scores: [NamedScore]) -> Markup? {
        guard !scores.isEmpty else { return nil }
        let rows = scores.map { Markup(row: Self.row($0)) }
        return """
            <details><summary>\(scores.count) rows</summary><table><tr><th>\(name)</th><th>precision</th><th>recall</th>\
            <th>F1</th><th>in the data</th></tr>\(rows)</table></details>
            """
    }
}

extension Markup {
    /// A table row with these texts as its cells.
    init(row cells: [String]) {
        let cells = cells.map { text -> Markup in "<td>\(text)</td>" }
        self = "<tr>\(cells)</tr>"
    }
}
