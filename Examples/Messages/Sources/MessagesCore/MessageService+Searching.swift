import Foundation
import GRDB

extension MessageService {
    /// Finds messages, the newest first.
    ///
    /// - Throws: `MessagingError` with code `tooManyResults` or `storage`.
    public func search(_ query: MessageQuery) throws(MessagingError) -> [PigeonMessage] {
        let found = try read { database, instant in
            let until = min(query.until ?? instant, instant)
            return try MessageStore.messages(in: database, from: query.from, until: until).filter(query.matches)
        }
        guard found.count <= Self.mostResults else {
            throw MessagingError(.tooManyResults, "more than \(Self.mostResults) messages were found; narrow the search")
        }
        return found
    }

    /// Notes something on messages, on all or none of them.
    ///
    /// - Throws: `MessagingError` with code `messageNotFound` or `storage`.
    public func set(_ mark: MessageMark, on ids: [String]) throws(MessagingError) {
        try write { database, _ in
            for id in ids {
                guard try MessageStore.message(id: id, in: database) != nil else {
                    throw MessagingError(.messageNotFound, "there is no message '\(id)'")
                }
                try MessageStore.set(mark, on: id, in: database)
            }
        }
    }
}

extension MessageQuery {
    /// Whether the message meets every condition; time is looked after by the database.
    func matches(_ message: PigeonMessage) -> Bool {
        let to = message.recipients.map { Correspondent.normalized($0.handle) }
        return
            (senders.isEmpty || senders.map(Correspondent.normalized).contains(Correspondent.normalized(message.sender.handle)))
            && recipients.map(Correspondent.normalized).allSatisfy(to.contains)
            && matchesTerms(message.content)
            && (isRead == nil || isRead == message.isRead)
            && (isFlagged == nil || isFlagged == message.isFlagged)
            && (identifiers.isEmpty || identifiers.contains(message.id))
            && (conversations.isEmpty || conversations.contains(message.conversation))
            && (groups.isEmpty || groups.map(MessageService.groupName).contains(MessageService.groupName(message.group ?? "")))
    }

    private func matchesTerms(_ content: String) -> Bool {
        guard !terms.isEmpty else { return true }
        let found = terms.map { content.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        return switch termsMatch {
        case .all: found.allSatisfy { $0 }
        case .any: found.contains(true)
        case .none: !found.contains(true)
        }
    }
}
