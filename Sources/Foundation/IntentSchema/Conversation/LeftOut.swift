/// A part of the utterance that a reading does not use.
public struct LeftOut: Hashable, Sendable {
    /// The type of value that the part looks like.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Plain words.
        case words = "words"
        /// A time or date.
        case time = "time"
        /// An amount of money.
        case amount = "amount"
        /// A number.
        case number = "number"
        /// A person.
        case person = "person"
        /// A place.
        case place = "place"
        /// A clause that asks for something to be done.
        case action = "action"
        /// A clause that asks a question.
        case question = "question"
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
