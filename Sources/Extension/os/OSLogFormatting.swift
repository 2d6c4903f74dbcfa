import Foundation

/// How to pad a part of a message.
public struct OSLogStringAlignment: Sendable {
    private enum Side { case left, right }
    private var side: Side?
    private var columns = 0

    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// Pads with spaces before the text.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(side: .right, columns: columns) }
    /// Pads with spaces after the text.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(side: .left, columns: columns) }

    func apply(to text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return side == .right ? padding + text : text + padding
    }
}

/// How to format a Boolean.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}

/// How to format an integer.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var isUppercase = false
    private var prefix = ""
    private var minDigits = 1
    private var showsSign = false

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { hex() }
    public static var octal: OSLogIntegerFormatting { octal() }

    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(minDigits: minDigits, showsSign: explicitPositiveSign)
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits,
            showsSign: explicitPositiveSign)
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, isUppercase: uppercase, prefix: includePrefix ? "0o" : "", minDigits: minDigits,
            showsSign: explicitPositiveSign)
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let padded = String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
        return (number < 0 ? "-" : showsSign ? "+" : "") + prefix + padded
    }
}

/// How to format a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    private var conversion = "f"
    private var precision: Int?
    private var showsSign = false

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "F" : "f", precision: precision, showsSign: explicitPositiveSign)
    }

    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "E" : "e", precision: precision, showsSign: explicitPositiveSign)
    }

    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "G" : "g", precision: precision, showsSign: explicitPositiveSign)
    }

    func text(_ number: Double) -> String {
        // More digits than this are meaningless, and C has a limit of its own.
        let digits = precision.map { ".\(min(max($0, 0), 340))" } ?? ""
        return String(format: "%\(showsSign ? "+" : "")\(digits)\(conversion)", number)
    }
}
