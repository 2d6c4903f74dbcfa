public import DefinitionFiles

/// The default value of a declared parameter, as a literal: `1`, `"tap"`, `true`, or `.case("large")`.
public struct DeclaredValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
    /// The same as a definition file would say it.
    public let definition: DefinedValue

    /// Text.
    public init(stringLiteral value: String) { definition = .text(.declared(value)) }

    /// A whole number, or a duration in seconds.
    public init(integerLiteral value: Int) { definition = .number(Double(value)) }

    /// A number, or a duration in seconds.
    public init(floatLiteral value: Double) { definition = .number(value) }

    /// Yes or no.
    public init(booleanLiteral value: Bool) { definition = .truth(value) }

    private init(definition: DefinedValue) { self.definition = definition }

    /// The case of an enumeration, by its name.
    public static func `case`(_ name: String) -> DeclaredValue { DeclaredValue(definition: .enumerationCase(name)) }
}
