/// Modifies how a value is rendered.
enum TemplateFilter: String, Hashable, Sendable, CaseIterable {
    /// With the indefinite article: "an XL".
    case a
    /// First letter in upper case.
    case capital
    /// All letters in lower case.
    case lower
    /// The elements of a list joined by "or".
    case or
    /// A person's given name; no effect on other values.
    case given
    /// A date as day and time, even if it is minutes away.
    case absolute
    /// The name of the value alone, without details in brackets.
    case short
    /// Only the time of day of a date.
    case clock
    /// A date in the future; past dates count as missing.
    case ahead
    /// No words; the rest of the part appears only if the Boolean is true, or the number not 0.
    case when
    /// No words; the rest of the part appears only if the Boolean is false, or the number 0.
    case unless
    /// A fraction of 1 in percent: "80 percent" spoken, "80%" shown.
    case percent
    /// A telephone number in digit groups.
    case phone
    /// A number of seconds in hours and minutes.
    case duration

    /// Transforms text; filters that select words leave it unchanged.
    func apply(to words: String) -> String {
        switch self {
        case .a: Self.withArticle(words)
        case .capital: words.prefix(1).uppercased() + words.dropFirst()
        case .lower: words.lowercased()
        case .when, .unless: ""
        case .phone: ValueWords.spaced(words)
        case .or, .given, .absolute, .short, .clock, .ahead, .percent, .duration: words
        }
    }

    private static func withArticle(_ words: String) -> String {
        let first = words.prefix { $0.isLetter || $0.isNumber }
        let spelled = first.count <= 3 && first == first.uppercased() && first.contains(where: \.isLetter)
        let initial = first.first.map { Character($0.lowercased()) } ?? " "
        let vowels: Set<Character> =
            spelled ? ["a", "e", "f", "h", "i", "l", "m", "n", "o", "r", "s", "x"] : ["a", "e", "i", "o", "u"]
        let likeYou = ["uni", "use", "usu", "eur", "one"].contains { first.lowercased().hasPrefix($0) }
        return (vowels.contains(initial) && !likeYou ? "an " : "a ") + words
    }
}
