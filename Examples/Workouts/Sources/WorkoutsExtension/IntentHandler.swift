import Intents

/// The extension's entry point: one handler starts workouts, another commands those under way.
public final class IntentHandler: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        intent is INStartWorkoutIntent ? StartWorkoutHandler() : WorkoutCommandHandler()
    }
}
