/// An object type of a definition file: a kind of thing that the app has.
public struct DefinedObjectType: Hashable, Sendable, Codable {
    /// The name in the file.
    public var name: String
    /// The name of the Swift class.
    public var className: String
    /// The properties, besides those that every object has.
    public var properties: [DefinedProperty]
    /// What the type is called.
    public var displayName: DefinedText

    /// - Parameter className: `nil` for the name.
    public init(
        name: String, className: String? = nil, properties: [DefinedProperty] = [], displayName: DefinedText = .none
    ) {
        self.name = name
        self.className = className ?? name
        self.properties = properties
        self.displayName = displayName
    }
}
