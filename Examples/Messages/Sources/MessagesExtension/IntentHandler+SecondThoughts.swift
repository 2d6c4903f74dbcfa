import Intents
import MessagesCore

extension IntentHandler: INUnsendMessagesIntentHandling {
    /// Names the messages, so that the person can tell whether they are the ones meant.
    public func confirm(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
        do throws(MessagingError) {
            let service = try service()
            let messages = try service.ownMessages(intent.messageIdentifiers)
            try service.checkUnsending(messages)
            completion(INUnsendMessagesIntentResponse(code: .ready, userActivity: .messages(messages)))
        } catch {
            error.log(in: "confirm(UnsendMessages)")
            completion(INUnsendMessagesIntentResponse(code: error.unsendCode, userActivity: nil))
        }
    }

    public func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
        do throws(MessagingError) {
            let service = try service()
            var identifiers = intent.messageIdentifiers ?? []
            if identifiers.isEmpty { identifiers = try service.ownMessages(nil).map(\.id) }
            try service.unsend(identifiers)
            completion(INUnsendMessagesIntentResponse(code: .success, userActivity: nil))
        } catch {
            error.log(in: "handle(UnsendMessages)")
            completion(INUnsendMessagesIntentResponse(code: error.unsendCode, userActivity: nil))
        }
    }
}

extension IntentHandler: INEditMessageIntentHandling {
    public func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(Self.resolution(ofContent: intent.editedContent))
    }

    public func confirm(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
        do throws(MessagingError) {
            let service = try service()
            let messages = try service.ownMessages(intent.messageIdentifier.map { [$0] })
            try service.checkEditing(messages)
            completion(INEditMessageIntentResponse(code: .ready, userActivity: .messages(messages)))
        } catch {
            error.log(in: "confirm(EditMessage)")
            completion(INEditMessageIntentResponse(code: error.editCode, userActivity: nil))
        }
    }

    public func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
        do throws(MessagingError) {
            let service = try service()
            let named = intent.messageIdentifier.map { [$0] }
            guard let identifier = try service.ownMessages(named).first?.id else {
                throw MessagingError(.messageNotFound, "there is no message to change")
            }
            let message = try service.edit(identifier, to: intent.editedContent ?? "")
            completion(INEditMessageIntentResponse(code: .success, userActivity: .conversation(of: message)))
        } catch {
            error.log(in: "handle(EditMessage)")
            completion(INEditMessageIntentResponse(code: error.editCode, userActivity: nil))
        }
    }
}

extension MessagingError {
    var unsendCode: INUnsendMessagesIntentResponseCode {
        switch code {
        case .messageNotFound, .notOwnMessage: .failureMessageNotFound
        case .pastTimeLimit: .failurePastUnsendTimeLimit
        case .storage: .failureMessageServiceNotAvailable
        default: .failure
        }
    }

    var editCode: INEditMessageIntentResponseCode {
        switch code {
        case .messageNotFound, .notOwnMessage: .failureMessageNotFound
        case .pastTimeLimit: .failurePastEditTimeLimit
        case .storage: .failureMessageServiceNotAvailable
        default: .failure
        }
    }
}
