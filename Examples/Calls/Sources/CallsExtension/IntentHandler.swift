import Intents

public class IntentHandler: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        switch intent {
        case is INStartCallIntent:
            return StartCallHandler()
        case is INSearchCallHistoryIntent:
            return CallHistoryHandler()
        case is INHangUpCallIntent:
            return HangUpHandler()
        default:
            fatalError("Unhandled intent type: \(intent)")
        }
    }
}
