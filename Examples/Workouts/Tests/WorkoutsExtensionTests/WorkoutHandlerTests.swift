import Intents
import Testing
import WorkoutsApp
import WorkoutsCore

@testable import WorkoutsExtension

@Suite("What Stride answers", .serialized)
struct WorkoutHandlerTests {
    /// 5 January 2026, 9:00 in Los Angeles: conversations of the same test run stand at that time, too.
    private static let now = Date(timeIntervalSince1970: 1_767_632_400)

    /// Everything happens in a folder that belongs to this run.
    init() {
        _ = Self.folder
        StrideClock.set { Self.now }
    }

    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("workouts-\(UUID().uuidString)").path
        setenv("XDG_DATA_HOME", path, 1)
        return path
    }()

    private static func start(
        _ name: String?, _ value: Double? = nil, _ unit: INWorkoutGoalUnitType = .unknown,
        _ place: INWorkoutLocationType = .unknown,
        isOpenEnded: Bool? = nil
    ) -> INStartWorkoutIntent {
        INStartWorkoutIntent(
            workoutName: name.map { INSpeakableString(spokenPhrase: $0) }, goalValue: value, workoutGoalUnitType: unit,
            workoutLocationType: place, isOpenEnded: isOpenEnded)
    }

    @Test("A workout goes by its names; for another name a few are offered")
    func names() async {
        let handler = StartWorkoutHandler()
        let kinds = WorkoutKind.all.map(\.speakableName)
        #expect(await handler.resolveWorkoutName(for: Self.start(nil)) == .needsValue())
        #expect(await handler.resolveWorkoutName(for: Self.start("jogging")) == .success(with: kinds[0]))
        #expect(await handler.resolveWorkoutName(for: Self.start("chess")) == .disambiguation(with: Array(kinds.prefix(5))))
    }

    @Test(
        "A goal is taken within reach, asked for when half of it is missing, and not asked for at all without one",
        arguments: [
            (start("run"), .notRequired(), .notRequired()),
            (start("run", 5000, .meter), .success(with: 5000), .success(with: .meter)),
            (start("run", nil, .mile), .needsValue(), .notRequired()), (start("run", 5), .success(with: 5), .needsValue()),
            (start("run", 0, .mile), .unsupported(), .success(with: .mile)),
            (start("run", .nan, .mile), .unsupported(), .success(with: .mile)),
            (start("run", 9000, .mile), .unsupported(), .success(with: .mile)),
            (start("yoga", 3, .mile), .success(with: 3), .unsupported()),
            (start("run", 5, .mile, isOpenEnded: true), .notRequired(), .notRequired()),
        ] as [(INStartWorkoutIntent, INDoubleResolutionResult, INWorkoutGoalUnitTypeResolutionResult)])
    func goals(intent: INStartWorkoutIntent, value: INDoubleResolutionResult, unit: INWorkoutGoalUnitTypeResolutionResult) async {
        #expect(await StartWorkoutHandler().resolveGoalValue(for: intent) == value)
        #expect(await StartWorkoutHandler().resolveWorkoutGoalUnitType(for: intent) == unit)
    }

    @Test("A place must suit the workout, and what has no goal is open-ended")
    func places() async {
        let handler = StartWorkoutHandler()
        #expect(
            await handler.resolveWorkoutLocationType(for: Self.start("run", nil, .unknown, .indoor)) == .success(with: .indoor))
        #expect(await handler.resolveWorkoutLocationType(for: Self.start("hike", nil, .unknown, .indoor)) == .unsupported())
        #expect(await handler.resolveWorkoutLocationType(for: Self.start("run")) == .notRequired())
        #expect(await handler.resolveIsOpenEnded(for: Self.start("run")) == .success(with: true))
        #expect(await handler.resolveIsOpenEnded(for: Self.start("run", 5, .mile)) == .success(with: false))
    }

    @Test("HAN-05 the app starts what the extension hands over, once, and the extension commands it")
    func life() async throws {
        let intent = Self.start("run", 5000, .meter, .outdoor)
        #expect(await StartWorkoutHandler().confirm(intent: intent).code == .ready)
        let response = await StartWorkoutHandler().handle(intent: intent)
        let activity = try #require(response.userActivity)
        #expect(response.code == .continueInApp)
        #expect(try WorkoutService.shared().current() == nil)
        let app = WorkoutsApplication()
        #expect(app.application(continue: activity) && app.application(continue: activity))
        let goal = Goal(value: 5000, unit: .metre)
        #expect(try WorkoutService.shared().current()?.plan == WorkoutPlan(kind: "run", goal: goal, place: .outdoor))
        #expect(await StartWorkoutHandler().confirm(intent: intent).code == .failureOngoingWorkout)
        let run = INSpeakableString(spokenPhrase: "running")
        let handler = WorkoutCommandHandler()
        #expect(answer { handler.handle(intent: INPauseWorkoutIntent(workoutName: run), completion: $0) }?.code == .success)
        #expect(try WorkoutService.shared().current()?.state == .paused)
        #expect(answer { handler.handle(intent: INResumeWorkoutIntent(workoutName: nil), completion: $0) }?.code == .success)
        let swim = INEndWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "swim"))
        #expect(answer { handler.handle(intent: swim, completion: $0) }?.code == .failureNoMatchingWorkout)
        #expect(answer { handler.handle(intent: INEndWorkoutIntent(workoutName: nil), completion: $0) }?.code == .success)
        #expect(try WorkoutService.shared().latest()?.state == .ended)
    }

    @Test("Without a workout nothing can be commanded")
    func nothingUnderWay() {
        let handler = WorkoutCommandHandler()
        #expect(
            answer { handler.confirm(intent: INPauseWorkoutIntent(workoutName: nil), completion: $0) }?.code
                == .failureNoMatchingWorkout)
        #expect(
            answer { handler.handle(intent: INResumeWorkoutIntent(workoutName: nil), completion: $0) }?.code
                == .failureNoMatchingWorkout)
        #expect(
            answer { handler.confirm(intent: INEndWorkoutIntent(workoutName: nil), completion: $0) }?.code
                == .failureNoMatchingWorkout)
        let cancel = INCancelWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "chess"))
        #expect(answer { handler.handle(cancelWorkout: cancel, completion: $0) }?.code == .failureNoMatchingWorkout)
    }
}

/// What a method with a completion handler answers before it returns; `nil` when it does not.
func answer<Answer>(_ call: (@escaping (Answer) -> Void) -> Void) -> Answer? {
    var answer: Answer?
    call { answer = $0 }
    return answer
}
