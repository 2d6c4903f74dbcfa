import Foundation

/// A currency that Pocket Bank keeps accounts in; the raw value is its ISO 4217 code.
public enum Currency: String, CaseIterable, Hashable, Sendable, Codable {
    case dollar = "USD"
    case euro = "EUR"
}

/// An amount in whole cents of one currency.
public struct Money: Hashable, Sendable, Codable {
    public var cents: Int
    public var currency: Currency

    public init(cents: Int, _ currency: Currency) {
        self.cents = cents
        self.currency = currency
    }

    /// - Parameter code: the ISO 4217 code, in any case.
    /// - Throws: `BankError` with code `currencyUnsupported`, `amountNotInCents`, `amountBelowMinimum` (zero or less) or
    ///   `amountAboveMaximum` (more than a ledger can add up).
    public init(_ amount: Decimal, currencyCode code: String) throws(BankError) {
        guard let currency = Currency(rawValue: code.uppercased()) else {
            throw BankError(.currencyUnsupported, "Pocket Bank keeps accounts in USD and EUR only")
        }
        guard !amount.isNaN else { throw BankError(.amountNotInCents, "that is no amount") }
        guard amount > 0 else { throw BankError(.amountBelowMinimum, "an amount must be more than zero") }
        guard amount < 1_000_000_000 else { throw BankError(.amountAboveMaximum, "no account holds that much") }
        var exact = amount * 100
        var whole = Decimal()
        NSDecimalRound(&whole, &exact, 0, .plain)
        guard whole == exact else { throw BankError(.amountNotInCents, "amounts have two digits after the point at most") }
        cents = NSDecimalNumber(decimal: whole).intValue
        self.currency = currency
    }

    public var amount: Decimal { Decimal(cents) / 100 }
}
