import Foundation

/// A call that was made, received or missed.
public struct LoggedCall: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case outgoing, received, missed
    }

    public var id: String
    public var name: String
    public var number: String
    public var kind: Kind
    public var isVideo: Bool
    public var date: Date
    /// Whether the call is still going on.
    public var isOngoing: Bool

    public init(id: String, name: String, number: String, kind: Kind, isVideo: Bool = false, date: Date, isOngoing: Bool = false)
    {
        self.id = id
        self.name = name
        self.number = number
        self.kind = kind
        self.isVideo = isVideo
        self.date = date
        self.isOngoing = isOngoing
    }

    /// Whether the other party is called so, without regard to case and a leading article.
    public func isNamed(_ words: String) -> Bool {
        func plain(_ text: String) -> String {
            let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            return folded.hasPrefix("the ") ? String(folded.dropFirst(4)) : folded
        }
        return !words.isEmpty && plain(name) == plain(words)
    }
}
