import CallsCore
import Intents

class HangUpHandler: NSObject, INHangUpCallIntentHandling {

    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        let didHangUp = (try? CallLog.shared()?.hangUp()) ?? false
        completion(INHangUpCallIntentResponse(code: didHangUp ? .success : .failureNoCallToHangUp, userActivity: nil))
    }
}
