import CallsCore
import Intents

class StartCallHandler: NSObject, INStartCallIntentHandling {

    func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) {
        if intent.destinationType == .voicemail {
            completion(.unsupported())
        } else {
            completion(.success(with: intent.destinationType == .unknown ? .normal : intent.destinationType))
        }
    }

    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        guard intent.destinationType == .normal || intent.destinationType == .unknown else {
            // Whoever was called last, or called last, is in the log.
            completion([.notRequired()])
            return
        }
        guard let contacts = intent.contacts, let contact = contacts.first else {
            completion([.needsValue()])
            return
        }
        guard contacts.count == 1 else {
            completion([.unsupported(forReason: .multipleContactsUnsupported)])
            return
        }

        let candidates = contact.siriMatches ?? [contact]
        let reachable = candidates.filter { $0.personHandle?.value?.isEmpty == false }
        switch reachable.count {
        case 0:
            completion([.unsupported(forReason: candidates.isEmpty ? .noContactFound : .invalidHandle)])
        case 1:
            completion([.success(with: reachable[0])])
        default:
            completion([.disambiguation(with: reachable)])
        }
    }

    func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
    ) {
        completion(.success(with: intent.callCapability == .videoCall ? .videoCall : .audioCall))
    }

    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        let code: INStartCallIntentResponseCode = call(for: intent) == nil ? .failureContactNotSupportedByApp : .ready
        completion(INStartCallIntentResponse(code: code, userActivity: nil))
    }

    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        guard let call = call(for: intent) else {
            completion(INStartCallIntentResponse(code: .failureContactNotSupportedByApp, userActivity: nil))
            return
        }

        let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
        activity.userInfo = ["name": call.name, "number": call.number, "video": call.isVideo]
        completion(INStartCallIntentResponse(code: .continueInApp, userActivity: activity))
    }

    /// The call that is wanted; nil when there is nobody to call.
    private func call(for intent: INStartCallIntent) -> LoggedCall? {
        let isVideo = intent.callCapability == .videoCall
        if let contact = intent.contacts?.first {
            guard let number = contact.personHandle?.value else { return nil }
            return LoggedCall(
                id: UUID().uuidString, name: contact.displayName, number: number, kind: .outgoing, isVideo: isVideo, date: Date())
        }
        let wanted: [LoggedCall.Kind] = intent.destinationType == .redial ? [.outgoing] : [.missed, .received]
        let earlier = (try? CallLog.shared()?.calls())?.first { wanted.contains($0.kind) }
        return earlier.map { earlier in
            LoggedCall(
                id: UUID().uuidString, name: earlier.name, number: earlier.number, kind: .outgoing, isVideo: isVideo, date: Date()
            )
        }
    }
}
