/// Something that can stand in the braces of a ``Scenario``.
public protocol ScenarioElement {
    var lines: [Scenario.Line] { get }
}

/// Says something, as a person would.
public struct Say: ScenarioElement {
    public let lines: [Scenario.Line]

    public init(_ utterance: String, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.say(utterance), location: "\(file):\(line)")]
    }
}

/// Answers the open question; a failure when none is open.
public struct Answer: ScenarioElement {
    public let lines: [Scenario.Line]

    public init(_ utterance: String, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.answer(utterance), location: "\(file):\(line)")]
    }
}

/// Lets the test's time pass, without waiting for it.
public struct Wait: ScenarioElement {
    public let lines: [Scenario.Line]

    public init(seconds: Double, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.wait(seconds: seconds), location: "\(file):\(line)")]
    }
}

/// Locks or unlocks the device.
public struct SetLocked: ScenarioElement {
    public let lines: [Scenario.Line]

    public init(_ isLocked: Bool, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.setLocked(isLocked), location: "\(file):\(line)")]
    }
}

/// Expects something of the step before.
public struct Expect: ScenarioElement {
    public let lines: [Scenario.Line]

    public init(_ expectation: Scenario.Expectation, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.expect(expectation), location: "\(file):\(line)")]
    }
}

/// Puts the elements in the braces of a ``Scenario`` together.
@resultBuilder
public enum ScenarioBuilder {
    public static func buildExpression(_ element: some ScenarioElement) -> [Scenario.Line] { element.lines }
    /// Steps that several scenarios share.
    public static func buildExpression(_ lines: [Scenario.Line]) -> [Scenario.Line] { lines }
    public static func buildBlock(_ parts: [Scenario.Line]...) -> [Scenario.Line] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Scenario.Line]?) -> [Scenario.Line] { part ?? [] }
    public static func buildEither(first: [Scenario.Line]) -> [Scenario.Line] { first }
    public static func buildEither(second: [Scenario.Line]) -> [Scenario.Line] { second }
    public static func buildArray(_ parts: [[Scenario.Line]]) -> [Scenario.Line] { parts.flatMap { $0 } }
}
