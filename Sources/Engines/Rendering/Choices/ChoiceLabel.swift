/// How a choice is called: its name and, where others have that name too, what tells it apart.
struct ChoiceLabel {
    /// How a detail stands in a sentence that has told the name already.
    enum Kind {
        /// Words that need the name or a stand-in for it: "at Acme".
        case attribute
        /// Words that stand by themselves: "your brother".
        case apposition
        /// A number, for want of anything better.
        case number
    }

    var name: String
    /// As it follows the name: ", your brother", " at Acme", " (mobile)"; empty when the name is enough.
    var detail = ""
    private var kind = Kind.attribute

    init(name: String) {
        self.name = name
    }

    /// The whole label.
    var text: String { name + detail }
    /// In lower case, for comparing.
    var key: String { text.lowercased() }

    mutating func add(_ words: String) {
        if detail.isEmpty { kind = words.hasPrefix(", ") || words.hasPrefix(" (") ? .apposition : .attribute }
        detail += words
    }

    mutating func add(number: Int) {
        if detail.isEmpty { kind = .number }
        detail += " (\(number))"
    }

    /// The detail where the name has been told: "your brother", "the one at Acme".
    ///
    /// - Parameter standIn: puts "the one" before words that cannot stand alone.
    func short(_ standIn: (String) -> String) -> String {
        guard !detail.isEmpty else { return text }
        switch kind {
        case .number: return text
        case .attribute: return standIn(detail.trimmingSpaces)
        case .apposition:
            if detail.hasPrefix(", ") { return String(detail.dropFirst(2)) }
            guard detail.hasSuffix(")"), detail.filter({ $0 == "(" }).count == 1 else { return text }
            return String(detail.dropFirst(2).dropLast())
        }
    }
}
