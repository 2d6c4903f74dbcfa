import Assistant
import IntentSchema
import Intents

/// An expectation and the actual result.
struct Mismatch: Hashable, Sendable {
    var expected: String
    var actual: String
}

extension Transcript {
    /// How the result differs from the expectation; `nil` if it does not.
    func mismatch(_ expectation: Scenario.Expectation) -> Mismatch? {
        switch expectation {
        case .prompt(let parameter, let choices, let words): prompt(parameter, choices, words)
        case .valueConfirmation(let parameter, let words): valueConfirmation(parameter, words)
        case .appChoice(let names): appChoice(names)
        case .permissionQuestion(let permission, let words): permissionQuestion(permission, words)
        case .confirmation(let details): confirmation(details)
        case .response(let code, let details): response(code, details)
        case .outcome(let kind, let details): outcome(kind, details)
        case .gaveUp(let parameter, let details): gaveUp(parameter, details)
        case .words(let words): shows(words)
        case .noWords(let words): showsNot(words)
        case .nothing: last.messages.isEmpty ? nil : Mismatch(expected: "nothing to be said", actual: conveyed)
        case .launch(let type, let userInfo): launch(type, userInfo)
        case .noLaunch: last.openedApps.first.map { Mismatch(expected: "no app to be opened", actual: "\($0.app) was") }
        case .calls(let names): made == names ? nil : Mismatch(expected: "the calls \(names)", actual: "\(made)")
        case .called(let names): called(names)
        case .notCalled(let names): notCalled(names, in: made, "no call of")
        case .neverCalled(let names):
            notCalled(names, in: turns.flatMap(\.calls).map(\.call.request.method.name), "never a call of")
        case .state(let state): self.state(state)
        case .value(let parameter, let text): value(parameter, text)
        }
    }

    private var made: [String] { last.calls.map(\.call.request.method.name) }

    // MARK: - Questions

    private func prompt(_ parameter: String, _ choices: [String]?, _ words: [String]) -> Mismatch? {
        let expected = "a question about \(parameter)"
        guard let prompt = last.prompt else { return Mismatch(expected: expected, actual: ending) }
        guard prompt.question.parameter == parameter else { return Mismatch(expected: expected, actual: describe(prompt)) }
        if let choices {
            let labels = last.messages.last?.rendered.choices ?? []
            guard labels.count == choices.count, zip(labels, choices).allSatisfy({ $0.contains($1) }) else {
                return Mismatch(expected: "the choices \(choices)", actual: "\(labels)")
            }
        }
        return shows(words)
    }

    private func valueConfirmation(_ parameter: String, _ words: [String]) -> Mismatch? {
        guard let prompt = last.prompt, prompt.question.parameter == parameter, case .confirmValue = prompt.question.kind else {
            return Mismatch(expected: "to be asked whether the \(parameter) is right", actual: ending)
        }
        return shows(words)
    }

    private func appChoice(_ names: [String]?) -> Mismatch? {
        guard let prompt = last.prompt, case .chooseApp = prompt.question.kind else {
            return Mismatch(expected: "to be asked which app to use", actual: ending)
        }
        guard let names, names != prompt.appChoices else { return nil }
        return Mismatch(expected: "a choice of the apps \(names)", actual: "\(prompt.appChoices)")
    }

    private func permissionQuestion(_ permission: Permission?, _ words: [String]) -> Mismatch? {
        guard case .permit(let request)? = last.prompt?.question.kind, permission ?? request.permission == request.permission
        else {
            return Mismatch(
                expected: "to be asked whether the app may use \(permission?.rawValue ?? "something")", actual: ending)
        }
        return shows(words)
    }

    private func confirmation(_ details: [String]) -> Mismatch? {
        guard case .confirmRequest? = last.prompt?.question.kind else {
            return Mismatch(expected: "to be asked to confirm the request", actual: ending)
        }
        return shows(details)
    }

    private func state(_ expected: ConversationState) -> Mismatch? {
        let actual = ConversationState(question)
        guard actual != expected else { return nil }
        return Mismatch(expected: "the state \"\(expected.rawValue)\"", actual: "\"\(actual.rawValue)\": \(ending)")
    }

    // MARK: - Ends

    private func response(_ code: String, _ details: [String]) -> Mismatch? {
        guard let outcome = last.outcome, let response = outcome.response else {
            return Mismatch(expected: "the response .\(code)", actual: ending)
        }
        let actual = codeName(response, of: outcome.intent) ?? "no known code"
        guard actual == code else { return Mismatch(expected: "the response .\(code)", actual: ".\(actual)") }
        return shows(details)
    }

    private func outcome(_ kind: Outcome.Kind, _ details: [String]) -> Mismatch? {
        guard last.outcome?.kind == kind else { return Mismatch(expected: "the request to end as \(kind)", actual: ending) }
        return shows(details)
    }

