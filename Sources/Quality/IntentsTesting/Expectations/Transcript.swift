import Assistant
import Dialogue
import IntentSchema
import Rendering

/// The course of a conversation, for printing it and checking expectations against it.
struct Transcript: Sendable {
    var turns: [Turn]
    /// The index of the first turn of the last step.
    var lastStep: Int
    /// The open question; `nil` if there is none.
    var question: Question?
    var catalogue: Catalogue

    var summary: ValueSummary { ValueSummary(catalogue: catalogue) }

    /// Everything in the last step, as one turn; without items if nothing happened.
    var last: Turn {
        let step = turns[lastStep...]
        return Turn(
            number: step.first?.number ?? turns.count, time: step.first?.time ?? .distantPast, items: step.flatMap(\.items))
    }

    /// The utterances and messages, one per line.
    var lines: [String] { turns.flatMap { lines($0) } }

    /// The interpretation of the last utterance, and the reasons for what happened.
    var reasons: [String] {
        let step = turns[lastStep...]
        let readings = step.flatMap { turn -> [String] in
            guard !turn.utterance.isEmpty else { return [] }
            let read = turn.acts.prefix(2).map { "\"\(turn.utterance)\" was read as \(describe($0))" }
            return Array(read) + turn.rejected.prefix(2).map { "rejected: \($0.intent), template \($0.template)" }
        }
        return readings + step.flatMap(\.explanations)
    }

    func codeName(_ response: Record, of intent: Record) -> String? {
        response["code"]?.integer.flatMap { catalogue.intents[intent.type]?.responseCode($0)?.name }
    }

    // MARK: - Lines

    func lines(_ turn: Turn) -> [String] {
        let calls = Dictionary(turn.calls.map { ($0.call.number, $0.call) }) { first, _ in first }
        return [turn.happening.map(describe) ?? "> \(turn.utterance)"] + turn.items.compactMap { line($0, calls) }
    }

    private func line(_ item: JournalItem, _ calls: [Int: Call]) -> String? {
        switch item {
        case .conveyed(_, let rendered): rendered.shown + rendered.choices.map { "\n    - \($0)" }.joined()
        case .calling(let call): "  call \(call.number): \(call.request.method.name)"
        case .answered(let event, _, _, _): answer(event, calls)
        case .explained(let explanation): "  (\(explanation))"
        case .openedApp(let app, _, let accepted): "  opened \(app)\(accepted ? "" : ", which did not accept the activity")"
        case .heard, .happened: nil
        }
    }

    private func describe(_ event: Event) -> String {
        switch event.kind {
        case .said(let text, _): "> \(text)"
        case .answered(let call, _): "* the outcome of call \(call) arrived"
        case .elapsed: "* time passed"
        case .lock(let isLocked): isLocked ? "* the device was locked" : "* the device was unlocked"
        case .updated: "* an update arrived"
        case .received: "* messages arrived"
        case .rang: "* notifications were due"
        case .scheduled: "* a shortcut was due"
        case .access(let app, let seesContacts): "* \(app) may \(seesContacts ? "now" : "no longer") see contacts"
        case .left: "* the person left"
        }
    }

    private func answer(_ event: Event, _ calls: [Int: Call]) -> String? {
        guard case .answered(let number, let reply) = event.kind else { return nil }
        return "  call \(number) gave \(calls[number].map { summary.text(reply, to: $0) } ?? summary.text(reply))"
    }

    private func describe(_ act: DialogueAct) -> String {
        switch act {
        case .request(let hypothesis):
            hypothesis.intent + values(hypothesis.parameters, of: hypothesis.intent) + ", template \(hypothesis.template)"
        case .value(let value): "the value \(summary.text(value))"
        case .choice(let index): "choice \(index + 1)"
        case .correction(let values): "a correction" + self.values(values, of: nil)
        case .again(let values): "the last request again" + self.values(values, of: nil)
        case .notUnderstood(let reason): "not understood: \(summary.text(reason))"
        case .followed(let first, let next): describe(first) + ", then " + describe(next)
        case .add(let values): "an addition" + self.values(values, of: nil)
        case .takeOut(let removals): "a removal of \(removals.map(\.parameter).joined(separator: ", "))"
        case .instead(let alternative): "another value, \(alternative.rawValue)"
        case .inquire(let inquiry): "a question about the \(inquiry.topic ?? inquiry.aspect.rawValue)"
        case .setting(.prefer(let preference)):
            "\(preference.isWithdrawn ? "no longer" : "always") use \(preference.app ?? "one app")"
        case .setting(.shortcut(let phrase, _)): "make that the shortcut '\(phrase)'"
        case .setting(.schedule(let schedule)):
            "run '\(schedule.phrase)' " + (schedule.time.map { summary.text(.record($0)) } ?? "never")
        case .setting(.schedules): "which shortcuts run by themselves"
        case .setting(.shortcuts): "which shortcuts there are"
        case .setting(.run(let phrase)): "to run the shortcut \"\(phrase)\""
        case .setting(.contacts(let inquiry)): "what the contacts tell" + (inquiry.name.map { " of \($0)" } ?? "")
        case .drop(let intent): "give up \(intent)"
        case .changeWaiting(let changes):
            changes.map { change in
                change.values.map { "a change of \(change.request.type)" + values($0, of: change.request.type) }
                    ?? "give up \(change.request.type)"
            }.joined(separator: ", ")
        case .yes, .no, .cancel, .repeat, .help, .back, .more, .stop, .thanks, .swap, .postpone, .giveUpAll, .greeting, .farewell:
            "\(act)"
        }
    }

    private func values(_ values: [String: ParameterValue], of intent: String?) -> String {
        guard !values.isEmpty else { return "" }
        let texts = values.sorted { $0.key < $1.key }.map { name, value in
            "\(name) = \(intent.map { summary.text(value, of: name, in: $0) } ?? summary.text(value))"
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }
}
