import Foundation

/// One message of a conversation.
public struct PigeonMessage: Hashable, Sendable, Codable, Identifiable {
    /// Such as `PM-12`.
    public var id: String
    /// The identifier of the conversation.
    public var conversation: String
    /// The group's name; `nil` in a conversation of two, or of several without a name.
    public var group: String?
    public var sender: Correspondent
    /// Everybody else in the conversation.
    public var recipients: [Correspondent]
    public var content: String
    public var sent: Date
    public var isRead: Bool
    public var isFlagged = false
    /// When it was last changed; `nil` when it never was.
    public var edited: Date?

    public var isOwn: Bool { sender.id == Correspondent.me.id }
}

/// A conversation of two or more.
public struct Conversation: Hashable, Sendable, Codable, Identifiable {
    public var id: String
    /// `nil` when it has no name.
    public var group: String?
    /// Without the owner, in order of identifier.
    public var members: [Correspondent]
}

/// What to look for; a condition that is `nil` or empty holds for every message.
public struct MessageQuery: Hashable, Sendable {
    /// How several values of one condition go together.
    public enum Match: Hashable, Sendable {
        case all, any, none
    }

    /// Handles, of which the sender has one.
    public var senders: [String] = []
    /// Handles, of which the recipients have one each.
    public var recipients: [String] = []
    /// Words that occur in the content, whatever their case.
    public var terms: [String] = []
    public var termsMatch = Match.all
    public var isRead: Bool?
    public var isFlagged: Bool?
    public var from: Date?
    public var until: Date?
    public var identifiers: [String] = []
    public var conversations: [String] = []
    public var groups: [String] = []

    public init() {}
}

/// What can be noted on a message.
public enum MessageMark: String, CaseIterable, Hashable, Sendable {
    case read, unread, flagged, unflagged
}
