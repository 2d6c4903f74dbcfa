public import Assistant
import Dialogue
import Foundation
public import IntentSchema

extension Scenario {
    /// Creates a scenario from a person's conversation, with their surroundings: what they have in their contacts, and where they are.
    ///
    /// - Parameters:
    ///   - turns: the turns of the conversation's journal.
    ///   - name: the scenario's name; `nil` for the first utterance.
    ///   - assistant: with which it was held.
    public init(recording turns: [Turn], named name: String? = nil, of person: Person, with assistant: Assistant) {
        let said = turns.first { !$0.utterance.isEmpty }?.utterance ?? "nothing said"
        self.init(
            recording: turns, named: name ?? said, catalogue: assistant.catalogue,
            TestSurroundings(
                timeZone: person.calendar.timeZone, locale: person.locale, location: person.location,
                contacts: person.contacts.contacts, policy: assistant.policy))
    }

    /// Creates a scenario from a conversation: its utterances as steps, its questions, calls and outcomes as expectations.
    ///
    /// - Parameters:
    ///   - turns: the turns of the conversation's journal.
    ///   - catalogue: the definitions of the conversation's intents.
    ///   - surroundings: the environment of the conversation; it starts at the time of the first turn.
    public init(
        recording turns: [Turn], named name: String, catalogue: Catalogue, _ surroundings: TestSurroundings = TestSurroundings()
    ) {
        var surroundings = surroundings
        surroundings.now = turns.first?.time ?? surroundings.now
        var recorder = Recorder(turns: turns, catalogue: catalogue)
        recorder.record()
        self.init(name, surroundings, location: name, lines: recorder.steps.map { Line($0, location: name) })
    }
}

/// Converts a journal to steps.
private struct Recorder {
    let turns: [Turn]
    let catalogue: Catalogue
    var steps: [Scenario.Step] = []
    private var isOpen = false

    init(turns: [Turn], catalogue: Catalogue) {
        self.turns = turns
        self.catalogue = catalogue
    }

    mutating func record() {
        var last = turns.first?.time
        for turn in turns {
            begin(turn, after: last)
            steps += expectations(turn).map { .expect($0) }
            isOpen = turn.prompt != nil || (isOpen && turn.outcome == nil)
            last = turn.time
        }
    }

    private mutating func begin(_ turn: Turn, after last: Date?) {
        switch turn.happening?.kind {
        case nil, .said: steps.append(isOpen ? .answer(turn.utterance) : .say(turn.utterance))
        case .lock(let isLocked): steps.append(.setLocked(isLocked))
        case .elapsed, .answered, .updated, .access, .received, .rang, .scheduled, .left:
            let seconds = last.map { turn.time.timeIntervalSince($0) } ?? 0
            steps.append(.wait(seconds: (seconds * 1000).rounded(.up) / 1000))
        }
    }

    private func expectations(_ turn: Turn) -> [Scenario.Expectation] {
        let calls = turn.calls.map(\.call.request.method.name)
        return [ending(turn)].compactMap { $0 } + (calls.isEmpty ? [] : [.calls(calls)])
    }

    private func ending(_ turn: Turn) -> Scenario.Expectation? {
        if let prompt = turn.prompt { return question(prompt, turn.messages.last?.rendered.choices ?? []) }
        guard let outcome = turn.outcome else { return nil }
        let definition = catalogue.intents[outcome.intent.type]
        if let code = outcome.response?["code"]?.integer, let name = definition?.responseCode(code)?.name {
            return .response(name)
        }
        if case .gaveUp(let parameter, _) = outcome.kind { return .gaveUp(on: parameter) }
        return .outcome(outcome.kind)
    }

    private func question(_ prompt: Prompt, _ choices: [String]) -> Scenario.Expectation {
        let parameter = prompt.question.parameter ?? ""
        return switch prompt.question.kind {
        case .value: .prompt(for: parameter)
        case .choice: .prompt(for: parameter, choices: choices)
        case .confirmValue: .valueConfirmation(of: parameter)
        case .confirmRequest: .confirmation()
        case .chooseApp: .appChoice(prompt.appChoices)
        case .confirmReading, .chooseReading: .state(.clarifying)
        case .unlock: .state(.locked)
        case .permit(let request): .permissionQuestion(request.permission)
        }
    }
}
