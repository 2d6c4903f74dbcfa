import Foundation

/// A bill that has come in.
public struct Bill: Hashable, Sendable, Codable, Identifiable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case electricity, water, internet, creditCard
    }

    public var id: Int
    /// The vocabulary's identifier of who sent it, such as `power`.
    public var biller: String
    public var billerName: String
    /// The customer's number there.
    public var reference: String
    public var kind: Kind
    public var amountDue: Money
    /// What must be paid at least; `nil` when it is all of it.
    public var minimumDue: Money?
    /// What is added when it is paid after the due date.
    public var lateFee: Money
    public var due: Date
    /// `nil` while it is unpaid.
    public var paid: Date?

    /// Whether it comes from whoever goes by these words.
    public func isFrom(_ words: String) -> Bool {
        let spoken = words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let name = billerName.lowercased()
        return spoken == biller || spoken == name
            || (!spoken.isEmpty && name.split(separator: " ").map(String.init).contains(spoken))
    }

    /// What paying in full costs at that time, with the late fee where it is overdue.
    public func total(at instant: Date) -> Money {
        instant > due ? Money(cents: amountDue.cents + lateFee.cents, amountDue.currency) : amountDue
    }

    /// Whether so much may be paid of it at that time.
    public func takes(_ sum: Money, at instant: Date) -> Bool {
        let total = total(at: instant)
        let least = min(minimumDue?.cents ?? total.cents, total.cents)
        return sum.currency == total.currency && (least...total.cents).contains(sum.cents)
    }
}
