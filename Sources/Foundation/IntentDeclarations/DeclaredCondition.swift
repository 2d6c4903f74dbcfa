public import DefinitionFiles

/// What a declared parameter depends on: it exists only while another parameter matches.
public struct DeclaredCondition: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedRelationship

    private init(_ parent: String, _ condition: DefinedRelationship.Condition) {
        definition = DefinedRelationship(parent: parent, condition: condition)
    }

    /// The other parameter has any value.
    public static func hasValue(_ parent: String) -> DeclaredCondition { DeclaredCondition(parent, .hasAnyValue) }

    /// The other parameter is true.
    public static func isTrue(_ parent: String) -> DeclaredCondition { DeclaredCondition(parent, .isTruth(true)) }

    /// The other parameter is false.
    public static func isFalse(_ parent: String) -> DeclaredCondition { DeclaredCondition(parent, .isTruth(false)) }

    /// The other parameter is the case of that name of its enumeration.
    public static func isCase(_ parent: String, _ name: String) -> DeclaredCondition {
        DeclaredCondition(parent, .isCase(name))
    }
}
