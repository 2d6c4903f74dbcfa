import Foundation

/// Formats numbers for reports.
enum Number {
    /// A share in per cent with one decimal place, such as `93.4`; a dash for `nil`.
    static func percent(_ share: Double?) -> String { share.map { decimal($0 * 100, 1) } ?? "–" }

    /// A difference of shares in percentage points, with its sign.
    static func points(_ difference: Double?) -> String {
        difference.map { ($0 < 0 ? "−" : "+") + decimal(abs($0) * 100, 1) } ?? "–"
    }

    /// Independent of the locale.
    static func decimal(_ value: Double, _ digits: Int) -> String {
        guard value.isFinite else { return "–" }
        let scale = [1.0, 10, 100, 1000][min(max(digits, 0), 3)]
        let rounded = (abs(value) * scale).rounded()
        guard rounded < 1e15 else { return "\(value)" }
        let whole = Int(rounded / scale)
        let rest = Int(rounded) - whole * Int(scale)
        let sign = value < 0 && rounded > 0 ? "-" : ""
        guard digits > 0 else { return "\(sign)\(whole)" }
        let text = String(rest)
        return "\(sign)\(whole)." + String(repeating: "0", count: min(digits, 3) - text.count) + text
    }

    /// `0.21 ms`, or microseconds below a tenth of that.
    static func time(microseconds: Double) -> String {
        microseconds < 100 ? "\(decimal(microseconds, 1)) µs" : "\(decimal(microseconds / 1000, 2)) ms"
    }

    static func bytes(_ count: Int) -> String {
        count < 1_000_000 ? "\(decimal(Double(count) / 1000, 1)) kB" : "\(decimal(Double(count) / 1_000_000, 1)) MB"
    }
}
