import Foundation
import GRDB

/// What Stride can do, for the app and for its extension.
///
/// A service is cheap to make and keeps nothing but its database; it may be used from several processes at once.
public struct WorkoutService: Sendable {
    private let store: WorkoutStore
    private let now: @Sendable () -> Date

    /// The group that the app and its extension share their folder in.
    public static let groupIdentifier = "group.org.errand.examples.workouts"

    /// - Parameter folder: where the database lies or is to be made.
    /// - Throws: `WorkoutError` with code `storage`.
    public init(folder: URL, now: @escaping @Sendable () -> Date = StrideClock.now) throws(WorkoutError) {
        do {
            store = try WorkoutStore.open(in: folder)
        } catch {
            throw WorkoutError(
                .storage, "the database of workouts cannot be opened; check its folder's space and permissions", cause: error)
        }
        self.now = now
    }

    /// The workout under way, running or paused; `nil` when there is none.
    public func current() throws(WorkoutError) -> Workout? {
        try transaction { database, _ in try WorkoutStore.current(in: database) }
    }

    /// The workout that was started last, over or not; `nil` when none ever was.
    public func latest() throws(WorkoutError) -> Workout? {
        try transaction { database, _ in try WorkoutStore.latest(in: database) }
    }

    /// Whether the plan could be started now.
    ///
    /// - Throws: `WorkoutError`, such as `ongoingWorkout` or `goalDoesNotFit`.
    public func check(_ plan: WorkoutPlan) throws(WorkoutError) {
        try transaction { database, _ in try check(plan, in: database) }
    }

    /// Starts a workout, once an operation: starting again returns the same one.
    public func start(_ plan: WorkoutPlan, operation: String) throws(WorkoutError) -> Workout {
        try transaction { database, instant in
            if let workout = try WorkoutStore.workout(of: operation, in: database) { return workout }
            try check(plan, in: database)
            let workout = try WorkoutStore.insert(plan, at: instant, in: database)
            try WorkoutStore.note(operation, on: workout, in: database)
            return workout
        }
    }

    /// Whether there is a workout under way that the command can be given to.
    ///
    /// - Parameter kind: the identifier of the kind meant; `nil` means whichever is under way.
    /// - Throws: `WorkoutError` with code `noMatchingWorkout` or `storage`.
    public func matching(kind: String?) throws(WorkoutError) -> Workout {
        try transaction { database, _ in try matching(kind, in: database) }
    }

    /// Gives the command, once an operation: giving it again changes nothing.
    ///
    /// - Throws: `WorkoutError` with code `noMatchingWorkout` or `storage`.
    public func perform(_ command: WorkoutCommand, kind: String?, operation: String) throws(WorkoutError) -> Workout {
        try transaction { database, instant in
            if let workout = try WorkoutStore.workout(of: operation, in: database) { return workout }
            let workout = try matching(kind, in: database).after(command, at: instant)
            try WorkoutStore.update(workout, in: database)
            try WorkoutStore.note(operation, on: workout, in: database)
            return workout
        }
    }

    private func matching(_ kind: String?, in database: Database) throws -> Workout {
        guard let workout = try WorkoutStore.current(in: database), kind == nil || kind == workout.plan.kind else {
            throw WorkoutError(.noMatchingWorkout, "no such workout is under way")
        }
        return workout
    }

    private func check(_ plan: WorkoutPlan, in database: Database) throws {
        guard let kind = WorkoutKind.kind(id: plan.kind) else {
            throw WorkoutError(.unknownKind, "there is no workout '\(plan.kind)'")
        }
        if let goal = plan.goal {
            guard goal.isWithinReach else { throw WorkoutError(.goalOutOfReach, "that is no goal for one day") }
            guard kind.dimensions.contains(goal.unit.dimension) else {
                throw WorkoutError(.goalDoesNotFit, "\(kind.name) is not measured in \(goal.unit.dimension.rawValue)")
            }
        }
        if let place = plan.place, !kind.places.contains(place) {
            throw WorkoutError(.placeDoesNotFit, "\(kind.name) is not done \(place.rawValue)s")
        }
        guard try WorkoutStore.current(in: database) == nil else {
            throw WorkoutError(.ongoingWorkout, "a workout is under way; end or cancel it first")
        }
    }

    /// What fails is undone as a whole.
    private func transaction<Value>(_ body: (Database, Date) throws -> Value) throws(WorkoutError) -> Value {
        let instant = now()
        do {
            return try store.queue.write { try body($0, instant) }
        } catch {
            throw error as? WorkoutError
                ?? WorkoutError(.storage, "the database of workouts failed; try again later", cause: error)
        }
    }
}
