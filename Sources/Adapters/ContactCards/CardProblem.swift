/// Something in a file of contact cards that could not be used.
public struct CardProblem: Hashable, Sendable {
    /// What became of the card.
    public enum Effect: String, Hashable, Sendable {
        /// The card was not imported.
        case cardSkipped
        /// The card was imported without the value at fault.
        case valueIgnored
        /// It concerns no card that could be imported.
        case noCard
    }

    /// The card's number in the file, counted from 1; `nil` when the fault lies outside any card.
    public var card: Int?
    /// The line in the file, counted from 1; `nil` when it is about the file as a whole.
    public var line: Int?
    /// The full name on the card; `nil` when it has none or it could not be read.
    public var name: String?
    /// What is wrong, without quoting what the card says.
    public var message: String
    /// What the person can do about it.
    public var advice: String
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
    /// All of it in one line, as in `card 3 (Ann Lee), line 17: GEO is no position; write it as ... (imported without it)`.
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
