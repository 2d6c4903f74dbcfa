/// A part of the utterance that a reading does not use.
public struct LeftOut: Hashable, Sendable {
    /// The type of value that the part looks like.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Plain words, or a recognised value.
        case words = "words"
        case time = "time"
        case amount = "amount"
        case number = "number"
        case person = "person"
        case place = "place"
    }

    /// The part of the utterance, as typed.
    public var text: String
    /// The type of value that the part looks like.
    public var kind: Kind

    public init(text: String, kind: Kind = .words) {
        self.text = text
        self.kind = kind
    }
}
