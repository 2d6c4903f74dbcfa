import Foundation

/// Renders amounts of money.
struct MoneyWords: Sendable {
    private let numbers: NumberWords
    private let currencies: [String: DialogPack.Currency]
    private let region: String

    init(locale: Locale, numbers: NumberWords, currencies: [String: DialogPack.Currency]) {
        self.numbers = numbers
        self.currencies = currencies
        self.region = locale.region?.identifier ?? "US"
    }

    /// Spoken "20 dollars", shown "$20.00"; the plain number if there is no currency; `nil` if the number is invalid.
    func words(_ amount: Decimal, _ code: String?, style: WordingStyle) -> String? {
        let code = code.flatMap { PlainText.line($0.uppercased(), limit: 8) }
        guard let code else { return numbers.words(amount, digits: 2, padded: true) }
        return style == .spoken ? spoken(amount, code) : shown(amount, code)
    }

    /// "12 to 15 dollars" or "$12.00–$15.00".
    func words(from low: Decimal, to high: Decimal, _ code: String?, style: WordingStyle) -> String? {
        guard let last = words(high, code, style: style), let first = words(low, code, style: style) else { return nil }
        guard first != last else { return first }
        guard style == .spoken else { return "\(first)–\(last)" }
        let isPlain = isWhole(low, digits: 2) && low != 1
        return "\(isPlain ? numbers.words(low, digits: 0, padded: false) ?? first : first) to \(last)"
    }

    private func spoken(_ amount: Decimal, _ code: String) -> String? {
        let currency = currencies[code]
        let digits = currency?.digits ?? 2
        let isWhole = isWhole(amount, digits: digits)
        if !isWhole, amount > 0, let currency, let minor = currency.minor { return spoken(amount, currency, minor) }
        guard let number = numbers.words(amount, digits: isWhole ? 0 : digits, padded: true) else { return nil }
        guard let currency else { return "\(number) \(code)" }
        return "\(number) \(rounded(amount, .plain, digits: digits) == 1 ? currency.one : currency.other)"
    }

    /// "20 dollars and 50 cents", "50 cents".
    private func spoken(_ amount: Decimal, _ currency: DialogPack.Currency, _ minor: DialogPack.Unit) -> String? {
        let whole = rounded(amount, .down, digits: 0)
        let hundredths = rounded((amount - whole) * 100, .plain, digits: 0)
        // An amount that rounds up to a whole is spoken as one.
        if hundredths == 100 { return spoken(whole + 1, currency, isOne: whole == 0) }
        guard let small = numbers.words(hundredths, digits: 0, padded: false) else { return nil }
        let cents = "\(small) \(hundredths == 1 ? minor.one : minor.other)"
        guard whole > 0, let large = spoken(whole, currency, isOne: whole == 1) else { return cents }
        return "\(large) and \(cents)"
    }

    private func spoken(_ whole: Decimal, _ currency: DialogPack.Currency, isOne: Bool) -> String? {
        numbers.words(whole, digits: 0, padded: false).map { "\($0) \(isOne ? currency.one : currency.other)" }
    }

    private func shown(_ amount: Decimal, _ code: String) -> String? {
        let currency = currencies[code]
        guard let number = numbers.words(abs(amount), digits: currency?.digits ?? 2, padded: true) else { return nil }
        let sign = amount < 0 ? "-" : ""
        guard let currency, let symbol = symbol(of: currency) else { return "\(sign)\(number) \(code)" }
        return sign + symbol + number
    }

    private func symbol(of currency: DialogPack.Currency) -> String? {
        guard let regions = currency.regions, !regions.contains(region) else { return currency.symbol }
        return currency.foreignSymbol ?? currency.symbol
    }

    private func isWhole(_ amount: Decimal, digits: Int) -> Bool {
        rounded(amount, .plain, digits: 0) == rounded(amount, .plain, digits: digits)
    }

    private func rounded(_ amount: Decimal, _ mode: NSDecimalNumber.RoundingMode, digits: Int) -> Decimal {
        var (exact, result) = (amount, Decimal())
        NSDecimalRound(&result, &exact, min(max(digits, 0), 6), mode)
        return result
    }
}
