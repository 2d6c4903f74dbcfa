/// A row of a card under construction.
struct CardEntry {
    /// The kind of the underlying value.
    enum Kind {
        /// A name, a text, a place, a person: the same words mean the same value.
        case naming
        /// A date, a Boolean or an enumeration case, worded by the assistant.
        case ownWording
        /// A number or an amount: the same words may mean different values.
        case number
    }

    /// The field path of the value, such as `rideStatus.vehicle.model`.
    var path: [String]
    /// The type of the record that holds the field.
    var owner: String
    var label: String
    var value: String
    var kind: Kind

    /// The row of the card. The assistant's own wording is capitalized; names and texts are left unchanged.
    var row: Card.Row { Card.Row(label: label, value: kind == .ownWording ? Names.sentence(value) : value) }

    /// The label of the list whose numbered element it is: "Task" of "Task 2"; `nil` if the label has no number.
    var labelOfList: String? {
        let parts = label.split(separator: " ")
        guard parts.count > 1, let last = parts.last, last.allSatisfy(\.isNumber) else { return nil }
        return parts.dropLast().joined(separator: " ")
    }

    /// The rank of this path, or of its nearest ancestor with a rank.
    ///
    /// - Parameter order: ranks by path, such as `rideStatus.vehicle`.
    func rank(in order: [String: Int]) -> Int {
        var path = path[...]
        while !path.isEmpty {
            if let rank = order[path.joined(separator: ".")] { return rank }
            path = path.dropLast()
        }
        return order.count
    }

    /// Whether its value is that of the field at a dotted path, or part of it.
    func belongs(to path: String) -> Bool {
        let parts = path.split(separator: ".").map(String.init)
        return !parts.isEmpty && self.path.starts(with: parts)
    }

    /// Whether it only repeats the name.
    func isName(_ name: String?) -> Bool { kind == .naming && value.lowercased() == name?.lowercased() }

    /// Whether the other entry conveys the same: these words or more under the same label or field name, or under a shorter
    /// label.
    func repeats(_ other: CardEntry) -> Bool {
        // Elements of one list all get rows, even if they are equal.
        guard path != other.path else { return false }
        // A "pickup time" is covered by the row "pickup"; amounts under such labels may differ in meaning.
        let isKindOf = kind == .ownWording && label.lowercased().hasPrefix(other.label.lowercased() + " ")
        guard path.last == other.path.last || label.lowercased() == other.label.lowercased() || isKindOf else { return false }
        let (own, others) = (value.lowercased(), other.value.lowercased())
        // A number could be a substring of a longer one.
        return own == others || kind != .number && own.count > 2 && others.contains(own)
    }

    /// Whether the words are contained in the other entry's, so that they need no separate row.
    func isPart(of other: CardEntry) -> Bool {
        kind == .naming && value.count > 2 && other.value.lowercased().contains(value.lowercased())
    }
}
