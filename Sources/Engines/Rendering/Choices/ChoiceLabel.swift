/// The label of a choice: its name and, if others share it, a distinguishing detail.
struct ChoiceLabel {
    /// How a detail is phrased in a sentence that has already mentioned the name.
    enum Kind {
        /// Words that need the name or a stand-in for it: "at Acme".
        case attribute
        /// Words that can stand alone: "your brother".
        case apposition
        /// A number, if nothing better is available.
        case number
    }

    var name: String
    /// The detail as it follows the name: ", your brother", " at Acme", " (mobile)"; empty if the name suffices.
    var detail = ""
    private var kind = Kind.attribute

    init(name: String) {
        self.name = name
    }

    /// The complete label.
    var text: String { name + detail }
    /// The label in lower case, for comparing.
    var key: String { text.lowercased() }

    mutating func add(_ words: String) {
        if detail.isEmpty { kind = words.hasPrefix(", ") || words.hasPrefix(" (") ? .apposition : .attribute }
        detail += words
    }

    mutating func add(number: Int) {
        if detail.isEmpty { kind = .number }
        detail += " (\(number))"
    }

    /// The detail after the name has been mentioned: "your brother", "the one at Acme".
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
