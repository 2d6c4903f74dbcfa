import Intents

enum Gym {
    static let sports = ["run", "row", "swim"]

    static func sport(_ name: INSpeakableString?) -> String? {
        name.flatMap { spoken in sports.first { spoken.spokenPhrase.lowercased().contains($0) } }
    }
}

// Completion handlers, with a framework's access

open class CompletionWorkoutExtension: INExtension {
    override open func handler(for intent: INIntent) -> Any {
        return intent is INStartWorkoutIntent ? StartWorkoutHandler() : OngoingWorkoutHandler()
    }
}

public class StartWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    public func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        guard let name = intent.workoutName else { return completion(.needsValue()) }
        completion(Gym.sport(name) == nil ? .disambiguation(with: options) : .success(with: name))
    }

    public func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        if let goal = intent.goalValue {
            completion(goal > 0 ? .success(with: goal) : .unsupported())
        } else {
            completion(.notRequired())
        }
    }

    public func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) {
        switch intent.workoutGoalUnitType {
        case .hour, .minute, .second, .unknown:
            completion(INWorkoutGoalUnitTypeResolutionResult.success(with: intent.workoutGoalUnitType))
        default:
            completion(INWorkoutGoalUnitTypeResolutionResult.unsupported())
        }
    }

    public func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.success(with: intent.isOpenEnded ?? (intent.goalValue == nil)))
    }

    public func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    public func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        let userActivity: NSUserActivity? = nil
        guard Gym.sport(intent.workoutName) != nil else {
            completion(INStartWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: userActivity))
            return
        }
        completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: userActivity))
    }

    private let options = Gym.sports.map { INSpeakableString(spokenPhrase: $0) }
}

final class OngoingWorkoutHandler: NSObject {}

extension OngoingWorkoutHandler: INPauseWorkoutIntentHandling, INResumeWorkoutIntentHandling {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .success, userActivity: nil))
    }

    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(INResumeWorkoutIntentResponse(code: .success, userActivity: nil))
    }
}

extension OngoingWorkoutHandler: INCancelWorkoutIntentHandling, INEndWorkoutIntentHandling {
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(INCancelWorkoutIntentResponse(code: .success, userActivity: nil))
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
    }
}

// Functions that return, beside an actor of the main thread

@MainActor
final class Coach {
    static let shared = Coach()
    private(set) var running: String?

    func begin(_ sport: String) { running = sport }
}

public final class AsyncWorkoutExtension: INExtension {}

extension AsyncWorkoutExtension: INStartWorkoutIntentHandling {
    public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        guard let name = intent.workoutName else { return .needsValue() }
        return Gym.sport(name) == nil
            ? .disambiguation(with: Gym.sports.map { INSpeakableString(spokenPhrase: $0) }) : .success(with: name)
    }

    public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
        guard let goal = intent.goalValue else { return .notRequired() }
        return goal > 0 ? .success(with: goal) : .unsupported()
    }

    public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult {
        [.hour, .minute, .second, .unknown].contains(intent.workoutGoalUnitType)
            ? .success(with: intent.workoutGoalUnitType) : .unsupported()
    }

    public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
        .success(with: intent.isOpenEnded ?? (intent.goalValue == nil))
    }

    public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        .init(code: .ready, userActivity: nil)
    }

    @MainActor
    public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        guard let sport = Gym.sport(intent.workoutName) else {
            return .init(code: .failureNoMatchingWorkout, userActivity: nil)
        }
        Coach.shared.begin(sport)
        return .init(code: .handleInApp, userActivity: nil)
    }
}

// The first spelling

public class FirstGenerationWorkoutExtension: INExtension, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
    public func resolveWorkoutName(
        forStartWorkout intent: INStartWorkoutIntent, with completion: (INSpeakableStringResolutionResult) -> Swift.Void
    ) {
        let result: INSpeakableStringResolutionResult
        if let name = intent.workoutName {
            if Gym.sport(name) != nil {
                result = INSpeakableStringResolutionResult.success(with: name)
            } else {
                let names = Gym.sports.map { INSpeakableString(spokenPhrase: $0) }
                result = INSpeakableStringResolutionResult.disambiguation(with: names)
            }
        } else {
            result = INSpeakableStringResolutionResult.needsValue()
        }
        completion(result)
    }

    public func resolveGoalValue(
        forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        guard let goal = intent.goalValue else { return completion(INDoubleResolutionResult.notRequired()) }
        completion(goal > 0 ? INDoubleResolutionResult.success(with: goal) : INDoubleResolutionResult.unsupported())
    }

    public func confirm(startWorkout intent: INStartWorkoutIntent, completion: (INStartWorkoutIntentResponse) -> Swift.Void) {
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    public func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        let isKnown = Gym.sport(intent.workoutName) != nil
        completion(INStartWorkoutIntentResponse.init(code: isKnown ? .handleInApp : .failureNoMatchingWorkout, userActivity: nil))
    }

    public func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
    }
}
