import Foundation
import Intents

/// A workout app: its parent app does the work.
final class StrollExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { StrollHandler() }
}

/// In the first generation's spelling.
final class StrollHandler: NSObject, INStartWorkoutIntentHandling {
    func confirm(startWorkout intent: INStartWorkoutIntent, completion: (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        guard let goal = intent.goalValue, goal >= 10_000 else {
            return completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
        }
        let activity = NSUserActivity(activityType: "org.example.stroll.long")
        activity.userInfo = ["goal": "\(Int(goal))"]
        completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: activity))
    }
}

/// Calls in the ways that calls go wrong, chosen by how many people take the ride.
final class FaultyExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        switch (intent as? INRequestRideIntent)?.partySize {
        case 5: nil
        case 6: StrollHandler()
        default: FaultyHandler()
        }
    }
}

final class FaultyHandler: NSObject, INRequestRideIntentHandling {
    func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) {
        func respond(_ code: INRequestRideIntentResponseCode) {
            completion(INRequestRideIntentResponse(code: code, userActivity: nil))
        }
        switch intent.partySize {
        case 1: break
        case 2:
            respond(.success)
            respond(.failure)
        case 3: DispatchQueue.global().async { completion(INRequestRideIntentResponse(code: .success, userActivity: nil)) }
        case 4: respond(.unspecified)
        case 7: respond(.inProgress)
        case 8: respond(.failureRequiringAppLaunch)
        case 9: respond(.failure)
        default: respond(.success)
        }
    }
}
