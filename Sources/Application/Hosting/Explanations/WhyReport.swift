import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Understanding

/// An explanation of a turn, for developers.
public struct WhyReport {
    var turn: Turn
    var conversation: String
    var appNames: [String: String]
    var summary: ValueSummary
    var rules: PolicyRules
    /// The learned model's features; `nil` if nothing was said or there is no model.
    var model: ModelReport?

    /// The report as lines of text.
    public var lines: [String] {
        var lines = ["Turn \(turn.number), \(turn.time.formatted(.iso8601)), conversation \(conversation)"]
        if let event = turn.happening {
            lines += section("Happened", [describe(event)])
        } else {
            lines += section("Heard", ["\"\(clipped(turn.utterance))\""])
        }
        let learned = turn.rejected.filter(\.isLearnedTurn)
        lines += section("Read as", turn.acts.prefix(1).flatMap(describe) + learned.map(describe))
        let rejected = turn.rejected.filter { !$0.isLearnedTurn }
        lines += section(
            "Also considered", turn.acts.dropFirst().map(brief) + rejected.map { "\(brief(.request($0))), rejected" })
        for rest in turn.rests {
            lines += section("Then heard", ["\"\(clipped(rest.utterance))\""])
            lines += section("Read as", rest.acts.prefix(1).flatMap(describe))
        }
        lines += section("The model", model?.lines ?? [])
        lines += section("Because", turn.explanations)
        lines += section("Policy", rules.applied(in: turn))
        lines += section("Calls", turn.calls.flatMap(describe))
        lines += section("Effects", turn.items.compactMap(effect))
        return lines
    }

    private func describe(_ event: Event) -> String {
        switch event.kind {
        case .said("", _): "the app was asked for the status of the interrupted request"
        case .said(let text, _): "\"\(clipped(text))\""
        case .answered(let call, let reply): "outcome of call \(call): \(summary.text(reply))"
        case .elapsed(let timer): "timer \(timer) fired"
        case .lock(let isLocked): isLocked ? "the device was locked" : "the device was unlocked"
        case .updated(let request, let response):
            response.map { "update of \(request): \(summary.text(.record($0)))" } ?? "no more updates of \(request)"
        case .access(let app, let seesContacts):
            "\(appNames[app] ?? app) can \(seesContacts ? "now" : "no longer") access contacts"
        case .received(let messages):
            "\(messages.reduce(0) { $0 + $1.count }) messages were reported by "
                + Set(messages.map { appNames[$0.app] ?? $0.app }).sorted().joined(separator: ", ")
        case .rang(let notices):
            "notifications were due of " + Set(notices.map { appNames[$0.app] ?? $0.app }).sorted().joined(separator: ", ")
        case .scheduled(let request, let due):
            "the shortcut “\(request.shortcut?.phrase ?? "")” was due at \(due.formatted(.iso8601))"
        case .left: "the person left"
        }
    }

    private func section(_ title: String, _ content: [String]) -> [String] {
        guard !content.isEmpty else { return [] }
        return [title] + content.map { "  \($0)" }
    }

