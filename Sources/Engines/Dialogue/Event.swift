public import ExtensionProtocol
public import Foundation
public import IntentSchema

/// Something that happened to a conversation. Time and identifiers come in with it, so folding the same events again always
/// gives the same conversation.
public struct Event: Hashable, Sendable, Codable {
    public enum Kind: Hashable, Sendable, Codable {
        /// The person said something, which was read as these acts, the likeliest first.
        case said(String, acts: [DialogueAct])
        /// The call with that number was answered; a handle call that is in progress or was late, a second time.
        case answered(call: Int, ExtensionReply)
        /// The timer with that number has run out.
        case elapsed(timer: Int)
        /// The device was locked or unlocked.
        case lock(Bool)
        /// The app reports of a request that is followed; `nil` for a response when it will not any more.
        case updated(request: String, Record?)
        /// The person lets the app see contacts, or no longer does.
        case access(app: String, seesContacts: Bool)
        /// The person has gone: the conversation is over.
        case left
    }

    public var time: Date
    /// Fresh for every event; names the request or the operation that begins with it.
    public var identifier: String
    public var kind: Kind

    public init(time: Date, identifier: String, kind: Kind) {
        self.time = time
        self.identifier = identifier
        self.kind = kind
    }
}
