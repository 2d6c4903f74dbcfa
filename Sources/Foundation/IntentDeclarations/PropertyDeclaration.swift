public import DefinitionFiles

/// A value of a declared intent's response, or of a declared type's objects.
public struct PropertyDeclaration: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedProperty

    /// - Parameters:
    ///   - name: the name, such as `waitTime`.
    ///   - type: the type of the value, or of each value of a list.
    ///   - title: what the property is called; `nil` for its name.
    ///   - isList: whether there may be several values.
    public init(_ name: String, _ type: DeclaredType, title: String? = nil, isList: Bool = false) {
        definition = DefinedProperty(name: name, type: type.definition, isList: isList, displayName: .declared(title))
    }
}
