import Testing

@testable import Evaluation

/// Finds what the test says it finds.
private struct FixedReader: EntityReader {
    var found: [String: [SpecificationEntity]] = [:]
    var judgements: [String: ExpressionJudgement] = [:]

    func entities(in row: SpecificationRow, of set: String) -> [SpecificationEntity]? {
        set == "unknown" ? nil : found[row.text] ?? []
    }

    func judge(_ row: ExpressionRow, of set: String) -> ExpressionJudgement? { judgements[row.text] }
}

struct EntityScoresTests {
    private static let specification = """
        {"text": "pay 5 euros", "ref": null, "entities": [{"type": "currency", "text": "5 euros", "start": 4, "end": 11, "resolution": {"value": "5", "unit": "Euro", "score": 1}}], "not_supported": ""}
        {"text": "a third", "entities": [{"type": "number", "start": 0, "end": 7, "resolution": {"value": "0.333333333333333"}}]}
        {"text": "on the 4th", "ref": "2016-11-07T00:00:00", "entities": [{"type": "datetimeV2.date", "start": 7, "end": 10, "resolution": {"values": [{"timex": "XXXX-XX-04", "value": "2016-11-04"}, {"timex": "XXXX-XX-04", "value": "2016-12-04"}]}}]}
        {"text": "nothing here", "entities": []}
        {"text": "yes", "entities": [{"type": "boolean", "start": 0, "end": 3, "resolution": {"value": true}}]}
        """

    @Test("specification rows are read with all their values")
    func reading() throws {
        let result = EntityFileReader().read(Self.specification, file: "en-mixed.jsonl")
        #expect(result.problems.isEmpty, "\(result.problems)")
        let rows = result.rows.compactMap { if case .specification(let row) = $0 { row } else { nil } }
        #expect(rows.count == 5)
        #expect(
            rows[2].entities[0].values == [
                ["timex": "XXXX-XX-04", "value": "2016-11-04"], ["timex": "XXXX-XX-04", "value": "2016-12-04"],
            ])
        #expect(rows[4].entities[0].values == [["value": "true"]])
        #expect(rows[2].reference == "2016-11-07T00:00:00")
    }

    @Test("a row that expects nothing is of its file's family")
    func family() throws {
        let text =
            #"{"text": "a", "entities": []}"# + "\n"
            + #"{"text": "1 m", "entities": [{"type": "dimension.x", "start": 0, "end": 3, "resolution": {"value": "1"}}]}"#
        guard case .specification(let first)? = EntityFileReader().read(text, file: "b.jsonl").rows.first else {
            Issue.record("no specification")
            return
        }
        #expect(first.family == "dimension")
    }

    @Test("a whole case needs every span, type and value; a value needs an overlapping entity")
    func scores() {
        let rows = EntityFileReader().read(Self.specification, file: "en-mixed.jsonl").rows
        let dates = [["timex": "XXXX-XX-04", "value": "2016-11-04"], ["timex": "XXXX-XX-04", "value": "2016-12-04"]]
        let reader = FixedReader(found: [
            // Right, the score left out and the number written otherwise.
            "pay 5 euros": [
                SpecificationEntity(type: "currency", start: 4, end: 11, values: [["value": "5.0", "unit": "Euro"]])
            ],
            // The value right, the span too short.
            "a third": [SpecificationEntity(type: "number", start: 2, end: 7, values: [["value": "0.3333333333333333333"]])],
            // The values in the wrong order.
            "on the 4th": [SpecificationEntity(type: "datetimeV2.date", start: 7, end: 10, values: dates.reversed())],
            // Something where nothing is.
            "nothing here": [SpecificationEntity(type: "number", start: 0, end: 1, values: [["value": "0"]])],
        ])
        let scores = EntityScores(name: "mixed", rows: rows, reader: reader)
        #expect((scores.total.cases, scores.total.rightCases) == (5, 1))
        #expect((scores.total.values, scores.total.rightValues) == (4, 2))
        #expect(scores.types.map(\.name) == ["boolean", "currency", "datetimeV2.date", "nothing", "number"])
        #expect(scores.failures.map(\.line) == [2, 3, 4, 5])
        #expect(scores.failures[3].found == "nothing")
        #expect(scores.lines().joined(separator: "\n").contains("0–7 number {value: 0.333333333333333}"))
    }

    @Test("expressions are judged by the reader, and what it does not support is counted apart")
    func expressions() {
        let text = """
            {"text": "$1", "expr": "simple Dollar 1", "kind": "simple"}
            {"text": "noon", "expr": "datetime (2013, 2, 12, 12, 0, 0) Hour", "kind": "datetime", "times": [[2013, 2, 12, 12, 0, 0]], "grain": "Hour", "ref": "2013-02-12T04:30:00"}
            {"text": "other", "expr": "x", "kind": "y"}
            {"text": "neither"}
            """
        let result = EntityFileReader().read(text, file: "duckling-en-time.jsonl")
        #expect(result.problems.map(\.line) == [4])
        guard case .expression(let noon)? = result.rows.dropFirst().first else {
            Issue.record("no expression")
            return
        }
        #expect((noon.family, noon.times, noon.grain) == ("time", [[2013, 2, 12, 12, 0, 0]], "Hour"))
        let reader = FixedReader(judgements: [
            "$1": ExpressionJudgement(isRight: true, found: "1 USD"), "noon": ExpressionJudgement(isRight: false, found: ""),
        ])
        let scores = EntityScores(name: "time", rows: result.rows, reader: reader)
        #expect((scores.total.values, scores.total.rightValues, scores.unsupported) == (2, 1, 1))
    }
}
