public import DefinitionFiles

/// A kind of thing that an app has, declared in Swift: `TypeDeclaration("Soup", properties: [PropertyDeclaration("price", .currencyAmount)])`.
public struct TypeDeclaration: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedObjectType

    /// - Parameters:
    ///   - name: the name, which is that of the Swift class.
    ///   - title: what the type is called; `nil` for its name.
    ///   - properties: the properties, besides those that every object has.
    public init(_ name: String, title: String? = nil, properties: [PropertyDeclaration] = []) {
        definition = DefinedObjectType(name: name, properties: properties.map(\.definition), displayName: .declared(title))
    }
}
