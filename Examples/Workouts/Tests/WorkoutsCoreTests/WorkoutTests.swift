import Foundation
import Synchronization
import Testing
import WorkoutsCore

@Suite("Workouts")
struct WorkoutTests {
    @Test("A workout goes on, rests and ends, and only its active time counts")
    func life() throws {
        let gym = try Gym()
        let plan = WorkoutPlan(kind: "run", goal: Goal(value: 5000, unit: .metre))
        let workout = try gym.service.start(plan, operation: "start")
        let steps: [(minutes: Double, command: WorkoutCommand, state: Workout.State, active: Double)] = [
            (10, .pause, .paused, 10), (5, .pause, .paused, 10), (5, .resume, .running, 10), (10, .resume, .running, 20),
            (1, .pause, .paused, 21), (9, .end, .ended, 21),
        ]
        for (index, step) in steps.enumerated() {
            gym.advance(minutes: step.minutes)
            let after = try gym.service.perform(
                step.command, kind: index.isMultiple(of: 2) ? nil : "run", operation: "step \(index)")
            #expect(after.id == workout.id)
            #expect(after.state == step.state)
            #expect(after.activeDuration(at: gym.now) == step.active * 60)
        }
        #expect(try gym.service.current() == nil)
        #expect(try gym.service.latest()?.activeDuration(at: gym.now.addingTimeInterval(9999)) == 21 * 60)
    }

    @Test("The same operation takes effect once")
    func repetition() throws {
        let gym = try Gym()
        let workout = try gym.service.start(WorkoutPlan(kind: "walk"), operation: "a")
        #expect(try gym.service.start(WorkoutPlan(kind: "walk"), operation: "a") == workout)
        let ended = try gym.service.perform(.end, kind: nil, operation: "b")
        _ = try gym.service.start(WorkoutPlan(kind: "yoga"), operation: "c")
        #expect(try gym.service.perform(.end, kind: nil, operation: "b") == ended)
        #expect(try gym.service.start(WorkoutPlan(kind: "walk"), operation: "a") == ended)
        #expect(try gym.service.current()?.plan.kind == "yoga")
    }

    @Test("Without a matching workout nothing can be paused, resumed, ended or cancelled", arguments: WorkoutCommand.allCases)
    func nothingUnderWay(command: WorkoutCommand) throws {
        let gym = try Gym()
        #expect(code { try gym.service.perform(command, kind: nil, operation: "a") } == .noMatchingWorkout)
        let workout = try gym.service.start(WorkoutPlan(kind: "run"), operation: "b")
        #expect(code { try gym.service.perform(command, kind: "swim", operation: "c") } == .noMatchingWorkout)
        #expect(code { try gym.service.matching(kind: "swim") } == .noMatchingWorkout)
        #expect(try gym.service.current() == workout)
    }

    @Test(
        "A plan that makes no sense is refused with its reason",
        arguments: [
            (WorkoutPlan(kind: "run", goal: Goal(value: 0, unit: .metre)), WorkoutError.Code.goalOutOfReach),
            (WorkoutPlan(kind: "run", goal: Goal(value: -5, unit: .mile)), .goalOutOfReach),
            (WorkoutPlan(kind: "run", goal: Goal(value: .nan, unit: .mile)), .goalOutOfReach),
            (WorkoutPlan(kind: "run", goal: Goal(value: .infinity, unit: .hour)), .goalOutOfReach),
            (WorkoutPlan(kind: "run", goal: Goal(value: 311, unit: .mile)), .goalOutOfReach),
            (WorkoutPlan(kind: "run", goal: Goal(value: 310, unit: .mile)), nil),
            (WorkoutPlan(kind: "yoga", goal: Goal(value: 3, unit: .mile)), .goalDoesNotFit),
            (WorkoutPlan(kind: "yoga", goal: Goal(value: 45, unit: .minute), place: .outdoor), nil),
            (WorkoutPlan(kind: "elliptical", place: .outdoor), .placeDoesNotFit), (WorkoutPlan(kind: "chess"), .unknownKind),
        ] as [(WorkoutPlan, WorkoutError.Code?)])
    func refusals(plan: WorkoutPlan, expected: WorkoutError.Code?) throws {
        let gym = try Gym()
        #expect(code { try gym.service.check(plan) } == expected)
        #expect(code { try gym.service.start(plan, operation: "a") } == expected)
        #expect(try gym.service.current()?.plan == (expected == nil ? plan : nil))
        if expected == nil { #expect(code { try gym.service.check(plan) } == .ongoingWorkout) }
    }

    @Test(
        "A kind goes by its name and its synonyms",
        arguments: [
            ("run", "run"), ("Jogging", "run"), ("running workout", "run"), ("HIIT", "intervals"), ("bike  ride", "cycle"),
            ("chess", nil), ("", nil), ("workout", nil),
        ] as [(String, String?)])
    func names(words: String, id: String?) {
        #expect(WorkoutKind.kind(called: words)?.id == id)
    }

    @Test("What the extension hands over is what the app reads")
    func activity() {
        let goals = [nil, Goal(value: 5000, unit: .metre), Goal(value: 2.5, unit: .hour)]
        for goal in goals {
            let activity = StartActivity(plan: WorkoutPlan(kind: "run", goal: goal, place: .outdoor), operation: "a")
            #expect(StartActivity(userInfo: activity.userInfo) == activity)
        }
        #expect(
            StartActivity(userInfo: ["kind": "run", "operation": "a", "goalValue": 5, "goalUnit": "mile"])?.plan.goal?.value == 5)
        for info in [nil, [:], ["kind": "run"], ["kind": 5, "operation": "a"]] as [[AnyHashable: Any]?] {
            #expect(StartActivity(userInfo: info) == nil)
        }
    }

    @Test("A broken database is an error, not a crash")
    func brokenDatabase() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workouts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 0x5A, count: 5000).write(to: folder.appendingPathComponent("workouts.sqlite"))
        #expect(code { try WorkoutService(folder: folder) } == .storage)
    }
}

/// A service with a database of its own that goes away with the test, and a clock that stands still until it is told to go on.
final class Gym: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workouts-\(UUID().uuidString)")
    let service: WorkoutService
    private let clock: Clock

    private final class Clock: Sendable {
        let instant = Mutex(Date(timeIntervalSince1970: 1_772_481_600))
    }

    init() throws {
        let clock = Clock()
        self.clock = clock
        service = try WorkoutService(folder: folder) { clock.instant.withLock { $0 } }
    }

    var now: Date { clock.instant.withLock { $0 } }

    func advance(minutes: Double) {
        clock.instant.withLock { $0 = $0.addingTimeInterval(minutes * 60) }
    }

    deinit {
        // What is left behind is the system's to clear.
        try? FileManager.default.removeItem(at: folder)
    }
}

/// The code of the error thrown; `nil` when none was.
func code<Value>(_ body: () throws -> Value) -> WorkoutError.Code? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? WorkoutError)?.code
    }
}
