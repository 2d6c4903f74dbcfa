import Foundation

/// Money sent to someone.
public struct Payment: Hashable, Sendable, Codable {
    public var payee: Payee
    public var amount: Money
    /// What sending costs on top.
    public var fee: Money
    public var note: String?
    /// The identifier of the account it is taken from.
    public var account: String
    /// When it was booked; `nil` while it is only planned.
    public var booked: Date?
}

/// Money asked from someone.
public struct MoneyRequest: Hashable, Sendable, Codable {
    public var payer: Payee
    public var amount: Money
    public var note: String?
    public var asked: Date
}

/// Money moved between the customer's own accounts.
public struct Transfer: Hashable, Sendable, Codable {
    public var source: String
    public var destination: String
    public var amount: Money
    public var note: String?
    /// When it was booked; `nil` while it is only planned.
    public var booked: Date?

    public init(source: String, destination: String, amount: Money, note: String? = nil) {
        self.source = source
        self.destination = destination
        self.amount = amount
        self.note = note
    }
}

/// A bill that is paid from an account.
public struct BillPayment: Hashable, Sendable, Codable {
    /// As it stands after paying.
    public var bill: Bill
    public var account: String
    public var amount: Money
    public var note: String?
    /// When it was booked; `nil` while it is only planned.
    public var booked: Date?
}

/// The rules that money is sent by.
public enum PaymentPolicy {
    public static let leastCents = 100
    public static let mostCents = 250_000

    /// Dollars go free of charge up to 100, above that for half a per cent and 5 dollars at most; euros cost 35 cents.
    public static func fee(for amount: Money) -> Money {
        switch amount.currency {
        case .euro: Money(cents: 35, .euro)
        case .dollar: Money(cents: amount.cents <= 10_000 ? 0 : min(500, (amount.cents + 199) / 200), .dollar)
        }
    }

    /// - Throws: `BankError` with code `amountBelowMinimum` or `amountAboveMaximum`.
    public static func check(_ amount: Money) throws(BankError) {
        guard amount.cents >= leastCents else { throw BankError(.amountBelowMinimum, "at least 1.00 can be sent or asked for") }
        guard amount.cents <= mostCents else { throw BankError(.amountAboveMaximum, "at most 2,500.00 can be sent or asked for") }
    }
}
