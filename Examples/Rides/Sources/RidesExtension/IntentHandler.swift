import Intents
import RidesCore

/// The extension's entry point: a handler of its own for each kind of request.
public final class IntentHandler: INExtension {
    public override init() {
        super.init()
        RideClock.follow { .ofHost }
    }

    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INRequestRideIntent: RideRequestHandler()
        case is INListRideOptionsIntent: RideOptionsHandler()
        case is INGetRideStatusIntent: RideStatusHandler()
        case is INCancelRideIntent: RideCancellationHandler()
        case is INSendRideFeedbackIntent: RideFeedbackHandler()
        default: nil
        }
    }
}
