import Assistant
import Dialogue
import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import IntentsTesting
import Store

/// How turns went: the state chart, the way of a turn through it, and a conversation as a test scenario.
struct FlowRoutes: Sendable {
    let host: AssistantHost
    let people: ServedPeople

    func add(to routes: RouterGroup<ServerContext>) {
        routes.get("statechart") { _, context in try stateChart(context) }
        routes.get("conversations/:id/turns/:number/path") { _, context in try await path(context) }
        routes.get("conversations/:id/scenario") { _, context in try await scenario(context) }
    }

    // MARK: - The state chart

    private struct Row: Encodable {
        var from: String
        var trigger: String
        var to: [String]
        var meaning: String

        init(_ transition: Transition) {
            from = transition.from.rawValue
            trigger = transition.trigger.rawValue
            to = PhaseKind.allCases.filter(transition.to.contains).map(\.rawValue)
            meaning = transition.meaning
        }
    }

    private struct Chart: Encodable {
        var phases: [String]
        var rows: [Row]
    }

    private func stateChart(_ context: ServerContext) throws -> Response {
        _ = try context.caller()
        return try JSONAnswer.response(
            Chart(phases: PhaseKind.allCases.map(\.rawValue), rows: TransitionTable.rows.map(Row.init)))
    }

    // MARK: - The way of a turn

    private struct Step: Encodable {
        var entry: Int
        var from: String
        var trigger: String
        var to: String
        var meaning: String

        init(_ step: TurnPath.Step) {
            entry = step.entry
            from = step.taken.from.rawValue
            trigger = step.taken.trigger.rawValue
            to = step.taken.to.rawValue
            meaning = TransitionTable.row(for: step.taken)?.meaning ?? ""
        }
    }

    private struct Path: Encodable {
        var turn: Int
        var steps: [Step]
    }

    private func path(_ context: ServerContext) async throws -> Response {
        let (person, entries) = try await entries(context)
        guard let number = Int(try context.part("number")) else { throw Problem.notFound("no turn") }
        do {
            guard let path = try host.assistant.path(ofTurn: number, in: entries, of: person) else {
                throw Problem.notFound("no turn")
            }
            return try JSONAnswer.response(Path(turn: number, steps: path.steps.map(Step.init)))
        } catch let error as ResumptionError {
            throw Problem(.conflict, "not-replayable", "The conversation cannot be replayed.", error.message)
        }
    }

    // MARK: - Scenarios

    private func scenario(_ context: ServerContext) async throws -> Response {
        let (person, entries) = try await entries(context)
        let turns = try Turn.turns(in: entries)
        if let form = turns.first(where: \.isBegunByForm) {
            throw Problem(
                .conflict, "not-sayable", "The conversation cannot be a scenario.",
                "Turn \(form.number) was begun by a form, and a scenario can only say what a person could say.")
        }
        let scenario = Scenario(recording: turns, of: person, with: host.assistant)
        var response = JSONAnswer.response(
            data: Data(try ScenarioFile.text(of: [scenario]).utf8), type: "application/yaml; charset=utf-8")
        response.headers[.contentDisposition] = "attachment; filename=\"scenario.yaml\""
        return response
    }

    private func entries(_ context: ServerContext) async throws -> (Person, [JournalEntry]) {
        let person = try await people.person(context.caller().person)
        let entries = try await host.store.entries(of: context.part("id"), for: person.id)
        guard !entries.isEmpty else { throw Problem.notFound("no conversation with entries") }
        return (person, entries)
    }
}

extension Turn {
    /// Whether a form began its request.
    fileprivate var isBegunByForm: Bool {
        if case .request(let request)? = acts.first { request.template == RequestForm.template } else { false }
    }
}
