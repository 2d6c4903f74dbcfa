import Foundation
import MarkupText

/// The report of a run over specifications.
public struct EntityReport: Hashable, Sendable, Codable {
    /// The date of the run.
    public var date: String
    /// A description of the machine.
    public var machine: String
    /// The scores, one per file.
    public var files: [EntityScores]

    /// Creates a report for this machine.
    public init(date: String, files: [EntityScores]) {
        self.date = date
        machine = Machine.description
        self.files = files
    }

    /// One JSON object with sorted keys.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// A self-contained HTML page with scores by type and failures.
    public func html() -> String {
        let page: Markup = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark"><title>Recognisers</title><style>\(ReportStyle.sheet)</style></head><body>
            <header><h1>Recognisers</h1><p>\([date, machine].filter { !$0.isEmpty }.joined(separator: " · "))</p></header>
            \(files.map(Self.section).joined(separator: "\n"))
            </body></html>

            """
        return page.source
    }

    private static func section(_ file: EntityScores) -> Markup {
        let rows = ([file.total] + file.types).map { row in
            Markup(row: [
                row.name, "\(row.cases)", Number.percent(row.caseShare), "\(row.values)", Number.percent(row.valueShare),
            ])
        }
        let failures = file.failures.map { failure -> Markup in
            """
            <tr><td>\(failure.text)<small>line \(failure.line)</small></td><td class="l">\(failure.expected)</td>\
            <td class="l bad">\(failure.found)</td></tr>
            """
        }
        return """
            <section><h2>\(file.name)</h2><table><tr><th>type</th><th>cases</th><th>whole case</th><th>values</th>\
            <th>value</th></tr>\(rows)</table><details><summary>\(failures.count) not wholly right</summary>\
            <table class="mistakes"><tr><th>text</th><th class="l">expected</th><th class="l">found</th></tr>\
            \(failures)</table></details></section>
            """
    }
}
