public import DefinitionFiles

/// A reason for which the value of a declared parameter may be rejected.
public struct ReasonDeclaration: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedReason

    private static let builtIn: Set<String> = [
        "negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue",
    ]

    /// - Parameters:
    ///   - code: the case's name, such as `tooSpicy`. `greaterThanMaximumValue`, `lessThanMinimumValue` and `negativeNumbersNotSupported` are
    ///     the assistant's reasons against numbers, too.
    ///   - text: what is said; `nil` for the assistant's own words.
    public init(_ code: String, _ text: String? = nil) {
        definition = DefinedReason(code: code, text: .declared(text), isBuiltIn: Self.builtIn.contains(code))
    }
}
