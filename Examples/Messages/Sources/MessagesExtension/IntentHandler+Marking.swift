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
        do {
            let service = try service()
            try service.set(mark, on: messages(of: intent, toBe: mark, in: service))
            completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
        } catch {
            error.log(in: "handle(SetMessageAttribute)")
            let isMissing = error.code == .messageNotFound
            completion(
                INSetMessageAttributeIntentResponse(
                    code: isMissing ? .failureMessageNotFound : .failureMessageAttributeNotSet, userActivity: nil))
        }
    }

    /// The messages named; "my messages" without a name are the unread ones, or the latest one when it is to be anything but read.
    private func messages(
        of intent: INSetMessageAttributeIntent, toBe mark: MessageMark, in service: MessageService
    ) throws(MessagingError) -> [String] {
        if let identifiers = intent.identifiers, !identifiers.isEmpty { return identifiers }
        var query = MessageQuery()
        query.isRead = mark == .read ? false : nil
        let found = try service.search(query).map(\.id)
        return mark == .read ? found : Array(found.prefix(1))
    }
}
