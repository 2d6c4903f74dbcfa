public import Foundation

/// The numbers in one text, in digits, in words and mixed.
public protocol NumberPhrases: Sendable {
    /// The longest number that starts at the token, and the token after it; `nil` if there is none.
    func cardinal(at start: Int) -> (value: Decimal, end: Int)?
    /// The fraction from 0 to 1 that starts at the token, and the token after it: `half`, `a third`, `2/3`; `nil` if there is
    /// none.
    func fraction(at start: Int) -> (value: Decimal, end: Int)?
    /// The ordinal that starts at the token: `3rd`, `twenty first`; `nil` if there is none.
    func ordinal(at start: Int) -> (value: Int, end: Int)?
}

/// The thousands and decimal separators of a number.
public enum NumberSeparators: Sendable {
    /// `1,234.5`
    case commaAndPoint
    /// `1.234,5`
    case pointAndComma
}