    private func clipped(_ text: String) -> String {
        let visible = text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 32 } ? "·" : String($0) }.prefix(200)
            .joined()
        return text.count > 200 ? visible + "… (\(text.count) characters)" : visible
    }

    // MARK: - Acts

    /// The reading of the learned turn model.
    private func describe(_ learned: Hypothesis) -> String {
        "\(learned.reasons.joined(separator: ", ")), probability \(learned.score.formatted(.number.precision(.fractionLength(2))))"
    }

    private func describe(_ act: DialogueAct) -> [String] {
        guard case .request(let hypothesis) = act else { return [brief(act)] }
        var lines = [brief(act)]
        if let app = hypothesis.app { lines.append("app named: \(appNames[app] ?? app)") }
        for span in hypothesis.spans {
            let values = span.candidates.map { summary.text($0) }.joined(separator: " or ")
            lines.append("\"\(span.text)\" [\(span.start)..<\(span.end)] -> \(span.role), by \(span.source): \(values)")
        }
        let spoken = Set(hypothesis.spans.map(\.role))
        for (name, value) in hypothesis.parameters.sorted(by: { $0.key < $1.key }) where !spoken.contains(name) {
            lines.append("\(name), set by the template: \(summary.text(value, of: name, in: hypothesis.intent))")
        }
        lines += (hypothesis.leftOut ?? []).map { "\"\($0.text)\" is left out, \($0.kind.rawValue)" }
        return lines + hypothesis.reasons
    }

    private func brief(_ act: DialogueAct) -> String {
        switch act {
        case .request(let hypothesis):
            "\(hypothesis.intent), score \(hypothesis.score.formatted(.number.precision(.fractionLength(2)))), "
                + "template \(hypothesis.template)"
        case .value(let value): "a value: \(summary.text(value))"
        case .choice(let index): "choice \(index + 1)"
        case .yes: "yes"
        case .no: "no"
        case .cancel: "cancel"
        case .stop: "stop reporting updates"
        case .thanks: "thanks"
        case .repeat: "repeat the question"
        case .help: "help"
        case .back: "back to the previous question"
        case .more: "more choices"
        case .again(let changes):
            "repeat the last request"
                + changes.sorted { $0.key < $1.key }.map { ", \($0.key) = \(summary.text($0.value))" }.joined()
        case .correction(let values):
            "a correction: \(pairs(values))"
        case .add(let values): "an addition: \(pairs(values))"
        case .takeOut(let removals): "a removal: " + removals.map(describe).joined(separator: ", ")
        case .swap: "swap two values"
        case .followed(let first, let next): "\(brief(first)), followed by \(brief(next))"
        case .instead(let alternative): "another value: \(alternative.rawValue)"
        case .inquire(let inquiry):
            "a question about the open request: \(inquiry.aspect)" + (inquiry.topic.map { " of \($0)" } ?? "")
        case .postpone: "postpone"
        case .giveUpAll: "cancel everything"
        case .drop(let intent): "cancel what was set aside: \(intent)"
        case .changeWaiting(let changes):
            changes.map { change in
                change.values.map { "a change of \(change.request.type), which waits: \(pairs($0))" }
                    ?? "cancel \(change.request.type), which waits"
            }.joined(separator: ", ")
        case .greeting: "a greeting"
        case .farewell: "a goodbye"
        case .setting(.prefer): "something to remember: which app to use"
        case .setting(.shortcut(let phrase, _)): "something to remember: the shortcut '\(phrase)'"
        case .setting(.schedule(let schedule)):
            "when the shortcut “\(schedule.phrase)” runs"
                + (schedule.time.map { ": \(summary.text(.record($0)))" } ?? ": never by itself")
        case .setting(.schedules): "which shortcuts run by themselves"
        case .setting(.shortcuts): "which shortcuts there are"
        case .setting(.run(let phrase)): "to run the shortcut \"\(phrase)\""
        case .setting(.contacts(let inquiry)): "a question about the contacts" + (inquiry.name.map { ": \($0)" } ?? "")
        case .notUnderstood(let reason): "not understood: \(summary.text(reason))"
        }
    }

    private func pairs(_ values: [String: ParameterValue]) -> String {
        values.sorted { $0.key < $1.key }.map { "\($0.key) = \(summary.text($0.value))" }.joined(separator: ", ")
    }

    private func describe(_ removal: Removal) -> String {
        removal.element.map { "\(summary.text($0)) of \(removal.parameter)" } ?? removal.parameter
    }

    // MARK: - Calls and effects

    private func describe(_ report: Turn.CallReport) -> [String] {
        let time = report.seconds.map { ($0 * 1000).formatted(.number.precision(.fractionLength(1))) + " ms" } ?? "no reply yet"
        let app = appNames[report.call.app] ?? report.call.app
        var lines = [
            "\(report.call.number). \(app): \(method(report.call)) -> \(report.reply.map { summary.text($0, to: report.call) } ?? "?"), \(time)"
        ]
        lines += report.remarks.map { "   remark: \($0)" }
        return lines
    }

    private func method(_ call: Call) -> String {
        switch call.request.method {
        case .resolve(let parameter):
            "resolve \(parameter) = "
                + summary.text(call.request.intent[parameter], of: parameter, in: call.request.intent.type)
        case .options(let parameter, let search, _):
            "list values for \(parameter)\(search == nil ? "" : ", searching for what was said")"
        case .confirm: "confirm"
        case .handle(let operation): "handle, operation \(operation)"
        }
    }

    private func effect(_ item: JournalItem) -> String? {
        switch item {
        case .conveyed(.question(let prompt), let rendered):
            "asked \(prompt.question.parameter ?? "the person"): \"\(rendered.spoken)\""
        case .conveyed(_, let rendered): "said \"\(rendered.spoken)\""
        case .openedApp(let app, let activity, let accepted):
            "opened \(appNames[app] ?? app) with \(summary.text(.record(activity)))"
                + (accepted ? "" : ", which did not accept the activity")
        case .heard, .happened, .calling, .answered, .explained: nil
        }
    }
}
