extension EvaluationReport {
    /// The report as one page that needs nothing else, in light and dark: tables, and plots as SVG.
    public func html() -> String {
        let facts = ([system, data.joined(separator: ", ")] + [date, machine]).filter { !$0.isEmpty }
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title.markup)</title><style>\(Self.style)</style></head><body>
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

    private static let style = """
        :root{--ground:#fff;--panel:#f5f6f8;--text:#1d2129;--soft:#626b7a;--line:#dfe3e9;--blue:#2463c4;--bad:#b3261e;--mark:#e4edfb}
        @media(prefers-color-scheme:dark){:root{--ground:#14171c;--panel:#1d2229;--text:#e7eaef;--soft:#9aa5b4;--line:#333b46;\
        --blue:#79a8f5;--bad:#ff9087;--mark:#22344f}}
        *{box-sizing:border-box}
        body{font:15px/1.5 system-ui,sans-serif;max-width:68rem;margin:0 auto;padding:2rem 1.2rem 4rem;background:var(--ground);color:var(--text)}
        h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:2.4rem 0 .3rem}header p,section p{color:var(--soft);margin:.2rem 0 .8rem}
        .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.6rem;margin-top:1.2rem}
        .tiles div{background:var(--panel);border-radius:.6rem;padding:.7rem .9rem}
        .tiles b{display:block;font-size:1.35rem;font-variant-numeric:tabular-nums}.tiles span{color:var(--soft);font-size:.85rem}
        .wide{overflow-x:auto}svg{max-width:100%;height:auto;font:12px system-ui,sans-serif}svg text{fill:var(--text)}svg .soft{fill:var(--soft)}
        table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:right;padding:.35rem .7rem;border-bottom:1px solid var(--line);\
        font-variant-numeric:tabular-nums;vertical-align:top}
        th{color:var(--soft);font-weight:600}th:first-child,td:first-child,th.l,td.l{text-align:left}
        mark{background:var(--mark);color:inherit;border-radius:.25rem;padding:0 .2rem}mark sub{color:var(--blue);font-size:.7rem;margin-left:.25rem}
        .mistakes small{display:block;color:var(--soft)}.mistakes i{color:var(--bad);font-style:normal}.bad{color:var(--bad)}
        summary{cursor:pointer;color:var(--blue)}
        """
}
