/// Messages that an app has reported, from one sender in one conversation.
public struct ReceivedMessages: Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// Who has sent them, a record of the type `INPerson` as the app describes them; `nil` if it does not tell.
    public var sender: Record?
    /// What the sender is called, by the contacts or else by the app; `nil` if nobody knows.
    public var name: String?
    /// The conversation, as the app identifies it; `nil` if it does not tell.
    public var conversation: String?
    /// The name of the group that it is in; `nil` for none.
    public var group: String?
    /// The identifiers that the app has given them, the latest last; at most ``mostKept``.
    public var identifiers: [String]
    /// What the latest of them say, the latest last; at most ``mostKept``. Messages without words have none.
    public var texts: [String]
    /// How many there are.
    public var count: Int

    /// The most identifiers and texts that are kept; the latest are.
    public static let mostKept = 16

    public init(
        app: String, sender: Record? = nil, name: String? = nil, conversation: String? = nil, group: String? = nil,
        identifiers: [String], texts: [String], count: Int = 1
    ) {
        self.app = app
        self.sender = sender
        self.name = name
        self.conversation = conversation
        self.group = group
        self.identifiers = identifiers
        self.texts = texts
        self.count = count
    }

    /// Whether both have the same sender, in the same conversation.
    public func isOfSameConversation(as other: ReceivedMessages) -> Bool {
        app == other.app && conversation == other.conversation && group == other.group && sender == other.sender
    }

    /// The same with later messages of the sender in the conversation.
    public func followed(by later: ReceivedMessages) -> ReceivedMessages {
        var all = self
        all.name = later.name ?? name
        all.identifiers = (identifiers + later.identifiers).suffix(Self.mostKept)
        all.texts = (texts + later.texts).suffix(Self.mostKept)
        all.count += later.count
        return all
    }
}

extension [ReceivedMessages] {
    /// With later messages: behind the others of the conversation, which is the last one then.
    public func adding(_ later: ReceivedMessages) -> [ReceivedMessages] {
        guard let index = firstIndex(where: later.isOfSameConversation) else { return self + [later] }
        var all = self
        all.append(all.remove(at: index).followed(by: later))
        return all
    }
}

extension ReceivedMessages: JSONRepresentable {
    public var json: JSONValue {
        [
            "app": .string(app), "sender": sender?.json, "name": name?.json, "conversation": conversation?.json,
            "group": group?.json, "identifiers": identifiers.jsonUnlessEmpty, "texts": texts.jsonUnlessEmpty,
            "count": .integer(count),
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            app: try json.field("app"), sender: try json.optional("sender"), name: try json.optional("name"),
            conversation: try json.optional("conversation"), group: try json.optional("group"),
            identifiers: try json.optional("identifiers") ?? [], texts: try json.optional("texts") ?? [],
            count: try json.field("count"))
    }
}
