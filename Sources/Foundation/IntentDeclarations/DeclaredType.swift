public import DefinitionFiles

/// The type of a declared parameter or property: `.integer`, `.enumeration("SoupSize")`, `.object("Soup")`.
public struct DeclaredType: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedType

    private init(_ plain: DefinedType.Plain) { definition = .plain(plain) }

    private init(definition: DefinedType) { self.definition = definition }

    /// Text.
    public static let string = DeclaredType(.string)
    /// Yes or no.
    public static let boolean = DeclaredType(.boolean)
    /// A whole number.
    public static let integer = DeclaredType(.integer)
    /// A number.
    public static let decimal = DeclaredType(.decimal)
    /// A duration in seconds.
    public static let timeInterval = DeclaredType(.timeInterval)
    /// A day, a time or both.
    public static let dateComponents = DeclaredType(.dateComponents)
    /// A place.
    public static let placemark = DeclaredType(.placemark)
    /// A person.
    public static let person = DeclaredType(.person)
    /// An address on the network.
    public static let url = DeclaredType(.url)
    /// A file, which cannot be said.
    public static let file = DeclaredType(.file)
    /// Text that can be spoken.
    public static let speakableString = DeclaredType(.speakableString)
    /// An amount of money.
    public static let currencyAmount = DeclaredType(.currencyAmount)
    /// A way to pay, which cannot be said.
    public static let paymentMethod = DeclaredType(.paymentMethod)
    /// A mass.
    public static let mass = DeclaredType(.mass)
    /// A length.
    public static let distance = DeclaredType(.distance)
    /// A temperature.
    public static let temperature = DeclaredType(.temperature)
    /// A speed.
    public static let speed = DeclaredType(.speed)
    /// A volume.
    public static let volume = DeclaredType(.volume)
    /// An energy.
    public static let energy = DeclaredType(.energy)

    /// A declared enumeration of the same file, by its name.
    public static func enumeration(_ name: String) -> DeclaredType { DeclaredType(definition: .enumeration(name)) }

    /// A declared type of the same file, by its name.
    public static func object(_ name: String) -> DeclaredType { DeclaredType(definition: .object(name)) }

    /// The types that need no declaration, by the names that they have here.
    public static let plain: [String: DeclaredType] = Dictionary(
        uniqueKeysWithValues: DefinedType.Plain.allCases.map { plain in
            let name = plain.rawValue
            return (plain == .url ? "url" : name.prefix(1).lowercased() + name.dropFirst(), DeclaredType(plain))
        })
}
