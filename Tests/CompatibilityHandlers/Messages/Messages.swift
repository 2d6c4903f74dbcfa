import Intents

/// The people that messages can go to.
enum AddressBook {
    static let people = ["John Appleseed", "John Doe", "Sarah"].map { name in
        INPerson(
            personHandle: INPersonHandle(value: name, type: .unknown, label: INPersonHandleLabel.work), nameComponents: nil,
            displayName: name, image: nil, contactIdentifier: nil, customIdentifier: nil)
    }

    static func people(named name: String) -> [INPerson] {
        people.filter { $0.displayName.localizedCaseInsensitiveContains(name) }
    }

    static let messages = [
        INMessage(
            identifier: "m1", content: "Lunch?", dateSent: Date(timeIntervalSinceReferenceDate: 0), sender: people[2],
            recipients: [people[0]])
    ]
}

// Completion handlers

public class CompletionMessageExtension: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling
{
    public override func handler(for intent: INIntent) -> Any {
        return self
    }

    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, recipients.count > 0 else {
            completion([INSendMessageRecipientResolutionResult.needsValue()])
            return
        }
        var resolutionResults = [INSendMessageRecipientResolutionResult]()
        for recipient in recipients {
            let matchingContacts = AddressBook.people(named: recipient.displayName)
            switch matchingContacts.count {
            case 2...Int.max:
                resolutionResults += [INSendMessageRecipientResolutionResult.disambiguation(with: matchingContacts)]
            case 1:
                resolutionResults += [INSendMessageRecipientResolutionResult.success(with: matchingContacts[0])]
            case 0:
                resolutionResults += [INSendMessageRecipientResolutionResult.unsupported(forReason: .noAccount)]
            default:
                break
            }
        }
        completion(resolutionResults)
    }

    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        if let text = intent.content, !text.isEmpty {
            completion(INStringResolutionResult.success(with: text))
        } else {
            completion(INStringResolutionResult.needsValue())
        }
    }

    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        completion(INSendMessageIntentResponse(code: .ready, userActivity: userActivity))
    }

    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessage = INMessage(
            identifier: "sent", content: intent.content, dateSent: nil, sender: nil, recipients: intent.recipients)
        completion(response)
    }

    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = intent.attributes.contains(.read) ? [] : AddressBook.messages
        completion(response)
    }

    public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        switch intent.attribute {
        case .read, .unread: completion(.init(code: .success, userActivity: nil))
        case .flagged, .unflagged: completion(.init(code: .failureMessageAttributeNotSet, userActivity: nil))
        case .unknown, .played: fallthrough
        @unknown default: completion(.init(code: .failure, userActivity: nil))
        }
    }
}

// Functions that return

public final class AsyncMessageExtension: INExtension {
    override public func handler(for intent: INIntent) -> Any { AsyncMessages() }
}

final class AsyncMessages: NSObject, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling, INUnsendMessagesIntentHandling, INEditMessageIntentHandling
{
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
        return recipients.map { recipient in
            let found = AddressBook.people(named: recipient.displayName)
            if found.count > 1 { return .disambiguation(with: found) }
            return found.first.map { .success(with: $0) } ?? .unsupported(forReason: .noAccount)
        }
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        guard let content = intent.content, !content.isEmpty else { return .needsValue() }
        return .success(with: content)
    }

    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        .init(code: .ready, userActivity: NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self)))
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessage = await MainActor.run {
            INMessage(identifier: "sent", content: intent.content, dateSent: nil, sender: nil, recipients: intent.recipients)
        }
        return response
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = intent.attributes.contains(.read) ? [] : AddressBook.messages
        return response
    }

    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        guard intent.attribute == .read || intent.attribute == .unread else {
            return .init(code: .failureMessageAttributeNotSet, userActivity: nil)
        }
        return .init(code: .success, userActivity: nil)
    }

    func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
        .init(code: intent.messageIdentifiers?.isEmpty == false ? .success : .failureMessageNotFound, userActivity: nil)
    }

    func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
        .init(code: intent.editedContent == nil ? .failure : .success, userActivity: nil)
    }
}

// The first spelling

public class FirstGenerationMessageExtension: INExtension {}

extension FirstGenerationMessageExtension: INSendMessageIntentHandling {
    public func resolveRecipients(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        if let recipients = intent.recipients, recipients.count != 0 {
            var results = [INPersonResolutionResult]()
            for recipient in recipients {
                let found = AddressBook.people(named: recipient.displayName)
                if found.count == 0 {
                    results += [INPersonResolutionResult.unsupported()]
                } else if found.count == 1 {
                    results += [INPersonResolutionResult.success(with: found.first!)]
                } else {
                    results += [.disambiguation(with: found)]
                }
            }
            completion(results)
        } else {
            completion([INPersonResolutionResult.needsValue()])
        }
    }

    public func resolveContent(
        forSendMessage intent: INSendMessageIntent, with completion: (INStringResolutionResult) -> Swift.Void
    ) {
        if let text = intent.content, !text.isEmpty {
            completion(INStringResolutionResult.success(with: text))
        } else {
            completion(INStringResolutionResult.needsValue())
        }
    }

    public func confirm(sendMessage intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Swift.Void) {
        let userActivity = NSUserActivity.init(activityType: NSStringFromClass(INSendMessageIntent.self))
        completion(INSendMessageIntentResponse(code: .ready, userActivity: userActivity))
    }

    public func handle(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessage = INMessage(
            identifier: "sent", content: intent.content, dateSent: nil, sender: nil, recipients: intent.recipients)
        completion(response)
    }
}
