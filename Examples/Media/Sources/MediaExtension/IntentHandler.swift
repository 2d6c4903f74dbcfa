import Intents
import MediaCore

public class IntentHandler: INExtension {
    public override init() {
        super.init()
        JukeboxClock.follow { .ofHost }
    }

    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INPlayMediaIntent:
            return PlayMediaHandler()
        case is INAddMediaIntent:
            return AddMediaHandler()
        case is INSearchForMediaIntent:
            return SearchForMediaHandler()
        case is INUpdateMediaAffinityIntent:
            return MediaAffinityHandler()
        default:
            return nil
        }
    }
}
