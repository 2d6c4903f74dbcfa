import Foundation
import Intents

// What language mode 5 accepts with warnings. This folder is no part of a target: CompatibilityTests hands it to the compiler.

/// A class of the main thread with completion handlers, which later modes want to be outside of it.
@MainActor
class MainThreadHandler: NSObject, INSetMessageAttributeIntentHandling {
    nonisolated override init() {
        super.init()
    }

    func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
    }
}

public class MainThreadExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any { MainThreadHandler() }
}

/// Keeps protocols as types without saying `any`.
class Keeper {
    var handler: INSendMessageIntentHandling?
    private weak var observer: INGetRideStatusIntentResponseObserver?

    func keep(_ object: Any) -> INSendMessageIntentHandling? {
        guard object is INSendMessageIntentHandling else { return nil }
        handler = object as? INSendMessageIntentHandling
        var code: INSendMessageIntentResponseCode?
        handler?.handle(intent: INSendMessageIntent()) { code = $0.code }
        return code == nil ? nil : handler
    }
}

/// Tells the system what the app is busy with; the process has one such activity, so running tests leave it alone.
func show(_ activity: NSUserActivity) {
    activity.isEligibleForSearch = true
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()
}
