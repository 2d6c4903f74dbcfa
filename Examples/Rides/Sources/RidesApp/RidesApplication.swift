import ExtensionRuntime
import Intents
import RidesCore

/// Swift Cabs itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class RidesApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case map
        /// A form for a ride that the assistant could not order, with what is known of it.
        case order(pickup: String?, dropOff: String?)
        /// The ride of that identifier.
        case ride(String)
    }

    public private(set) var screen = Screen.map

    public init() {
        RideClock.follow { .ofHost }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == RideService.rideActivityType {
            return showRide(userActivity.userInfo?["ride"] as? String)
        }
        switch userActivity.interaction?.intent {
        case let intent as INRequestRideIntent:
            screen = .order(pickup: intent.pickupLocation?.name, dropOff: intent.dropOffLocation?.name)
        case is INListRideOptionsIntent, is INGetRideStatusIntent, is INCancelRideIntent, is INSendRideFeedbackIntent:
            screen = .map
        default:
            return false
        }
        return true
    }

    /// - Returns: Whether there is such a ride.
    private func showRide(_ id: String?) -> Bool {
        let group = RideService.groupIdentifier
        guard let id, let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            return false
        }
        do {
            _ = try RideService(folder: folder).status(ofRide: id)
            screen = .ride(id)
            return true
        } catch {
            FileHandle.standardError.write(Data("Swift Cabs: cannot show ride \(id): \(error)\n".utf8))
            return false
        }
    }
}
