/// A method's name with its labels, such as `resolveRecipients(for:with:)`.
struct MethodName: Hashable, CustomStringConvertible {
    var base: String
    /// `_` for a parameter without a label.
    var labels: [String]

    /// Takes a name apart; `nil` for what has no parentheses.
    init?(_ title: String) {
        guard let open = title.firstIndex(of: "("), title.last == ")" else { return nil }
        base = String(title[..<open])
        labels = title[title.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

    /// The name as Objective-C spells it, without colons and case: `handle(requestRide:completion:)` is the method
    /// `handleRequestRide:completion:`.
    var selector: String { ([base] + labels.filter { $0 != "_" }).joined().lowercased() }

    /// The words of the base in lower case, without the `s` of a plural.
    var words: [String] {
        var words: [String] = []
        for character in base {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character.lowercased())
        }
        return words.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    }

    /// Whether the method resolves a parameter, to go by its name.
    var resolves: Bool { words.first.map { EditDistance.between($0, "resolve") <= 1 } ?? false }
}
