import Intents

enum Roster {
    static let names = ["Robin": "sip:robin", "Kim": "sip:kim"]

    static func person(_ person: INPerson) -> INPerson? {
        guard let address = person.personHandle?.value ?? names[person.displayName] else { return nil }
        return INPerson(
            personHandle: INPersonHandle(value: address, type: .unknown), nameComponents: nil, displayName: person.displayName,
            image: nil, contactIdentifier: nil, customIdentifier: address)
    }
}

// Completion handlers

public final class CompletionCallExtension: INExtension, INStartCallIntentHandling {
    public override func handler(for intent: INIntent) -> Any { self }

    public func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        guard let requested = intent.contacts, !requested.isEmpty else {
            completion([.needsValue()])
            return
        }
        let results: [INStartCallContactResolutionResult] = requested.map { person in
            guard let known = Roster.person(person) else { return .unsupported(forReason: .noContactFound) }
            return .success(with: known)
        }
        completion(results)
    }

    public func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
    ) {
        switch intent.callCapability {
        case .videoCall: completion(.unsupported(forReason: .videoCallUnsupported))
        default: completion(.success(with: .audioCall))
        }
    }

    public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        let response: INStartCallIntentResponse
        defer { completion(response) }
        guard let person = intent.contacts?.first?.personHandle?.value else {
            response = INStartCallIntentResponse(code: .failureContactNotSupportedByApp, userActivity: nil)
            return
        }
        let userActivity = NSUserActivity(activityType: String(describing: INStartCallIntent.self))
        userActivity.userInfo = ["address": person, "video": intent.callCapability == .videoCall]
        response = INStartCallIntentResponse(code: .continueInApp, userActivity: userActivity)
    }
}

// Functions that return

public final class AsyncCallExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any? { AsyncCalls() }
}

final class AsyncCalls: NSObject, INStartCallIntentHandling, INSearchCallHistoryIntentHandling, INAnswerCallIntentHandling,
    INHangUpCallIntentHandling
{
    func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
        guard let contacts = intent.contacts, !contacts.isEmpty else { return [.needsValue()] }
        return contacts.map { Roster.person($0).map { .success(with: $0) } ?? .unsupported(forReason: .noContactFound) }
    }

    func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult {
        intent.callCapability == .videoCall ? .unsupported(forReason: .videoCallUnsupported) : .success(with: .audioCall)
    }

    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        guard let address = intent.contacts?.first?.personHandle?.value else {
            return INStartCallIntentResponse(code: .failureContactNotSupportedByApp, userActivity: nil)
        }
        let activity = NSUserActivity(activityType: "INStartCallIntent")
        activity.addUserInfoEntries(from: ["address": address])
        activity.addUserInfoEntries(from: ["video": intent.callCapability == .videoCall])
        return INStartCallIntentResponse(code: .continueInApp, userActivity: activity)
    }

    func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
        let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
        guard intent.callTypes.contains(.missed) else { return response }
        response.callRecords = [
            INCallRecord(
                identifier: "c1", dateCreated: Date(timeIntervalSinceReferenceDate: 60), caller: intent.recipient,
                callRecordType: .missed, callCapability: .audioCall, callDuration: nil, unseen: true)
        ]
        return response
    }

    func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse { .init(code: .continueInApp, userActivity: nil) }

    func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
        .init(code: intent.callIdentifier == nil ? .failureNoCallToHangUp : .success, userActivity: nil)
    }
}

// The first spelling

public class FirstGenerationCallExtension: INExtension, INStartAudioCallIntentHandling, INStartVideoCallIntentHandling {
    public func resolveContacts(
        forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Swift.Void
    ) {
        var contactName: String?
        if let contacts = intent.contacts { contactName = contacts.first?.displayName }
        guard contactName != nil, let person = Roster.person((intent.contacts?.first)!) else {
            completion([INPersonResolutionResult.needsValue()])
            return
        }
        completion([INPersonResolutionResult.success(with: person)])
    }

    public func handle(
        startAudioCall intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
    ) {
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INStartAudioCallIntent.self))
        completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: userActivity))
    }

    public func handle(
        startVideoCall intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
    ) {
        completion(INStartVideoCallIntentResponse(code: .failureCallingServiceNotAvailable, userActivity: nil))
    }
}
