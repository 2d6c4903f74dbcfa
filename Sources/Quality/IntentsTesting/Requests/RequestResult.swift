import Assistant
import Dialogue
import IntentSchema
import Rendering

/// The assistant's reading of one request of a `RequestFile`, compared with the expected one.
public struct RequestResult: Sendable {
    /// The request and its correct interpretation.
    public var row: RequestFile.Row
    /// The problems; empty if the reading is right.
    public var problems: [String]
    /// Whether something unintended took effect without a question.
    public var hasWrongEffect: Bool
    /// The words that the reading leaves out.
    public var leftOut: [String]
    /// The score of the reading, from 0 to 1; `nil` if no request was read.
    public var score: Double?

    /// Whether there are no problems.
    public var isRight: Bool { problems.isEmpty }
}

extension RequestFile.Row {
    /// Says the request at the start of a new conversation with the apps.
    ///
    /// - Parameter surroundings: the environment; the row's locale replaces its own.
    /// - Throws: an error of starting the conversation.
    public func result(with apps: [TestApp], _ surroundings: TestSurroundings) async throws -> RequestResult {
        var world = surroundings.afresh()
        if let locale { world.locale = .init(identifier: locale) }
        let talk = try TestConversation(with: apps, world)
        let turn = try await talk.say(say)
        let check = RequestCheck(row: self, turn: turn, catalogue: talk.catalogue)
        return RequestResult(
            row: self, problems: check.problems, hasWrongEffect: check.hasWrongEffect, leftOut: check.leftOut, score: check.score)
    }
}

/// Compares a turn with the expectations of a row.
private struct RequestCheck {
    let row: RequestFile.Row
    let turn: Turn
    private let catalogue: Catalogue
    private let summary: ValueSummary

    init(row: RequestFile.Row, turn: Turn, catalogue: Catalogue) {
        self.row = row
        self.turn = turn
        self.catalogue = catalogue
        summary = ValueSummary(catalogue: catalogue, limit: 2_000)
    }

    /// The request that was interpreted, and further requests in the utterance.
    private var readings: [Hypothesis] {
        guard case .request(let first)? = turn.acts.first else { return [] }
        return [first] + (first.followers ?? [])
    }

    private var handled: [String] {
        turn.calls.map(\.call.request).compactMap { request in
            if case .handle = request.method { request.intent.type } else { nil }
        }
    }

    var problems: [String] {
        var found: [String] = []
        if let problem = intentProblem { found.append(problem) }
        for (paths, parts) in row.values.sorted(by: { $0.key < $1.key }) {
            // Either parameter may have the value.
            let problems = paths.split(separator: "|").map { valueProblem(String($0), parts) }
            if !problems.contains(nil), let problem = problems.first { found.append(problem ?? "") }
        }
        for path in row.absent where readings.contains(where: { value(path, in: $0) != nil }) {
            found.append("\(path) has a value: \(text(path))")
        }
        if let asks = row.asks, !isAsked(asks) { found.append("\(asks) is not asked about") }
        if let tells = row.tells, !isTold(tells) { found.append("'\(tells)' is not told back") }
        if row.acts == false, !handled.isEmpty { found.append("\(handled.joined(separator: ", ")) took effect") }
        return found
    }

    var score: Double? { readings.first?.score }

    var leftOut: [String] { readings.flatMap { $0.leftOut ?? [] }.map(\.text) }

    var hasWrongEffect: Bool {
        let acting = handled.filter { Consequence(of: $0, in: catalogue) != .looksUp }
        // A row that names what else was said accepts that, too.
        let besides = row.tells == nil ? [] : readings.dropFirst().map(\.intent)
        let isOther = acting.contains { !row.intents.contains($0) && !besides.contains($0) }
        return !acting.isEmpty && (row.acts == false || isOther || !problems.isEmpty)
    }

    private var intentProblem: String? {
        guard let first = readings.first else {
            return row.intents.contains("none") || row.acts == false && row.values.isEmpty ? nil : "no request was read"
        }
        if row.intents.contains("none"), isOnlyAsked { return nil }
        return row.intents.contains(first.intent) ? nil : "read as \(first.intent)"
    }

    /// Whether the assistant only asked if this is meant.
    private var isOnlyAsked: Bool { turn.calls.isEmpty && turn.prompt != nil }

    private func valueProblem(_ path: String, _ parts: [String]) -> String? {
        for reading in readings where row.intents.contains(reading.intent) {
            guard let value = value(path, in: reading) else { continue }
            let parameter = String(path.split(separator: ".")[0])
            let all = (text(value, path, reading) + " " + said(parameter, in: reading)).lowercased()
            var rest = all[...]
            let isComplete = parts.allSatisfy { part in
                guard let found = rest.range(of: part.lowercased()) ?? all.range(of: part.lowercased()) else { return false }
                if found.upperBound <= rest.endIndex, found.lowerBound >= rest.startIndex { rest = rest[found.upperBound...] }
                return true
            }
            let count = value.list?.count ?? 1
            let isShort = parts.count > 1 && readings.count == 1 && value.list != nil && count < parts.count
            if isComplete, !isShort { return nil }
        }
        return "\(path) is \(text(path)), expected \(parts.joined(separator: " + "))"
    }

    private func text(_ path: String) -> String {
        let texts = readings.map { text(value(path, in: $0), path, $0) }
        return texts.isEmpty ? "nothing" : texts.joined(separator: "; ")
    }

    private func text(_ value: ParameterValue?, _ path: String, _ reading: Hypothesis) -> String {
        let parts = path.split(separator: ".").map(String.init)
        let record = reading.parameters[parts[0]]?.record?.type
        let field = parts.count > 1 ? record.flatMap { catalogue.records[$0]?.fields.first { $0.name == parts[1] } } : nil
        guard let field else { return summary.text(value, of: path, in: reading.intent) }
        return summary.text(value, type: field.type)
    }

    private func said(_ parameter: String, in reading: Hypothesis) -> String {
        reading.spans.filter { $0.role == parameter || parameter.hasPrefix($0.role) }.map(\.text).joined(separator: " ")
    }

    private func value(_ path: String, in reading: Hypothesis) -> ParameterValue? {
        let parts = path.split(separator: ".").map(String.init)
        guard var value = reading.parameters[parts[0]] ?? reading.ambiguities[parts[0]].map({ .list($0) }) else { return nil }
        for part in parts.dropFirst() {
            guard let next = value.record?[part] else { return nil }
            value = next
        }
        return value
    }

    private func isAsked(_ parameter: String) -> Bool {
        if turn.prompt?.question.parameter == parameter { return true }
        return readings.contains { reading in
            reading.ambiguities[parameter] != nil || reading.unknownValues[parameter] != nil
                || reading.parameters[parameter]?.record?["siriMatches"] != nil
        }
    }

    private func isTold(_ words: String) -> Bool {
        let later = readings.dropFirst().flatMap { $0.spans.map(\.text) }.joined(separator: " ").lowercased()
        return later.contains(words.lowercased())
            || turn.messages.contains { message in
                let card = message.rendered.card?.texts.joined(separator: " ") ?? ""
                return "\(message.rendered.shown) \(card)".lowercased().contains(words.lowercased())
            }
    }
}
