import Foundation

/// Creates the predicates for looking up contacts.
enum ContactPredicate {
    static func make(_ condition: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map(condition) ?? false }
    }

    /// The words of a name, without case and accents.
    static func words(_ name: String) -> [String] {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    }

    /// Whether two notations denote the same telephone number. Numbers of seven digits or more are compared from the end, because
    /// the shorter one may lack the country code.
    static func isSame(_ left: String, _ right: String) -> Bool {
        let numbers = [left, right].map { $0.filter(\.isWholeNumber) }
        let trimmed = numbers.map { number in number.count > 7 ? String(number.drop { $0 == "0" }) : number }
        let (short, long) = trimmed[0].count < trimmed[1].count ? (trimmed[0], trimmed[1]) : (trimmed[1], trimmed[0])
        if short.isEmpty { return false }
        return short.count >= 7 ? long.hasSuffix(short) : short == long
    }
}
