import CallsCore
import Intents

class CallHistoryHandler: NSObject, INSearchCallHistoryIntentHandling {

    func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
        guard let recipient = intent.recipient else { return .notRequired() }
        let people = recipient.siriMatches ?? []
        return people.count > 1 ? .disambiguation(with: people) : .success(with: people.first ?? recipient)
    }

    func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult {
        if intent.callTypes.isEmpty { return .notRequired() }
        // Ring has no mailbox.
        return intent.callTypes == .voicemail ? .unsupported() : .success(with: intent.callTypes)
    }

    func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
        guard let calls = try? CallLog.shared()?.calls(CallQuery(intent)) else {
            return INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)
        }
        let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
        response.callRecords = (intent.callTypes.contains(.latest) ? Array(calls.prefix(1)) : calls).map(record)
        return response
    }

    private func record(_ call: LoggedCall) -> INCallRecord {
        let type: INCallRecordType = call.kind == .missed ? .missed : call.kind == .received ? .received : .outgoing
        return INCallRecord(
            identifier: call.id, dateCreated: call.date, caller: call.person, callRecordType: type,
            callCapability: call.isVideo ? .videoCall : .audioCall, callDuration: nil, unseen: nil)
    }
}

extension LoggedCall {
    /// The other side.
    var person: INPerson {
        INPerson(
            personHandle: INPersonHandle(value: number, type: .phoneNumber), nameComponents: nil, displayName: name, image: nil,
            contactIdentifier: nil, customIdentifier: nil)
    }
}
