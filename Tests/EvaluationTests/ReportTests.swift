import Foundation
import Testing

@testable import Evaluation

struct ReportTests {
    static func report() throws -> EvaluationReport {
        let names = ["Ride <fast>", "Call & hang up", "Pay", nil]
        let outcomes = try (0..<200).map { index -> SentenceOutcome in
            var sentence = try SentenceFileReader.sentence("take \(index) to [the \"pier\"](place) at [six](time)")
            (sentence.intent, sentence.file, sentence.line) = (names[index % 4], "x.txt", index + 1)
            let found = index % 7 == 0 ? names[(index / 7) % 4] : sentence.intent
            return SentenceOutcome(
                sentence: sentence,
                reading: SentenceReading(
                    intent: found, confidence: 1 - Double(index % 10) / 12, slots: index % 3 == 0 ? [] : sentence.slots),
                nanoseconds: 1000 * (index + 1))
        }
        return EvaluationReport(
            title: "Test of <reports>", system: "model", data: ["a.jsonl"], date: "2026-11-21T10:00:00Z", machine: "test",
            trainingSeconds: 1.5, folds: 5, modelBytes: 2_500_000, scores: Scores(outcomes))
    }

    @Test("a report survives being written and read as JSON")
    func json() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-report-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (report, file) = (try Self.report(), folder.appending(path: "report.json"))
        try report.json().write(to: file, atomically: true, encoding: .utf8)
        #expect(try EvaluationReport(contentsOf: file) == report)
        try "{}".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: DataProblem.self) { try EvaluationReport(contentsOf: file) }
    }

    @Test("the page is well formed, escapes what it shows and needs nothing from elsewhere")
    func page() throws {
        let page = try Self.report().html()
        #expect(page.contains("Test of &lt;reports&gt;"))
        #expect(!page.contains("Ride <fast>"))
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("<script"))
        #expect(page.components(separatedBy: "<svg").count == 6)
        #expect(page.contains("prefers-color-scheme:dark"))
        for tag in ["svg", "table", "section", "g", "tr", "td", "div", "details", "mark"] {
            let (opened, closed) = (
                page.matches(of: try Regex("<\(tag)[ >]")).count, page.matches(of: try Regex("</\(tag)>")).count
            )
            #expect(opened == closed, "<\(tag)>: \(opened) opened, \(closed) closed")
        }
    }

    @Test("a page of nothing is a page")
    func empty() {
        let report = EvaluationReport(title: "t", system: "s", data: [], date: "", machine: "", scores: Scores([]))
        #expect(report.html().contains("</html>"))
        #expect(report.lines().count > 3)
    }

    @Test("the text has measures, weakest intents, confusions and mistakes")
    func text() throws {
        let text = try Self.report().lines(most: 3).joined(separator: "\n")
        for part in [
            "intent accuracy", "span F1", "out-of-scope recall", "time, median", "2.5 MB", "Most often confused", "x.txt:",
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
    }

    @Test(
        "numbers are rounded and written the same in every locale",
        arguments: [(0.0, "0.0"), (0.12345, "12.3"), (1.0, "100.0"), (0.9996, "100.0"), (0.0004, "0.0"), (-0.05, "-5.0")])
    func numbers(share: Double, expected: String) {
        #expect(Number.percent(share) == expected)
    }
}
