import Intents
import WorkoutsCore

/// Pauses, resumes, ends and cancels the workout under way.
final class WorkoutCommandHandler: NSObject {
    private enum Outcome {
        case done, noMatchingWorkout, failed
    }

    /// Whether the command could be given, or, with an operation, gives it.
    private func attempt(_ command: WorkoutCommand, _ name: INSpeakableString?, operation: String?) -> Outcome {
        do {
            let service = try WorkoutService.shared()
            let kind = name.flatMap(WorkoutKind.init)
            guard name == nil || kind != nil else { return .noMatchingWorkout }
            if let operation {
                _ = try service.perform(command, kind: kind?.id, operation: operation)
            } else {
                _ = try service.matching(kind: kind?.id)
            }
            return .done
        } catch {
            error.log(in: "\(command)Workout")
            return error.code == .noMatchingWorkout ? .noMatchingWorkout : .failed
        }
    }

    /// The name that was said, else that of the workout under way, so that the answer can name it.
    private func resolution(of name: INSpeakableString?) -> INSpeakableStringResolutionResult {
        if let name { return .success(with: name) }
        let current = try? WorkoutService.shared().current()
        guard let kind = current.flatMap({ WorkoutKind.kind(id: $0.plan.kind) }) else { return .notRequired() }
        return .success(with: kind.speakableName)
    }
}

extension WorkoutCommandHandler: INPauseWorkoutIntentHandling {
    func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(resolution(of: intent.workoutName))
    }

    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        let code: INPauseWorkoutIntentResponseCode = code(attempt(.pause, intent.workoutName, operation: nil), .ready)
        completion(INPauseWorkoutIntentResponse(code: code, userActivity: nil))
    }

    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        let code: INPauseWorkoutIntentResponseCode = code(
            attempt(.pause, intent.workoutName, operation: intent.operation), .success)
        completion(INPauseWorkoutIntentResponse(code: code, userActivity: nil))
    }

    private func code(_ outcome: Outcome, _ good: INPauseWorkoutIntentResponseCode) -> INPauseWorkoutIntentResponseCode {
        switch outcome {
        case .done: good
        case .noMatchingWorkout: .failureNoMatchingWorkout
        case .failed: .failure
        }
    }
}

extension WorkoutCommandHandler: INResumeWorkoutIntentHandling {
    func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(resolution(of: intent.workoutName))
    }

    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        let code: INResumeWorkoutIntentResponseCode = code(attempt(.resume, intent.workoutName, operation: nil), .ready)
        completion(INResumeWorkoutIntentResponse(code: code, userActivity: nil))
    }

    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        let code: INResumeWorkoutIntentResponseCode = code(
            attempt(.resume, intent.workoutName, operation: intent.operation), .success)
        completion(INResumeWorkoutIntentResponse(code: code, userActivity: nil))
    }

    private func code(_ outcome: Outcome, _ good: INResumeWorkoutIntentResponseCode) -> INResumeWorkoutIntentResponseCode {
        switch outcome {
        case .done: good
        case .noMatchingWorkout: .failureNoMatchingWorkout
        case .failed: .failure
        }
    }
}

extension WorkoutCommandHandler: INEndWorkoutIntentHandling {
    func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(resolution(of: intent.workoutName))
    }

    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        let code: INEndWorkoutIntentResponseCode = code(attempt(.end, intent.workoutName, operation: nil), .ready)
        completion(INEndWorkoutIntentResponse(code: code, userActivity: nil))
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        let code: INEndWorkoutIntentResponseCode = code(attempt(.end, intent.workoutName, operation: intent.operation), .success)
        completion(INEndWorkoutIntentResponse(code: code, userActivity: nil))
    }

    private func code(_ outcome: Outcome, _ good: INEndWorkoutIntentResponseCode) -> INEndWorkoutIntentResponseCode {
        switch outcome {
        case .done: good
        case .noMatchingWorkout: .failureNoMatchingWorkout
        case .failed: .failure
        }
    }
}

extension WorkoutCommandHandler: INCancelWorkoutIntentHandling {
    func resolveWorkoutName(
        forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(resolution(of: intent.workoutName))
    }

    func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        let code: INCancelWorkoutIntentResponseCode = code(attempt(.cancel, intent.workoutName, operation: nil), .ready)
        completion(INCancelWorkoutIntentResponse(code: code, userActivity: nil))
    }

    func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        let code: INCancelWorkoutIntentResponseCode = code(
            attempt(.cancel, intent.workoutName, operation: intent.operation), .success)
        completion(INCancelWorkoutIntentResponse(code: code, userActivity: nil))
    }

    private func code(_ outcome: Outcome, _ good: INCancelWorkoutIntentResponseCode) -> INCancelWorkoutIntentResponseCode {
        switch outcome {
        case .done: good
        case .noMatchingWorkout: .failureNoMatchingWorkout
        case .failed: .failure
        }
    }
}

extension INIntent {
    /// Keeps the same request from being carried out twice.
    var operation: String { identifier ?? UUID().uuidString }
}
