import Intents
import MessagesCore

extension PigeonMessage {
    /// The message as the person would point at it: its words, who it is to or from, and when it was sent.
    func title(at instant: Date) -> String {
        let other = isOwn ? "to \(group ?? recipients.map(\.name).joined(separator: ", "))" : "from \(sender.name)"
        return "\"\(content.prefix(60))\(content.count > 60 ? "…" : "")\" \(other), \(Self.time(sent, at: instant))"
    }

    private static func time(_ date: Date, at instant: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = Calendar.current.isDate(date, inSameDayAs: instant) ? "h:mm a" : "MMMM d, h:mm a"
        return formatter.string(from: date)
    }
}

extension NSUserActivity {
    /// Opens the app at the messages' conversation; its title names the messages.
    static func messages(_ messages: [PigeonMessage]) -> NSUserActivity? {
        guard let first = messages.first else { return nil }
        let activity = conversation(of: first)
        activity.title = messages.count == 1 ? first.title(at: PigeonClock.now()) : "\(messages.count) messages"
        return activity
    }
}

extension MessageService {
    /// The messages with those identifiers; without any, the one that the owner sent last.
    ///
    /// - Throws: `MessagingError` with code `messageNotFound` or `storage`.
    func ownMessages(_ identifiers: [String]?) throws(MessagingError) -> [PigeonMessage] {
        guard let identifiers, !identifiers.isEmpty else {
            guard let last = try lastOwnMessage() else { throw MessagingError(.messageNotFound, "no message was sent") }
            return [last]
        }
        var query = MessageQuery()
        query.identifiers = identifiers
        let found = try search(query)
        guard found.count == Set(identifiers).count else { throw MessagingError(.messageNotFound, "a message is not there") }
        return found
    }
}
