import IntentSchema

/// The coverage of handler methods: which of their possible results occurred, and how the person reacted.
public struct CoverageReport: Sendable {
    /// The coverage of one method of one intent.
    public struct Row: Hashable, Sendable {
        /// The intent's class name.
        public var intent: String
        /// `resolve dropOffLocation`, `confirm` or `handle`.
        public var method: String
        /// How often each result occurred.
        public var outcomes: [String: Int]
        /// Possible results that did not occur, sorted.
        public var missingOutcomes: [String]
        /// The person's reactions, by result.
        public var answers: [String: [String]]
        /// Possible reactions that did not occur, by result.
        public var missingAnswers: [String: [String]]

        /// The number of results and reactions that occurred.
        public var covered: Int { outcomes.count + answers.values.map(\.count).reduce(0, +) }
        /// The number of results and reactions that are possible.
        public var total: Int { covered + missingAnswers.values.map(\.count).reduce(0, +) + missingOutcomes.count }
    }

    /// The methods, by intent.
    public var rows: [Row]

    /// The number of results and reactions that occurred, over all methods.
    public var covered: Int { rows.map(\.covered).reduce(0, +) }
    /// The number of results and reactions that are possible, over all methods.
    public var total: Int { rows.map(\.total).reduce(0, +) }

    /// The reactions that are possible to every open question.
    private static let always = ["cancel", "repeat", "help", "back", "something else", "not understood", "silence"]
    private static let answers: [String: [String]] = [
        "needsValue": ["value", "correction"], "unsupported": ["value", "correction"],
        "needsDisambiguation": ["choice", "correction"], "needsConfirmation": ["yes", "no", "correction"],
    ]

    /// Computes the report.
    ///
    /// - Parameter coverage: the coverage of all conversations with the app.
    public init(_ coverage: EdgeCoverage) {
        let intents = Set(coverage.counts.keys.map(\.intent)).sorted()
        rows = intents.flatMap { Self.rows(of: $0, coverage) }
    }

    private static func rows(of intent: String, _ coverage: EdgeCoverage) -> [Row] {
        let definition = coverage.definitions[intent]
        let absent = Set(coverage.absent.filter { $0.intent == intent }.map(\.method))
        let parameters = definition?.parameters.filter(\.isResolvable).map { "resolve \($0.name)" } ?? []
        return (parameters + ["confirm", "handle"]).filter { !absent.contains($0) }.map { method in
            row(intent, method, coverage, definition)
        }
    }

    private static func row(_ intent: String, _ method: String, _ coverage: EdgeCoverage, _ definition: IntentDefinition?) -> Row
    {
        let edges = coverage.counts.filter { $0.key.intent == intent && $0.key.method == method }
        var row = Row(intent: intent, method: method, outcomes: [:], missingOutcomes: [], answers: [:], missingAnswers: [:])
        for (edge, count) in edges {
            if let answer = edge.answer {
                row.answers[edge.outcome, default: []].append(answer)
            } else {
                row.outcomes[edge.outcome, default: 0] += count
            }
        }
        row.answers = row.answers.mapValues { $0.sorted() }
        row.missingOutcomes = possible(method, definition).filter { row.outcomes[$0] == nil }
        for outcome in row.outcomes.keys {
            let given = Set(row.answers[outcome] ?? [])
            let missing = expected(after: outcome, method, wasAsked: !given.isEmpty).filter { !given.contains($0) }
            if !missing.isEmpty { row.missingAnswers[outcome] = missing }
        }
        return row
    }

    private static func possible(_ method: String, _ definition: IntentDefinition?) -> [String] {
        switch method {
        case "confirm": definition?.responseCodes.map(\.name).filter { isConfirming($0) } ?? []
        case "handle": definition?.responseCodes.map(\.name).filter { isHandling($0) } ?? []
        default: ["success", "needsValue", "needsDisambiguation", "needsConfirmation", "unsupported"]
        }
    }

    private static func isConfirming(_ code: String) -> Bool { code == "ready" || code.hasPrefix("failure") }

    private static func isHandling(_ code: String) -> Bool {
        ["success", "inProgress"].contains(code) || code.hasPrefix("failure")
    }

    /// The possible reactions to a question after this result; empty if there is no question.
    private static func expected(after outcome: String, _ method: String, wasAsked: Bool) -> [String] {
        if let special = answers[outcome] { return special + always }
        return method == "confirm" && wasAsked ? ["yes", "no", "correction"] + always : []
    }

    /// The report as text, one block per method.
    public var lines: [String] {
        ["coverage: \(covered) of \(total)"]
            + rows.flatMap { row in
                ["\(row.intent) \(row.method): \(row.covered) of \(row.total)"]
                    + row.outcomes.keys.sorted().map { outcome in
                        let answers = row.answers[outcome].map { "; answered with \($0.joined(separator: ", "))" } ?? ""
                        let missing = row.missingAnswers[outcome].map { "; never with \($0.joined(separator: ", "))" } ?? ""
                        return "  \(outcome) (\(row.outcomes[outcome] ?? 0))\(answers)\(missing)"
                    }
                    + (row.missingOutcomes.isEmpty ? [] : ["  never: \(row.missingOutcomes.joined(separator: ", "))"])
            }
    }
}
