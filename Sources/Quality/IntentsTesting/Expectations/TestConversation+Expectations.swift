public import IntentSchema
public import Intents

// Each expectation applies to the last step: the last utterance, or everything that happened during a wait.
extension TestConversation {
    /// Checks an expectation.
    ///
    /// - Throws: `ExpectationFailure` if it does not hold.
    public func expect(_ expectation: Scenario.Expectation, file: StaticString = #fileID, line: UInt = #line) throws {
        guard let mismatch = transcriptOfSteps.mismatch(expectation) else { return }
        throw failure(mismatch, at: "\(file):\(line)")
    }

    /// Expects a question about the parameter, optionally with choices.
    ///
    /// - Parameters:
    ///   - choices: a part of each choice's label, in order; `nil` for any choices.
    ///   - text: parts of the spoken text.
    public func expectPrompt(
        for parameter: String, choices: [String]? = nil, saying text: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.prompt(for: parameter, choices: choices, saying: text), file: file, line: line)
    }

    /// Expects a question whether the app's value for the parameter is right.
    public func expectValueConfirmation(
        of parameter: String, saying text: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.valueConfirmation(of: parameter, saying: text), file: file, line: line)
    }

    /// Expects a question whether the app may use this, with these words.
    public func expectPermissionQuestion(
        _ permission: Permission, saying text: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.permissionQuestion(permission, saying: text), file: file, line: line)
    }

    /// Expects a question whether to carry out the request, with these details in words or on the card.
    public func expectConfirmation(showing details: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.confirmation(showing: details), file: file, line: line)
    }

    /// Expects a response with that code, with these details in words or on the card.
    ///
    /// - Parameter code: the code's name, such as `success`.
    public func expectResponse(
        _ code: String, showing details: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.response(code, showing: details), file: file, line: line)
    }

    /// Expects an outcome of that kind, with these words.
    public func expectOutcome(
        _ kind: Outcome.Kind, showing details: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.outcome(kind, showing: details), file: file, line: line)
    }

    /// Expects a message that contains these words.
    public func expectWords(_ text: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.words(text), file: file, line: line)
    }

    /// Expects that the parent app was opened with an activity of that type, whose `userInfo` contains at least these texts.
    ///
    /// - Returns: the activity that the app received.
    @discardableResult
    public func expectLaunch(
        activityType: String? = nil, userInfo: [String: String] = [:], file: StaticString = #fileID, line: UInt = #line
    ) throws -> NSUserActivity {
        try expect(.launch(activityType: activityType, userInfo: userInfo), file: file, line: line)
        guard let record = transcriptOfSteps.last.openedApps.last?.activity else {
            throw failure(Mismatch(expected: "the app to be opened", actual: "it was not"), at: "\(file):\(line)")
        }
        return NSUserActivity(_record: record)
    }

    /// Expects that no app was opened.
    public func expectNoLaunch(file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.noLaunch, file: file, line: line)
    }

    /// Expects exactly these calls in this order: `resolve dropOffLocation`, `confirm`, `handle`.
    public func expectCalls(_ names: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.calls(names), file: file, line: line)
    }
}
