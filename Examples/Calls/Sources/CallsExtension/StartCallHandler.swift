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
        guard let contacts = intent.contacts, let contact = contacts.first else {
            completion([resolutionFromLog(for: intent)])
            return
        }
        guard contacts.count == 1 else {
            // One at a time: whom first is the person's choice.
            let known = contacts.filter { $0.personHandle?.value?.isEmpty == false }
            completion(
                known.count == contacts.count
                    ? [.disambiguation(with: known)]
                    : [.unsupported(forReason: .multipleContactsUnsupported)])
            return
        }

        let candidates = contact.siriMatches ?? [contact]
        let reachable = candidates.filter { $0.personHandle?.value?.isEmpty == false }
        switch reachable.count {
        case 0:
            let earlier = ((try? CallLog.shared()?.calls()) ?? []).filter { $0.isWith(contact.displayName) }
            if let first = earlier.first(where: { $0.isNamed(contact.displayName) }) {
                return completion([.success(with: first.person)])
            }
            // A part of one name only is whose name it is.
            if let first = earlier.first, Set(earlier.map(\.name)).count == 1, contact.contactIdentifier == nil {
                return completion([.confirmationRequired(with: first.person)])
            }
            let isKnown = contact.contactIdentifier != nil || contact.siriMatches?.isEmpty == false || contact.personHandle != nil
            completion([.unsupported(forReason: isKnown ? .invalidHandle : .noContactFound)])
        case 1:
            completion([.success(with: reachable[0])])
        default:
            completion([.disambiguation(with: reachable)])
        }
    }

    /// Whoever is meant without a name is in the log. One who has called is named before the phone dials; whom the person called last,
    /// they know.
    private func resolutionFromLog(for intent: INStartCallIntent) -> INStartCallContactResolutionResult {
        switch intent.destinationType {
        case .redial, .callBack:
            guard let earlier = earlierCall(for: intent) else { return .unsupported(forReason: .noCallHistoryForRedial) }
            return intent.destinationType == .redial
                ? .success(with: earlier.person) : .confirmationRequired(with: earlier.person)
        default:
            return .needsValue()
        }
    }

    /// The call to be repeated or returned; nil when there is none.
    private func earlierCall(for intent: INStartCallIntent) -> LoggedCall? {
        if let id = intent.callRecordToCallBack?.identifier {
            return (try? CallLog.shared()?.calls())?.first { $0.id == id }
        }
        var query = CallQuery()
        query.kinds = intent.destinationType == .redial ? [.outgoing] : [.missed, .received]
        if intent.recordTypeForRedialing == .missed { query.kinds = [.missed] }
        return (try? CallLog.shared()?.calls(query))?.first
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
        guard let contact = intent.contacts?.first, let number = contact.personHandle?.value else { return nil }
        return LoggedCall(
            id: UUID().uuidString, name: contact.displayName, number: number, kind: .outgoing,
            isVideo: intent.callCapability == .videoCall, date: .ofHost)
    }
}
