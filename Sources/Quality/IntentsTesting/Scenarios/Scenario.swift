/// A conversation as a sequence of steps: utterances, time, and expectations.
///
///     let booking = Scenario("a ride to the airport") {
///         Say("book me a ride")
///         Expect(.prompt(for: "dropOffLocation"))
///         Answer("the airport")
///         Expect(.confirmation(showing: ["$12.40"]))
///         Expect(.notCalled(["handle"]))
///         Answer("yes")
///         Expect(.response("success"))
///     }
///     try await booking.run(with: TestApp(RideExtension.self, intents: [INRequestRideIntent.self]))
///
/// Scenarios can also be written as YAML; see ``ScenarioFile``.
public struct Scenario: Sendable {
    /// An action or an expectation.
    public enum Step: Hashable, Sendable {
        /// The person says something.
        case say(String)
        /// The person answers the open question; fails if there is none.
        case answer(String)
        /// Time advances by that many seconds.
        case wait(seconds: Double)
        /// The device is locked or unlocked.
        case setLocked(Bool)
        /// An expectation about the last action.
        case expect(Scenario.Expectation)
    }

    /// A step and its location.
    public struct Line: Hashable, Sendable {
        /// The step.
        public var step: Step
        /// The file and the line, such as `RideTests/Booking.swift:12`.
        public var location: String

        public init(_ step: Step, location: String) {
            self.step = step
            self.location = location
        }
    }

    /// The scenario's name.
    public var name: String
    /// The file and line of the scenario.
    public var location: String
    /// The environment of the conversation.
    public var surroundings: TestSurroundings
    /// The steps with their locations.
    public var lines: [Line]

    /// Creates a scenario from its steps.
    ///
    /// - Parameters:
    ///   - file: the file of the scenario, for failures.
    ///   - line: the line of the scenario, for failures.
    ///   - steps: the steps of the scenario.
    public init(
        _ name: String, _ surroundings: TestSurroundings = TestSurroundings(), file: StaticString = #fileID, line: UInt = #line,
        @ScenarioBuilder steps: () -> [Line]
    ) {
        self.init(name, surroundings, location: "\(file):\(line)", lines: steps())
    }

    public init(_ name: String, _ surroundings: TestSurroundings = TestSurroundings(), location: String, lines: [Line]) {
        self.name = name
        self.location = location
        self.surroundings = surroundings
        self.lines = lines
    }
}
