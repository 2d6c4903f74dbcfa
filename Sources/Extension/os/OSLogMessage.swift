/// A message whose parts declare their privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    private let parts: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) {
        parts = stringInterpolation
    }

    public init(stringLiteral value: String) {
        var parts = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
        parts.appendLiteral(value)
        self.parts = parts
    }

    func text(_ redaction: Redaction) -> String { parts.text(redaction) }
}

/// Builds a message from its parts.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private struct Part {
        var text: String
        var privacy: OSLogPrivacy
        var isPublicByNature: Bool
        var alignment: OSLogStringAlignment
    }

    private var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    func text(_ redaction: Redaction) -> String {
        parts.map { $0.alignment.apply(to: redaction.apply($0.privacy, to: $0.text, isPublicByNature: $0.isPublicByNature)) }
            .joined()
    }

    private mutating func add(
        _ text: String, _ privacy: OSLogPrivacy, _ alignment: OSLogStringAlignment, isPublicByNature: Bool = false
    ) {
        parts.append(Part(text: text, privacy: privacy, isPublicByNature: isPublicByNature, alignment: alignment))
    }

    public mutating func appendLiteral(_ literal: String) {
        add(literal, .public, .none)
    }

    // Numbers and Booleans

    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        add(format.text(number), privacy, align, isPublicByNature: true)
    }

    public mutating func appendInterpolation<Number: BinaryFloatingPoint & CVarArg>(
        _ number: Number, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        add(format.text(Double(number)), privacy, align, isPublicByNature: true)
    }

    public mutating func appendInterpolation(
        _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        add(format.text(boolean), privacy, .none, isPublicByNature: true)
    }

    // Everything else

    public mutating func appendInterpolation(
        _ string: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        add(string, privacy, align)
    }

    public mutating func appendInterpolation(
        _ type: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        add("\(type)", privacy, align)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(
        _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        add(LogText.describe(value), privacy, align)
    }
}
