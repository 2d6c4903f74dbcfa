/// An element in the braces of a ``Scenario``.
public protocol ScenarioElement {
    /// The steps of the element.
    var lines: [Scenario.Line] { get }
}

/// The person says something.
public struct Say: ScenarioElement {
    /// The step and its location.
    public let lines: [Scenario.Line]

    /// Creates the step; `file` and `line` are its location in failures.
    public init(_ utterance: String, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.say(utterance), location: "\(file):\(line)")]
    }
}

/// The person answers the open question; fails if there is none.
public struct Answer: ScenarioElement {
    /// The step and its location.
    public let lines: [Scenario.Line]

    /// Creates the step; `file` and `line` are its location in failures.
    public init(_ utterance: String, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.answer(utterance), location: "\(file):\(line)")]
    }
}

/// Advances virtual time.
public struct Wait: ScenarioElement {
    /// The step and its location.
    public let lines: [Scenario.Line]

    /// Creates the step; `file` and `line` are its location in failures.
    public init(seconds: Double, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.wait(seconds: seconds), location: "\(file):\(line)")]
    }
}

/// Locks or unlocks the device.
public struct SetLocked: ScenarioElement {
    /// The step and its location.
    public let lines: [Scenario.Line]

    /// Creates the step; `file` and `line` are its location in failures.
    public init(_ isLocked: Bool, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.setLocked(isLocked), location: "\(file):\(line)")]
    }
}

/// An expectation about the previous step.
public struct Expect: ScenarioElement {
    /// The step and its location.
    public let lines: [Scenario.Line]

    /// Creates the step; `file` and `line` are its location in failures.
    public init(_ expectation: Scenario.Expectation, file: StaticString = #fileID, line: UInt = #line) {
        lines = [Scenario.Line(.expect(expectation), location: "\(file):\(line)")]
    }
}

/// Combines the elements in the braces of a ``Scenario``.
@resultBuilder
public enum ScenarioBuilder {
    /// The steps of an element.
    public static func buildExpression(_ element: some ScenarioElement) -> [Scenario.Line] { element.lines }
    /// Steps shared by several scenarios.
    public static func buildExpression(_ lines: [Scenario.Line]) -> [Scenario.Line] { lines }
    /// The steps of all elements in order.
    public static func buildBlock(_ parts: [Scenario.Line]...) -> [Scenario.Line] { parts.flatMap { $0 } }
    /// The steps of an `if` without `else`.
    public static func buildOptional(_ part: [Scenario.Line]?) -> [Scenario.Line] { part ?? [] }
    /// The steps of a first branch.
    public static func buildEither(first: [Scenario.Line]) -> [Scenario.Line] { first }
    /// The steps of a second branch.
    public static func buildEither(second: [Scenario.Line]) -> [Scenario.Line] { second }
    /// The steps of a loop.
    public static func buildArray(_ parts: [[Scenario.Line]]) -> [Scenario.Line] { parts.flatMap { $0 } }
}
