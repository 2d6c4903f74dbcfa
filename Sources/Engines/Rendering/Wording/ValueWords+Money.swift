import Foundation
import IntentSchema

extension ValueWords {
    func amount(_ record: Record, _ field: String, _ context: WordingContext) -> String? {
        guard let amount = decimal(record[field]) else { return nil }
        return money.words(amount, record["currencyCode"]?.string, style: context.style)
    }

    func lineItem(_ record: Record, _ context: WordingContext) -> String? {
        [text(record, "title", context), amount(record, "price", context)].compactMap { $0 }.joined(separator: " ").nonEmpty
    }

    func priceRange(_ record: Record, _ context: WordingContext) -> String? {
        let code = record["currencyCode"]?.string
        switch (decimal(record["minimumPrice"]), decimal(record["maximumPrice"])) {
        case (let low?, let high?): return money.words(from: low, to: high, code, style: context.style)
        case (let low?, nil): return money.words(low, code, style: context.style).map { "from \($0)" }
        case (nil, let high?): return money.words(high, code, style: context.style).map { "up to \($0)" }
        case (nil, nil): return nil
        }
    }

    func balance(_ record: Record, _ context: WordingContext) -> String? {
        guard let amount = decimal(record["amount"]) else { return nil }
        let kind = record["balanceType"]?.integer.flatMap { enumerationCase("INBalanceType", $0) }
        guard let kind, kind != "money" else { return money.words(amount, record["currencyCode"]?.string, style: context.style) }
        return numbers.words(amount, digits: 2, padded: false).map { "\($0) \(kind)" }
    }

    private func decimal(_ value: ParameterValue?) -> Decimal? {
        if let exact = value?.decimal { return exact.isNaN ? nil : exact }
        guard let number = value?.double, number.isFinite, abs(number) < 1e15 else { return nil }
        return Decimal(string: String(format: "%.4f", number))
    }
}
