import Foundation

/// Formats numbers according to the locale.
struct NumberWords: Sendable {
    private let decimalSeparator: String
    private let groupingSeparator: String

    init(locale: Locale) {
        decimalSeparator = locale.decimalSeparator ?? "."
        groupingSeparator = locale.groupingSeparator ?? ","
    }

    /// Such as "4,990".
    func words(_ value: Int) -> String { grouped(String(value)) }

    /// At most two decimal places, such as "2.5"; `nil` if the number is not finite.
    func words(_ value: Double) -> String? {
        guard value.isFinite else { return nil }
        guard abs(value) < 1e15 else { return "\(value)" }
        return words(Decimal(string: String(format: "%.2f", value)) ?? 0, digits: 2, padded: false)
    }

    /// With this many decimal places, rounded half away from zero; trailing zeros are removed unless `padded`.
    func words(_ value: Decimal, digits: Int, padded: Bool) -> String? {
        guard !value.isNaN else { return nil }
        var exact = value
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, min(max(digits, 0), 6), .plain)
        let parts = rounded.description.split(separator: ".", maxSplits: 1)
        guard let whole = parts.first else { return nil }
        var fraction = parts.count > 1 ? String(parts[1]) : ""
        if padded, fraction.count < digits { fraction += String(repeating: "0", count: digits - fraction.count) }
        return grouped(String(whole)) + (fraction.isEmpty ? "" : decimalSeparator + fraction)
    }

    private func grouped(_ digits: String) -> String {
        let sign = digits.hasPrefix("-") ? "-" : ""
        let plain = Array(digits.dropFirst(sign.count))
        guard plain.count > 3 else { return digits }
        var result = ""
        for (index, digit) in plain.enumerated() {
            if index > 0, (plain.count - index) % 3 == 0 { result += groupingSeparator }
            result.append(digit)
        }
        return sign + result
    }
}
