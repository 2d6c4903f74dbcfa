import Intents

/// The listings on confirming and handling the start of a workout: the app is asked to take over.
class WorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    func confirm(startWorkout intent: INStartWorkoutIntent, completion: (INStartWorkoutIntentResponse) -> Void) {
        // The app is ready, so say so; the activity is left to the system.
        let response = INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
        completion(response)
    }

    func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        // Only the app itself can run a workout.
        let response = INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil)
        completion(response)
    }
}
