import Intents
import WorkoutsCore

/// Sees to it that a workout can be started, and has the app start it.
final class StartWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        guard let name = intent.workoutName else { return .needsValue() }
        if let kind = WorkoutKind(name) { return .success(with: kind.speakableName) }
        // Nobody listens to a list of ten.
        return .disambiguation(with: WorkoutKind.all.prefix(5).map(\.speakableName))
    }

    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
        guard intent.isOpenEnded != true else { return .notRequired() }
        guard let value = intent.goalValue else {
            // "Start a run" has no goal; "a run of some miles" lacks its value.
            return intent.workoutGoalUnitType == .unknown ? .notRequired() : .needsValue()
        }
        guard value > 0 else { return .unsupported() }
        guard let unit = Goal.Unit(intent.workoutGoalUnitType) else { return .success(with: value) }
        return Goal(value: value, unit: unit).isWithinReach ? .success(with: value) : .unsupported()
    }

    func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult {
        guard intent.isOpenEnded != true, intent.goalValue != nil else { return .notRequired() }
        guard let unit = Goal.Unit(intent.workoutGoalUnitType) else { return .needsValue() }
        let kind = intent.workoutName.flatMap(WorkoutKind.init)
        guard kind == nil || kind?.dimensions.contains(unit.dimension) == true else { return .unsupported() }
        return .success(with: intent.workoutGoalUnitType)
    }

    func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult {
        guard let place = WorkoutPlace(intent.workoutLocationType) else { return .notRequired() }
        let kind = intent.workoutName.flatMap(WorkoutKind.init)
        guard kind == nil || kind?.places.contains(place) == true else { return .unsupported() }
        return .success(with: intent.workoutLocationType)
    }

    func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
        .success(with: intent.isOpenEnded ?? (intent.goalValue == nil))
    }

    func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        do {
            guard let plan = intent.plan else {
                return INStartWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)
            }
            try WorkoutService.shared().check(plan)
            return INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
        } catch {
            error.log(in: "confirm(StartWorkout)")
            return INStartWorkoutIntentResponse(code: error.startCode, userActivity: nil)
        }
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        guard let plan = intent.plan else {
            return INStartWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)
        }
        let activity = NSUserActivity(activityType: StartActivity.activityType)
        activity.title = WorkoutKind.kind(id: plan.kind)?.name
        activity.userInfo = StartActivity(plan: plan, operation: intent.identifier ?? UUID().uuidString).userInfo
        // Sensors and timers are the app's business.
        return INStartWorkoutIntentResponse(code: .continueInApp, userActivity: activity)
    }
}

extension INStartWorkoutIntent {
    /// What is to be started; `nil` without a known kind of workout.
    var plan: WorkoutPlan? {
        guard let kind = workoutName.flatMap(WorkoutKind.init) else { return nil }
        var plan = WorkoutPlan(kind: kind.id, place: WorkoutPlace(workoutLocationType))
        if isOpenEnded != true, let goalValue, let unit = Goal.Unit(workoutGoalUnitType) {
            plan.goal = Goal(value: goalValue, unit: unit)
        }
        return plan
    }
}

extension WorkoutError {
    var startCode: INStartWorkoutIntentResponseCode {
        switch code {
        case .ongoingWorkout: .failureOngoingWorkout
        case .noMatchingWorkout, .unknownKind: .failureNoMatchingWorkout
        default: .failure
        }
    }
}
