/// A part of the utterance that a reading does nothing with.
public struct LeftOut: Hashable, Sendable, Codable {
    /// What the part looks like.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case words, time, amount, number, person, place
    }

    /// The part as it was typed.
    public var text: String
    public var kind: Kind

    public init(text: String, kind: Kind = .words) {
        self.text = text
        self.kind = kind
    }
}
