// What the guide's listings show, written anew and made whole. These files are built in language mode 5 and import what a real
// handler file imports.
import Intents

/// Leads messages to one handler and calls to others, as the listing on dispatching does.
class GuideExtension: INExtension {
    override func handler(for intent: INIntent) -> Any {
        switch intent {
        case is INSendMessageIntent, is INSearchForMessagesIntent, is INSetMessageAttributeIntent:
            return MessageHandler()
        case is INStartAudioCallIntent:
            return AudioCallHandler()
        case is INStartVideoCallIntent:
            return VideoCallHandler()
        case is INRequestRideIntent, is INListRideOptionsIntent:
            return RideHandler()
        case is INStartWorkoutIntent:
            return WorkoutHandler()
        default:
            // The listing ends like this because undeclared intents never arrive; the tests prove that they do not.
            fatalError()
        }
    }
}

/// The same as an older listing has it: nothing for what is not known.
class OptionalGuideExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        var handler: Any?
        if intent is INSendMessageIntent || intent is INSearchForMessagesIntent || intent is INSetMessageAttributeIntent {
            handler = MessageHandler()
        } else if intent is INStartAudioCallIntent {
            handler = AudioCallHandler()
        }
        return handler
    }
}

class MessageHandler: NSObject, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling
{
    func handle(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }

    func handle(
        searchForMessages intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .success, userActivity: nil))
    }

    func handle(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
    }
}

class AudioCallHandler: NSObject, INStartAudioCallIntentHandling {
    func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
        completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

class VideoCallHandler: NSObject, INStartVideoCallIntentHandling {
    func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
        completion(INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil))
    }
}
