import Assistant
import Dialogue
import Foundation
import IntentSchema
import MarkupText
import Rendering

extension ScenarioReport {
    /// The report as a self-contained HTML page with every conversation, its calls, explanations and expectations.
    public func html(title: String = "Conversations") -> String {
        let page: Markup = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>\(title)</title><style>\(Self.style)</style></head><body>
            <h1>\(title)</h1>
            <p class="sum">\(cases.count - failed) of \(cases.count) passed</p>
            <nav>\(cases.enumerated().map(link))</nav>
            \(cases.enumerated().map(section).joined(separator: "\n"))
            \(coverageTable)
            </body></html>

            """
        return page.source
    }

    private func link(_ index: Int, _ item: Case) -> Markup {
        "<a class=\"\(item.passed ? "ok" : "bad")\" href=\"#c\(index)\">\(item.passed ? "✓" : "✗") \(item.name)</a>"
    }

    private func section(_ index: Int, _ item: Case) -> Markup {
        let failures = item.failures.map { failure -> Markup in "<pre class=\"fail\">\(failure)</pre>" }
        let time = item.seconds < 1 ? "\(Int((item.seconds * 1000).rounded())) ms" : "\(Int(item.seconds.rounded())) s"
        return """
            <section id="c\(index)"><h2 class="\(item.passed ? "ok" : "bad")">\(item.name)</h2>
            <p class="where">\(item.location), \(time)\(item.summary.isEmpty ? "" : ": ")\(item.summary)</p>
            <div class="talk">\(item.conversation.map(talk))</div>\(failures)</section>
            """
    }

    // MARK: - A conversation

    private func talk(_ result: ScenarioResult) -> Markup {
        result.steps.map { step($0, result.catalogue) }.joined(separator: "\n")
    }

    private func step(_ step: ScenarioResult.StepResult, _ catalogue: Catalogue) -> Markup {
        var parts = step.turns.map { turn($0, catalogue) }
        switch step.line.step {
        case .expect(let expectation):
            let passed = step.failure == nil
            parts.append("<div class=\"check \(passed ? "ok" : "bad")\">\(passed ? "✓" : "✗") \(expectation.description)</div>")
        case .wait(let seconds): parts.insert("<div class=\"event\">\(seconds.formatted()) s pass</div>", at: 0)
        case .say, .answer, .setLocked: break
        }
        return "\(parts)"
    }

    private func turn(_ turn: Turn, _ catalogue: Catalogue) -> Markup {
        let beginning: Markup =
            turn.happening == nil
            ? "<div class=\"me\">\(turn.utterance)</div>" : "<div class=\"event\">\(happening(turn))</div>"
        return "\(beginning)\(turn.items.compactMap { item($0, in: turn, catalogue) })"
    }

    private func happening(_ turn: Turn) -> String {
        switch turn.happening?.kind {
        case .lock(true)?: "the device was locked"
        case .lock(false)?: "the device was unlocked"
        case .answered?: "an outcome came"
        case .updated?: "an update came"
        case .received?: "messages came"
        case .rang?: "notifications were due"
        case .scheduled?: "a shortcut was due"
        case .left?: "the person left"
        default: "time passed"
        }
    }

    private func item(_ item: JournalItem, in turn: Turn, _ catalogue: Catalogue) -> Markup? {
        switch item {
        case .conveyed(_, let message): bubble(message)
        case .calling(let call):
            "<div class=\"call\">\(call.number). \(call.request.method.name) <small>\(call.request.intent.type)</small></div>"
        case .answered(let event, _, _, _):
            answer(event, in: turn, catalogue).map { text -> Markup in "<div class=\"call reply\">\(text)</div>" }
        case .explained(let explanation): "<div class=\"why\">\(explanation.description)</div>"
        case .openedApp(let app, _, _): "<div class=\"event\">\(app) was opened</div>"
        case .heard, .happened: nil
        }
    }

    private func answer(_ event: Event, in turn: Turn, _ catalogue: Catalogue) -> String? {
        guard case .answered(let number, let reply) = event.kind, reply != .notImplemented else { return nil }
        let summary = ValueSummary(catalogue: catalogue)
        let call = turn.calls.first { $0.call.number == number }?.call
        return "\(number) gave \(call.map { summary.text(reply, to: $0) } ?? summary.text(reply))"
    }

    private func bubble(_ message: RenderedMessage) -> Markup {
        let choices = message.choices.map { choice -> Markup in "<li>\(choice)</li>" }
        let rows = (message.card?.rows ?? []).map { row -> Markup in "<tr><td>\(row.label)</td><td>\(row.value)</td></tr>" }
        let supplied = (message.card?.supplied ?? []).flatMap(\.texts).map { text -> Markup in "<li>\(text)</li>" }
        let own: Markup = supplied.isEmpty ? "" : "<ul>\(supplied)</ul>"
        let list: Markup = choices.isEmpty ? "" : "<ol>\(choices)</ol>"
        let table: Markup = rows.isEmpty ? "" : "<table>\(rows)</table>"
        return "<div class=\"it\">\(message.shown)\(list)\(own)\(table)</div>"
    }

    // MARK: - Coverage

    private var coverageTable: Markup {
        let report = CoverageReport(coverage)
        guard !report.rows.isEmpty else { return "" }
        let rows = report.rows.map { row -> Markup in
            """
            <tr><td>\(row.intent)</td><td>\(row.method)</td><td>\(row.covered)/\(row.total)</td>\
            <td>\(outcomes(row))</td><td class="miss">\(row.missingOutcomes.joined(separator: ", "))</td></tr>
            """
        }
        return """
            <section><h2>Coverage: \(report.covered) of \(report.total)</h2><table class="cov">
            <tr><th>intent</th><th>method</th><th>ways</th><th>what it gave, and what was answered</th><th>never gave</th></tr>
            \(rows.joined(separator: "\n"))</table></section>
            """
    }

    private func outcomes(_ row: CoverageReport.Row) -> Markup {
        row.outcomes.keys.sorted().map { outcome -> Markup in
            let answers = row.answers[outcome].map { ": \($0.joined(separator: ", "))" } ?? ""
            let missing = row.missingAnswers[outcome].map { answers -> Markup in
                " <span class=\"miss\">never \(answers.joined(separator: ", "))</span>"
            }
            return "\(outcome)\(answers)\(missing)"
        }.joined(separator: "<br>")
    }

    private static let style: Markup = """
        body{font:15px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
        nav a{display:block;text-decoration:none}.ok{color:#167a3a}.bad{color:#b3261e}h2{margin:2.2rem 0 0}
        .where{color:#666;margin:.1rem 0 .8rem;font-size:13px}.talk{display:flex;flex-direction:column;gap:.35rem}
        .me,.it{max-width:75%;padding:.5rem .8rem;border-radius:1rem}.me{align-self:flex-end;background:#0b63ce;color:#fff}
        .it{align-self:flex-start;background:#eef0f3}.it ol{margin:.3rem 0 0 1.2rem;padding:0}.it table{margin-top:.4rem;font-size:13px}
        .it td:first-child{color:#666;padding-right:.8rem}.event{align-self:center;color:#666;font-size:13px}
        .call{font:12px/1.4 ui-monospace,monospace;color:#444;border-left:2px solid #ccc;padding-left:.5rem;margin-left:.4rem}
        .call small,.reply{color:#888}.why{font-size:12px;color:#777;font-style:italic;margin-left:.9rem}
        .check{font-size:13px;margin-left:.9rem}pre.fail{background:#fdecea;padding:.8rem;white-space:pre-wrap;border-radius:.5rem}
        .cov{border-collapse:collapse;font-size:13px}.cov td,.cov th{border-bottom:1px solid #ddd;padding:.3rem .5rem;text-align:left;vertical-align:top}
        .miss{color:#a15c00}
        @media(prefers-color-scheme:dark){body{background:#17181a;color:#ddd}.it{background:#2a2d31}.call{color:#bbb}pre.fail{background:#3a1f1d}}
        """
}
