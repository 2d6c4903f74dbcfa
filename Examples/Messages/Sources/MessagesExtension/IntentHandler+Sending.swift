import Intents
import MessagesCore

extension IntentHandler: INSendMessageIntentHandling {
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        let recipients = intent.recipients ?? []
        guard !recipients.isEmpty else {
            // A message to a group goes to whoever is in it.
            return completion([intent.speakableGroupName == nil ? .needsValue() : .notRequired()])
        }
        completion(recipients.map(resolution))
    }

    private func resolution(of person: INPerson) -> INSendMessageRecipientResolutionResult {
        do {
            switch try PersonMatch(person, in: service()) {
            case .one(let person, _): return .success(with: person)
            case .several(let people): return .disambiguation(with: people)
            case .noHandle: return .unsupported(forReason: .noValidHandle)
            case .unusableHandle: return .unsupported(forReason: .requestedHandleInvalid)
            case .noAccount: return .unsupported(forReason: .noAccount)
            }
        } catch {
            error.log(in: "resolveRecipients(SendMessage)")
            return .unsupported(forReason: .offline)
        }
    }

    public func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
    ) {
        completion(intent.outgoingMessageType == .outgoingMessageAudio ? .unsupported() : .notRequired())
    }

    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(Self.resolution(ofContent: intent.content))
    }

    static func resolution(ofContent content: String?) -> INStringResolutionResult {
        guard let content else { return .needsValue() }
        do {
            try MessageService.check(content)
            return .success(with: content)
        } catch {
            return error.code == .contentMissing ? .needsValue() : .unsupported()
        }
    }

    public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        guard let name = intent.speakableGroupName else { return completion(.notRequired()) }
        do {
            let service = try service()
            if let known = try service.group(called: name.spokenPhrase)?.group {
                return completion(.success(with: INSpeakableString(spokenPhrase: known)))
            }
            let groups = try service.groups().compactMap(\.group).map { INSpeakableString(spokenPhrase: $0) }
            switch groups.count {
            case 0: completion(.unsupported())
            case 1: completion(.confirmationRequired(with: groups[0]))
            default: completion(.disambiguation(with: groups))
            }
        } catch {
            error.log(in: "resolveSpeakableGroupName(SendMessage)")
            completion(.unsupported())
        }
    }

    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        do {
            _ = try service()
            completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
        } catch {
            error.log(in: "confirm(SendMessage)")
            completion(INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil))
        }
    }

    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        do {
            let message = try send(intent)
            try awaitAnswer(to: message)
            completion(Self.response(to: message))
        } catch {
            error.log(in: "handle(SendMessage)")
            let isStorage = error.code == .storage
            completion(
                INSendMessageIntentResponse(code: isStorage ? .failureMessageServiceNotAvailable : .failure, userActivity: nil))
        }
    }

    private static func response(to message: PigeonMessage) -> INSendMessageIntentResponse {
        let response = INSendMessageIntentResponse(code: .success, userActivity: .conversation(of: message))
        response.sentMessages = [INMessage(message)]
        return response
    }

    private func send(_ intent: INSendMessageIntent) throws(MessagingError) -> PigeonMessage {
        let service = try service()
        let operation = intent.identifier ?? UUID().uuidString
        let content = intent.content ?? ""
        if let group = intent.speakableGroupName {
            return try service.send(content, toGroup: group.spokenPhrase, operation: operation)
        }
        var people: [Correspondent] = []
        for person in intent.recipients ?? [] {
            guard case .one(_, let correspondent) = try PersonMatch(person, in: service) else {
                throw MessagingError(.noRecipients, "a recipient is not clear")
            }
            people.append(correspondent)
        }
        return try service.send(content, to: people, operation: operation)
    }
}

extension IntentHandler: OperationReporting {
    /// Reports on messages that were to be sent. Of all else, nothing is kept that could tell.
    public func report(on operation: String, of intent: INIntent) async -> OperationOutcome {
        guard let identifier = (intent as? INSendMessageIntent)?.identifier else { return .unknown }
        do {
            // Messages are sent under the request's identifier, as it is handled as one operation.
            guard let message = try service().message(operation: identifier) else { return .notHandled }
            return .handled(Self.response(to: message))
        } catch {
            error.log(in: "report(SendMessage)")
            return .unknown
        }
    }
}
