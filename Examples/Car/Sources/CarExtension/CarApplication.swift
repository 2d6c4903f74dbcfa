import ExtensionRuntime
import Intents

/// Glovebox itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class CarApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case garage
        /// The car of that identifier.
        case car(String)
    }

    public private(set) var screen = Screen.garage

    public init() {
        guard let garage = Garage.shared else { return }
        do {
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: try garage.cars().map(\.name)), of: .carName)
        } catch {
            error.log(in: "the start of the app")
        }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == Garage.carActivityType {
            guard let car = userActivity.userInfo?["car"] as? String else { return false }
            screen = .car(car)
            return true
        }
        guard let intent = userActivity.interaction?.intent, IntentHandler().handler(for: intent) != nil else { return false }
        screen = .garage
        return true
    }
}
