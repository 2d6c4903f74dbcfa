import Intents
import WorkoutsCore

/// The extension's entry point: one handler starts workouts, another commands those under way.
public final class IntentHandler: INExtension {
    public override init() {
        super.init()
        StrideClock.follow { .ofHost }
    }

    public override func handler(for intent: INIntent) -> Any {
        intent is INStartWorkoutIntent ? StartWorkoutHandler() : WorkoutCommandHandler()
    }
}
