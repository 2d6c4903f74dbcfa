import Intents
import MessagesCore

// Pigeon's values as the objects that Intents shows, and back.

extension INMessage {
    convenience init(_ message: PigeonMessage) {
        self.init(
            identifier: message.id, conversationIdentifier: message.conversation, content: message.content,
            dateSent: message.sent,
            sender: INPerson(message.sender), recipients: message.recipients.map { INPerson($0) },
            groupName: message.group.map { INSpeakableString(spokenPhrase: $0) }, messageType: .text, serviceName: "Pigeon")
    }
}

extension NSUserActivity {
    /// Opens the app at the message's conversation.
    static func conversation(of message: PigeonMessage) -> NSUserActivity {
        let activity = NSUserActivity(activityType: MessageService.conversationActivityType)
        activity.userInfo = ["conversation": message.conversation, "message": message.id]
        return activity
    }
}

extension INMessageAttribute {
    /// What is to be noted; `nil` for what Pigeon does not note.
    var mark: MessageMark? {
        switch self {
        case .read: .read
        case .unread: .unread
        case .flagged: .flagged
        case .unflagged: .unflagged
        default: nil
        }
    }
}

extension INDateComponentsRange {
    /// The first and the last instant; `nil` where the range is open. A day without a time means all of it.
    var instants: (first: Date?, last: Date?) {
        (startDateComponents.flatMap(Self.date), endDateComponents.flatMap(Self.end))
    }

    private static func date(_ components: DateComponents) -> Date? {
        (components.calendar ?? Calendar.current).date(from: components)
    }

    private static func end(_ components: DateComponents) -> Date? {
        guard components.hour == nil, let day = date(components) else { return date(components) }
        return (components.calendar ?? Calendar.current).date(byAdding: .day, value: 1, to: day)?.addingTimeInterval(-1)
    }
}
