/// A conversation written down step by step: what is said, what time passes, and what is expected of the app.
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
/// The same can be written as YAML; see ``ScenarioFile``.
public struct Scenario: Sendable {
    /// One thing that is done or expected.
    public enum Step: Hashable, Sendable {
        case say(String)
        /// The same, when a question is open; a failure when none is.
        case answer(String)
        case wait(seconds: Double)
        case setLocked(Bool)
        case expect(Scenario.Expectation)
    }

    /// A step and where it is written.
    public struct Line: Hashable, Sendable {
        public var step: Step
        /// The file and the line, such as `RideTests/Booking.swift:12`.
        public var location: String

        public init(_ step: Step, location: String) {
            self.step = step
            self.location = location
        }
    }

    public var name: String
    /// Where it is written.
    public var location: String
    public var surroundings: TestSurroundings
    public var lines: [Line]

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