    private func gaveUp(_ expected: String?, _ details: [String]) -> Mismatch? {
        guard case .gaveUp(let parameter, _)? = last.outcome?.kind, expected == nil || expected == parameter else {
            return Mismatch(expected: "to end after too many attempts" + (expected.map { " for \($0)" } ?? ""), actual: ending)
        }
        return shows(details)
    }

    private func launch(_ type: String?, _ userInfo: [String: String]) -> Mismatch? {
        guard let record = last.openedApps.last?.activity else {
            return Mismatch(expected: "the app to be opened", actual: ending)
        }
        let activity = NSUserActivity(_record: record)
        if let type, activity.activityType != type {
            return Mismatch(expected: "an activity of type \(type)", actual: activity.activityType)
        }
        for (key, value) in userInfo.sorted(by: { $0.key < $1.key }) where activity.userInfo?[key] as? String != value {
            return Mismatch(expected: "userInfo[\(key)] = \(value)", actual: "\(activity.userInfo?[key] ?? "nothing")")
        }
        return nil
    }

    // MARK: - Calls and values

    private func called(_ names: [String]) -> Mismatch? {
        let missing = names.filter { !made.contains($0) }
        return missing.isEmpty ? nil : Mismatch(expected: "the calls \(missing) among others", actual: "\(made)")
    }

    private func notCalled(_ names: [String], in calls: [String], _ words: String) -> Mismatch? {
        let wrong = names.filter { name in calls.contains { $0 == name || $0.hasPrefix("\(name) ") } }
        return wrong.isEmpty ? nil : Mismatch(expected: "\(words) \(wrong)", actual: "\(calls)")
    }

    private func value(_ parameter: String, _ text: String?) -> Mismatch? {
        guard let intent = lastIntent else {
            return Mismatch(expected: "a request with a \(parameter)", actual: "no request was made")
        }
        guard catalogue.intents[intent.type]?.parameter(parameter) != nil else {
            return Mismatch(expected: "a parameter \(parameter)", actual: "\(intent.type) has none of that name")
        }
        let actual = intent[parameter].map { summary.text($0, of: parameter, in: intent.type) }
        let isExpected = actual == text || actual == text.map { "\"\($0)\"" } || actual == text.map { ".\($0)" }
        return isExpected ? nil : Mismatch(expected: "\(parameter) = \(text ?? "nothing")", actual: actual ?? "nothing")
    }

    /// The current intent in the latest question or outcome, or in the latest call.
    private var lastIntent: Record? {
        for item in turns.flatMap(\.items).reversed() {
            switch item {
            case .conveyed(.question(let prompt), _): return prompt.intent
            case .conveyed(.outcome(let outcome), _): return outcome.intent
            case .calling(let call): return call.request.intent
            default: continue
            }
        }
        return nil
    }

    // MARK: - Words

    private func shows(_ parts: [String]) -> Mismatch? {
        let missing = parts.first { part in !shown.contains { $0.contains(part) } }
        return missing.map { Mismatch(expected: "\"\($0)\" to be conveyed", actual: conveyed) }
    }

    private func showsNot(_ parts: [String]) -> Mismatch? {
        let wrong = parts.first { part in shown.contains { $0.contains(part) } }
        return wrong.map { Mismatch(expected: "\"\($0)\" not to be conveyed", actual: conveyed) }
    }

    private var shown: [String] {
        last.messages.map(\.rendered).flatMap { message in
            [message.spoken, message.shown] + message.choices + (message.card?.texts ?? [])
        }
    }

    private var conveyed: String { shown.isEmpty ? "nothing was said" : shown.joined(separator: " | ") }

    /// How the last step ended, in words.
    private var ending: String {
        let turn = last
        if let prompt = turn.prompt { return describe(prompt) }
        if let outcome = turn.outcome {
            let code = outcome.response.flatMap { codeName($0, of: outcome.intent) }
            return "the request ended as \(outcome.kind)" + (code.map { " with .\($0)" } ?? "")
        }
        return turn.messages.last.map { "\"\($0.rendered.shown)\"" } ?? "nothing was said"
    }

    private func describe(_ prompt: Prompt) -> String {
        switch prompt.question.kind {
        case .confirmRequest: "to be asked to confirm the request"
        case .confirmValue: "to be asked whether the \(prompt.question.parameter ?? "value") is right"
        case .choice(let values): "a choice among \(values.count) for \(prompt.question.parameter ?? "?")"
        case .value: "a question about \(prompt.question.parameter ?? "?")"
        case .confirmReading: "to be asked whether the request was understood"
        case .chooseReading: "to be asked which request is meant"
        case .chooseApp: "a choice of apps"
        case .unlock: "to be asked to unlock the device"
        case .permit(let request): "to be asked whether the app may use \(request.permission.rawValue)"
        }
    }
}
