import Assistant
public import IntentSchema
public import Intents
import Rendering

// Each expectation is about the last turn.
extension TestConversation {
    /// A question for a value of the parameter, or for one of these choices.
    ///
    /// - Parameters:
    ///   - choices: what the choices offered say, in order, each as a part of its label; `nil` for any.
    ///   - text: parts of what is said.
    public func expectPrompt(
        for parameter: String, choices: [String]? = nil, saying text: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let turn = try turn(file, line)
        guard let prompt = turn.prompt else { throw failure("a question about \(parameter)", ending(of: turn), file, line) }
        guard prompt.question.parameter == parameter else {
            throw failure("a question about \(parameter)", describe(prompt), file, line)
        }
        if let choices {
            let labels = turn.messages.last?.rendered.choices ?? []
            guard labels.count == choices.count, zip(labels, choices).allSatisfy({ $0.contains($1) }) else {
                throw failure("the choices \(choices)", "\(labels)", file, line)
            }
        }
        try expectShown(text, in: turn, file, line)
    }

    /// A question whether the value that the app offered for the parameter is right.
    public func expectValueConfirmation(
        of parameter: String, saying text: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let turn = try turn(file, line)
        guard let prompt = turn.prompt, prompt.question.parameter == parameter, case .confirmValue = prompt.question.kind else {
            throw failure("to be asked whether the \(parameter) is right", ending(of: turn), file, line)
        }
        try expectShown(text, in: turn, file, line)
    }

    /// A question whether to carry out the whole request, with these details in words or on the card.
    public func expectConfirmation(showing details: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        let turn = try turn(file, line)
        guard case .confirmRequest? = turn.prompt?.question.kind else {
            throw failure("to be asked to confirm the request", ending(of: turn), file, line)
        }
        try expectShown(details, in: turn, file, line)
    }

    /// The app's response with that code, with these details in words or on the card.
    ///
    /// - Parameter code: the code's name, such as `success`.
    public func expectResponse(
        _ code: String, showing details: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let turn = try turn(file, line)
        guard let outcome = turn.outcome, let response = outcome.response else {
            throw failure("the response .\(code)", ending(of: turn), file, line)
        }
        let actual = codeName(response, of: outcome.intent) ?? "no known code"
        guard actual == code else { throw failure("the response .\(code)", ".\(actual)", file, line) }
        try expectShown(details, in: turn, file, line)
    }

    /// An end of the request of that kind, with these words.
    public func expectOutcome(
        _ kind: Outcome.Kind, showing details: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let turn = try turn(file, line)
        guard turn.outcome?.kind == kind else { throw failure("the request to end as \(kind)", ending(of: turn), file, line) }
        try expectShown(details, in: turn, file, line)
    }

    /// Something conveyed in the turn that holds these words, whatever it was.
    public func expectWords(_ text: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        try expectShown(text, in: turn(file, line), file, line)
    }

    /// The parent app opened with an activity of that type, whose `userInfo` holds at least these texts.
    ///
    /// - Returns: the activity as the app gets it.
    @discardableResult
    public func expectLaunch(
        activityType: String? = nil, userInfo: [String: String] = [:], file: StaticString = #fileID, line: UInt = #line
    ) throws -> NSUserActivity {
        let turn = try turn(file, line)
        guard let record = turn.openedApps.last?.activity else {
            throw failure("the app to be opened", ending(of: turn), file, line)
        }
        let activity = NSUserActivity(_record: record)
        if let activityType, activity.activityType != activityType {
            throw failure("an activity of type \(activityType)", activity.activityType, file, line)
        }
        for (key, value) in userInfo where activity.userInfo?[key] as? String != value {
            throw failure("userInfo[\(key)] = \(value)", "\(activity.userInfo?[key] ?? "nothing")", file, line)
        }
        return activity
    }

    /// That no app was opened.
    public func expectNoLaunch(file: StaticString = #fileID, line: UInt = #line) throws {
        let turn = try turn(file, line)
        guard let opened = turn.openedApps.first else { return }
        throw failure("no app to be opened", "\(opened.app) was", file, line)
    }

    /// Exactly these calls in this order: `resolve dropOffLocation`, `confirm`, `handle`.
    public func expectCalls(_ names: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        let actual = try turn(file, line).calls.map(\.call.methodName)
        guard actual == names else { throw failure("the calls \(names)", "\(actual)", file, line) }
    }

    private func expectShown(_ parts: [String], in turn: Turn, _ file: StaticString, _ line: UInt) throws {
        let shown = turn.messages.map(\.rendered).flatMap { message in
            [message.spoken, message.shown] + message.choices + (message.card?.rows.map { "\($0.label): \($0.value)" } ?? [])
        }
        for part in parts where !shown.contains(where: { $0.contains(part) }) {
            throw failure("\"\(part)\" to be conveyed", shown.joined(separator: " | "), file, line)
        }
    }

    private func ending(of turn: Turn) -> String {
        if let prompt = turn.prompt { return describe(prompt) }
        if let outcome = turn.outcome {
            let code = outcome.response.flatMap { codeName($0, of: outcome.intent) }
            return "the request ended as \(outcome.kind)" + (code.map { " with .\($0)" } ?? "")
        }
        return turn.messages.last.map { "\"\($0.rendered.shown)\"" } ?? "nothing"
    }

    private func describe(_ prompt: Prompt) -> String {
        switch prompt.question.kind {
        case .confirmRequest: "to be asked to confirm the request"
        case .confirmValue: "to be asked whether the \(prompt.question.parameter ?? "value") is right"
        case .choice(let values): "a choice among \(values.count) for \(prompt.question.parameter ?? "?")"
        case .value: "a question about \(prompt.question.parameter ?? "?")"
        case .chooseApp: "a choice of apps"
        case .unlock: "to be asked to unlock the device"
        }
    }
}
