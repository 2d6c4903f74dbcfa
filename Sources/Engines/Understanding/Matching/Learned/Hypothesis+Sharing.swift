import Foundation
import IntentSchema

extension Hypothesis {
    /// Replaces every amount of money by its share, rounded to hundredths; the first share gets the remainder.
    ///
    /// - Parameters:
    ///   - index: The index of the share, from 0.
    ///   - count: The number of shares.
    mutating func share(of index: Int, among count: Int) {
        parameters = parameters.mapValues { $0.sharing(index, count) }
    }
}

extension ParameterValue {
    fileprivate func sharing(_ index: Int, _ count: Int) -> ParameterValue {
        guard var record, record.type == "INCurrencyAmount" || record.type == "INPaymentAmount" else { return self }
        guard let amount = record["amount"] else { return self }
        record["amount"] = amount.decimal.map { .decimal(Self.share(of: $0, index, count)) } ?? amount.sharing(index, count)
        return .record(record)
    }

    private static func share(of amount: Decimal, _ index: Int, _ count: Int) -> Decimal {
        var (exact, share) = (amount / Decimal(count), Decimal())
        NSDecimalRound(&share, &exact, 2, .down)
        return index == 0 ? amount - share * Decimal(count - 1) : share
    }
}
