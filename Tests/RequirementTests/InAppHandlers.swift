import ExtensionRuntime
import Foundation
import Intents
import UIKit

/// An app without an extension: its delegate leads intents to handlers of its own.
final class TripApplication: ApplicationDelegate {
    init() {
        Notebook.note("application")
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        Notebook.note("handler for \(type(of: intent))")
        return switch intent {
        case is INRequestRideIntent: TripHandler()
        case is INStartWorkoutIntent: StrollHandler()
        default: nil
        }
    }

    func application(continue userActivity: NSUserActivity) -> Bool {
        Notebook.note("continue \(userActivity.activityType)")
        return true
    }
}

/// An app whose delegate does not know `application(_:handlerFor:)`.
final class PlainApplication: ApplicationDelegate {
    func application(continue userActivity: NSUserActivity) -> Bool { true }
}
