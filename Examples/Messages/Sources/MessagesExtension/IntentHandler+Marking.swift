import Intents
import MessagesCore

// Written when Intents was young and never changed since.
extension IntentHandler: INSetMessageAttributeIntentHandling {
    public func resolveAttribute(
        forSetMessageAttribute intent: INSetMessageAttributeIntent,
        with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    ) {
        guard intent.attribute != .unknown else { return completion(.needsValue()) }
        completion(intent.attribute.mark == nil ? .unsupported() : .success(with: intent.attribute))
    }

    public func handle(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        guard let mark = intent.attribute.mark else {
            return completion(INSetMessageAttributeIntentResponse(code: .failureMessageAttributeNotSet, userActivity: nil))
        }
        do throws(MessagingError) {
            let service = try service()
            let messages = try messages(of: intent, toBe: mark, in: service)
            guard !messages.isEmpty else { throw MessagingError(.messageNotFound, "there is no such message") }
            try service.set(mark, on: messages.map(\.id))
            completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: .messages(messages)))
        } catch {
            error.log(in: "handle(SetMessageAttribute)")
            let isMissing = error.code == .messageNotFound
            completion(
                INSetMessageAttributeIntentResponse(
                    code: isMissing ? .failureMessageNotFound : .failureMessageAttributeNotSet, userActivity: nil))
        }
    }

    /// The messages named; without a name all that are not so already when they are to be read, else the latest one.
    private func messages(
        of intent: INSetMessageAttributeIntent, toBe mark: MessageMark, in service: MessageService
    ) throws(MessagingError) -> [PigeonMessage] {
        var query = MessageQuery()
        query.identifiers = intent.identifiers ?? []
        if query.identifiers.isEmpty { mark.excludeMarked(&query) }
        let found = try service.search(query)
        if !query.identifiers.isEmpty {
            guard found.count == Set(query.identifiers).count else {
                throw MessagingError(.messageNotFound, "a message is not there")
            }
            return found
        }
        return mark == .read || mark == .unflagged ? found : Array(found.filter { !$0.isOwn }.prefix(1))
    }
}

extension MessageMark {
    /// Narrows the query to messages that do not bear the mark.
    fileprivate func excludeMarked(_ query: inout MessageQuery) {
        switch self {
        case .read: query.isRead = false
        case .unread: query.isRead = true
        case .flagged: query.isFlagged = false
        case .unflagged: query.isFlagged = true
        }
    }
}
