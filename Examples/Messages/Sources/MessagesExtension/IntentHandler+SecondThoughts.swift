import Intents
import MessagesCore

extension IntentHandler: INUnsendMessagesIntentHandling {
    public func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
        do throws(MessagingError) {
            let service = try service()
            var identifiers = intent.messageIdentifiers ?? []
            if identifiers.isEmpty, let last = try service.lastOwnMessage() { identifiers = [last.id] }
            guard !identifiers.isEmpty else { throw MessagingError(.messageNotFound, "there is no message to take back") }
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

    public func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
        do throws(MessagingError) {
            let service = try service()
            var identifier = intent.messageIdentifier
            if identifier == nil { identifier = try service.lastOwnMessage()?.id }
            guard let identifier else { throw MessagingError(.messageNotFound, "there is no message to change") }
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
