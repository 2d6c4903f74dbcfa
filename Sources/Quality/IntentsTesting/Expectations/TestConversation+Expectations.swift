public import IntentSchema
public import Intents

// Each expectation is about the last step: what was said last, or what happened while time passed.
extension TestConversation {
    /// That the last step was as described.
    ///
    /// - Throws: `ExpectationFailure` when it was not.
    public func expect(_ expectation: Scenario.Expectation, file: StaticString = #fileID, line: UInt = #line) throws {
        guard let mismatch = transcriptOfSteps.mismatch(expectation) else { return }
        throw failure(mismatch, at: "\(file):\(line)")
    }

    /// A question for a value of the parameter, or for one of these choices.
    ///
    /// - Parameters:
    ///   - choices: what the choices offered say, in order, each as a part of its label; `nil` for any.
    ///   - text: parts of what is said.
    public func expectPrompt(
        for parameter: String, choices: [String]? = nil, saying text: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.prompt(for: parameter, choices: choices, saying: text), file: file, line: line)
    }

    /// A question whether the value that the app offered for the parameter is right.
    public func expectValueConfirmation(
        of parameter: String, saying text: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.valueConfirmation(of: parameter, saying: text), file: file, line: line)
    }

    /// A question whether to carry out the whole request, with these details in words or on the card.
    public func expectConfirmation(showing details: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.confirmation(showing: details), file: file, line: line)
    }

    /// The app's response with that code, with these details in words or on the card.
    ///
    /// - Parameter code: the code's name, such as `success`.
    public func expectResponse(
        _ code: String, showing details: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.response(code, showing: details), file: file, line: line)
    }

    /// An end of the request of that kind, with these words.
    public func expectOutcome(
        _ kind: Outcome.Kind, showing details: String..., file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expect(.outcome(kind, showing: details), file: file, line: line)
    }

    /// Something conveyed in the turn that holds these words, whatever it was.
    public func expectWords(_ text: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.words(text), file: file, line: line)
    }

    /// The parent app opened with an activity of that type, whose `userInfo` holds at least these texts.
    ///
    /// - Returns: the activity as the app gets it.
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

    /// That no app was opened.
    public func expectNoLaunch(file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.noLaunch, file: file, line: line)
    }

    /// Exactly these calls in this order: `resolve dropOffLocation`, `confirm`, `handle`.
    public func expectCalls(_ names: String..., file: StaticString = #fileID, line: UInt = #line) throws {
        try expect(.calls(names), file: file, line: line)
    }
}
