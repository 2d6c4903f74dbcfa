/// A row of a card while it is being made.
struct CardEntry {
    /// What kind of value stands behind the words.
    enum Kind {
        /// A name, a text, a place, a person: the same words mean the same thing.
        case naming
        /// A date, a truth value or a case of an enumeration, worded by the assistant.
        case ownWording
        /// A number or an amount: the same words may mean another thing.
        case number
    }

    /// The field names that lead to the value, such as `rideStatus.vehicle.model`.
    var path: [String]
    var label: String
    var value: String
    var kind: Kind

    /// As a row of a card; words of the assistant begin with a capital letter, names and texts stay as they are.
    var row: Card.Row { Card.Row(label: label, value: kind == .ownWording ? Names.sentence(value) : value) }

    /// The place in the order wanted: of this path or the nearest that leads to it.
    ///
    /// - Parameter order: places by path, such as `rideStatus.vehicle`.
    func rank(in order: [String: Int]) -> Int {
        var path = path[...]
        while !path.isEmpty {
            if let rank = order[path.joined(separator: ".")] { return rank }
            path = path.dropLast()
        }
        return order.count
    }

    /// Whether it says nothing but the name.
    func isName(_ name: String?) -> Bool { kind == .naming && value.lowercased() == name?.lowercased() }

    /// Whether the other tells the same: these words or more under the same label or field name, or a shorter label.
    func repeats(_ other: CardEntry) -> Bool {
        // Elements of one list are told one by one, even where they are equal.
        guard path != other.path else { return false }
        // A "pickup time" that the row "pickup" tells; amounts under such labels may differ in meaning.
        let isKindOf = kind == .ownWording && label.lowercased().hasPrefix(other.label.lowercased() + " ")
        guard path.last == other.path.last || label.lowercased() == other.label.lowercased() || isKindOf else { return false }
        let (own, others) = (value.lowercased(), other.value.lowercased())
        // A number would be found in a longer one.
        return own == others || kind != .number && own.count > 2 && others.contains(own)
    }

    /// Whether the words stand in the other's, so that they need no row beside it.
    func isPart(of other: CardEntry) -> Bool {
        kind == .naming && value.count > 2 && other.value.lowercased().contains(value.lowercased())
    }
}
