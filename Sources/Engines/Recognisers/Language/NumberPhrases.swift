public import Foundation

/// The numbers in one text, in digits, in words and mixed.
public protocol NumberPhrases: Sendable {
    /// The longest number that starts at the token, and the token after it; `nil` when none starts there.
    func cardinal(at start: Int) -> (value: Decimal, end: Int)?
    /// The part of a whole that starts at the token, from 0 to 1, and the token after it: `half`, `a third`, `2/3`; `nil` when none does.
    func fraction(at start: Int) -> (value: Decimal, end: Int)?
    /// The position in an order that starts at the token: `3rd`, `twenty first`; `nil` when none starts there.
    func ordinal(at start: Int) -> (value: Int, end: Int)?
}

/// The signs between the digits of a number.
public enum NumberSeparators: Sendable {
    /// `1,234.5`
    case commaAndPoint
    /// `1.234,5`
    case pointAndComma
}
