/// A problem in a vCard file.
public struct CardProblem: Hashable, Sendable {
    /// The effect on the card.
    public enum Effect: String, Hashable, Sendable {
        /// The card was not imported.
        case cardSkipped
        /// The card was imported without the invalid value.
        case valueIgnored
        /// The problem does not belong to an importable card.
        case noCard
    }

    /// The card's number in the file, from 1; `nil` if the problem is outside of a card.
    public var card: Int?
    /// The line in the file, from 1; `nil` if the problem concerns the whole file.
    public var line: Int?
    /// The full name on the card; `nil` if it has none or it cannot be read.
    public var name: String?
    /// What is wrong, without quoting the card.
    public var message: String
    /// What to do about it.
    public var advice: String
    /// The effect on the card.
    public var effect: Effect

    public init(card: Int?, line: Int?, name: String? = nil, message: String, advice: String, effect: Effect) {
        self.card = card
        self.line = line
        self.name = name
        self.message = message
        self.advice = advice
        self.effect = effect
    }
}

extension CardProblem: CustomStringConvertible {
    /// One line, such as `card 3 (Ann Lee), line 17: GEO is not a valid position; write it as ... (imported without it)`.
    public var description: String {
        var place = card.map { "card \($0)" } ?? "the file"
        if let name { place += " (\(name))" }
        if let line { place += ", line \(line)" }
        let end =
            switch effect {
            case .cardSkipped: " (not imported)"
            case .valueIgnored: " (imported without it)"
            case .noCard: ""
            }
        return "\(place): \(message); \(advice)\(end)"
    }
}
