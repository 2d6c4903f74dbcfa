import IntentSchema
import Testing

@testable import Understanding

/// A workout that is to have two goals, of which it takes one.
struct TwoGoalsTests {
    private static let run: [String: ParameterValue] = [
        "workoutName": .record(.speakableString("Run")), "goalValue": .double(10_000), "workoutGoalUnitType": .integer(2),
    ]

    private static func read(_ said: String, asked: Bool) throws -> DialogueAct? {
        var context = Fixtures.context
        if asked {
            context.question = Question(kind: .confirmReading, intent: "INStartWorkoutIntent")
            context.parameters = run
        } else {
            context.recent = [Record("INStartWorkoutIntent", run), Record("INStartWorkoutIntentResponse")]
        }
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static let goals = ["8 and an hour max", "8k and an hour", "5 miles and half an hour tops", "6 and 40 minutes"]

    @Test("two goals are not put together to one", arguments: goals)
    func together(goals: String) throws {
        if case .correction(let values)? = try Self.read("make it \(goals)", asked: true) {
            Issue.record("'\(goals)' became \(values)")
        }
    }

    @Test(
        "one goal is taken as it is", arguments: [("8k", 8_000.0), ("5 miles", 5), ("30 minutes", 30), ("8 kilometers", 8_000)])
    func one(goal: String, value: Double) throws {
        guard case .correction(let values)? = try Self.read("make it \(goal)", asked: true) else {
            Issue.record("'\(goal)' changes nothing")
            return
        }
        #expect(values["goalValue"]?.double == value, "'\(goal)'")
    }

    @Test("a workout that goes on cannot be changed, which is said", arguments: ["an hour max", "8 and an hour max", "5k tops"])
    func ongoing(goal: String) throws {
        #expect(try Self.read("make it \(goal)", asked: false) == .notUnderstood(.cannotChange(intent: "INStartWorkoutIntent")))
    }
}
