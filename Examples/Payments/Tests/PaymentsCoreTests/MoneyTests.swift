import Foundation
import PaymentsCore
import Testing

@Suite("Money")
struct MoneyTests {
    @Test(
        "An amount is taken in whole cents of a known currency",
        arguments: [
            ("20", "USD", 2000, nil), ("0.01", "eur", 1, nil), ("19.99", "USD", 1999, nil),
            ("5", "CHF", nil, .currencyUnsupported),
            ("5", "", nil, .currencyUnsupported), ("0", "USD", nil, .amountBelowMinimum), ("-3", "USD", nil, .amountBelowMinimum),
            ("1.005", "USD", nil, .amountNotInCents), ("1e30", "USD", nil, .amountAboveMaximum),
            ("NaN", "USD", nil, .amountNotInCents),
        ] as [(String, String, Int?, BankError.Code?)])
    func amounts(text: String, currency: String, cents: Int?, expected: BankError.Code?) {
        let amount = Decimal(string: text) ?? .nan
        var money: Money?
        #expect(code { money = try Money(amount, currencyCode: currency) } == expected)
        #expect(money?.cents == cents)
    }

    @Test(
        "The fee is nothing for small sums in dollars, half a per cent above, and fixed in euros",
        arguments: [
            (dollars(10_000), 0), (dollars(10_001), 51), (dollars(50_000), 250), (dollars(250_000), 500), (euros(100), 35),
        ])
    func fees(amount: Money, cents: Int) {
        #expect(PaymentPolicy.fee(for: amount) == Money(cents: cents, amount.currency))
    }

    @Test(
        "Handles are the same however they are written",
        arguments: [
            ("+1 (415) 555-0142", "+14155550142"), ("Priya.Nair@Example.com ", "priya.nair@example.com"), ("no digits", ""),
        ])
    func handles(written: String, normal: String) {
        #expect(Payee.normalized(written) == normal)
    }
}
