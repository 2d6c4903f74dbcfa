import CallsCore
import Intents

class CallHistoryHandler: NSObject, INSearchCallHistoryIntentHandling {

    func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult {
        intent.callTypes.isEmpty ? .notRequired() : .success(with: intent.callTypes)
    }

    func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
        guard let calls = try? CallLog.shared()?.calls() else {
            return INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)
        }
        let wanted = calls.filter { matches($0, intent) }
        let count = intent.callTypes.contains(.latest) ? 1 : 10

        let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
        response.callRecords = wanted.prefix(count).map(record)
        return response
    }

    private func matches(_ call: LoggedCall, _ intent: INSearchCallHistoryIntent) -> Bool {
        if let recipient = intent.recipient, call.name != recipient.displayName { return false }
        let types = intent.callTypes.subtracting(.latest)
        if types.isEmpty { return true }
        switch call.kind {
        case .missed: return types.contains(.missed) || types.contains(.received)
        case .received: return types.contains(.received)
        case .outgoing: return types.contains(.outgoing)
        }
    }

    private func record(_ call: LoggedCall) -> INCallRecord {
        let caller = INPerson(
            personHandle: INPersonHandle(value: call.number, type: .phoneNumber), nameComponents: nil, displayName: call.name,
            image: nil, contactIdentifier: nil, customIdentifier: nil)
        let type: INCallRecordType = call.kind == .missed ? .missed : call.kind == .received ? .received : .outgoing
        return INCallRecord(
            identifier: call.id, dateCreated: call.date, caller: caller, callRecordType: type,
            callCapability: call.isVideo ? .videoCall : .audioCall, callDuration: nil, unseen: nil)
    }
}
