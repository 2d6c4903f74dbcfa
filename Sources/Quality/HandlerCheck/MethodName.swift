import TextTokens

/// A method's name with its labels, such as `resolveRecipients(for:with:)`.
struct MethodName: Hashable, CustomStringConvertible {
    var base: String
    /// `_` stands for a parameter without a label.
    var labels: [String]

    /// Parses a name; `nil` if it has no parentheses.
    init?(_ title: String) {
        guard let open = title.firstIndex(of: "("), title.last == ")" else { return nil }
        base = String(title[..<open])
        labels = title[title.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

    /// The name as Objective-C spells it, without colons and case: `handle(requestRide:completion:)` is the method
    /// `handleRequestRide:completion:`.
    var selector: String { ([base] + labels.filter { $0 != "_" }).joined().lowercased() }

    /// The words of the base in lower case, without a plural `s`.
    var words: [String] {
        var words: [String] = []
        for character in base {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character.lowercased())
        }
        return words.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    }

    /// Whether the method resolves a parameter, judging by its name.
    var resolves: Bool { words.first.map { EditDistance.between($0, "resolve") <= 1 } ?? false }
}
