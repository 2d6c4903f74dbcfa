import ExtensionRuntime
import Foundation
import Intents
import Synchronization
import UIKit

/// A workout app whose extension cannot reach the sensors, written for iOS 11: its app does the work in the background.
class TrailExtension: INExtension, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling, INPlayMediaIntentHandling {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        Notebook.note("extension leaves it")
        completion(
            INStartWorkoutIntentResponse(code: .handleInApp, userActivity: NSUserActivity(activityType: "org.example.trail")))
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }
}

class TrailApplication: ApplicationDelegate {
    private var goal: Double?

    required init() {
        Notebook.note("app launched")
    }

    func application(continue userActivity: NSUserActivity) -> Bool { true }

    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        if let start = intent as? INStartWorkoutIntent {
            goal = start.goalValue
            Notebook.note("app begins \(start.goalValue ?? 0)")
            completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
        } else if intent is INEndWorkoutIntent {
            Notebook.note("app ends after \(goal ?? 0)")
            completionHandler(
                INEndWorkoutIntentResponse(code: goal == nil ? .failureNoMatchingWorkout : .success, userActivity: nil))
        }
    }
}

/// Written for iOS 14, and still for iOS 13.
final class TrackApplication: ApplicationDelegate {
    func application(continue userActivity: NSUserActivity) -> Bool { true }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        intent is INStartWorkoutIntent ? TrackHandler() : nil
    }

    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        Notebook.note("app handles")
        completionHandler(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
}

final class TrackHandler: NSObject, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Notebook.note("handler begins")
        return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

/// Answers when the test says so.
final class SlowTrailApplication: ApplicationDelegate {
    /// Gives the answers that are due. Each test has its own, found through a task-local value.
    final class Answers: Sendable {
        @TaskLocal static var current = Answers()
        let isOver = Atomic(false)
        private let held = Mutex<[@Sendable () -> Void]>([])

        /// Whether the app is at work.
        var areHeld: Bool { held.withLock { !$0.isEmpty } }

        func hold(_ answer: @escaping @Sendable () -> Void) { held.withLock { $0.append(answer) } }

        func give() {
            let due = held.withLock { held in
                defer { held = [] }
                return held
            }
            for answer in due { answer() }
        }
    }

    func application(continue userActivity: NSUserActivity) -> Bool { true }

    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping @Sendable (INIntentResponse) -> Void
    ) {
        guard intent is INPlayMediaIntent else {
            return Answers.current.hold { completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil)) }
        }
        completionHandler(INPlayMediaIntentResponse(code: .inProgress, userActivity: nil))
        Answers.current.hold { completionHandler(INPlayMediaIntentResponse(code: .success, userActivity: nil)) }
    }
}

/// Answers twice, or with another intent's response.
final class ClumsyApplication: ApplicationDelegate {
    func application(continue userActivity: NSUserActivity) -> Bool { true }

    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
        completionHandler(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
}
