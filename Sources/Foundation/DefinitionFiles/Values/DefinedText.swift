/// A text of a definition file: as it stands there, and the identifier under which tables of languages have it.
public struct DefinedText: Hashable, Sendable, Codable {
    /// Six letters and digits; `nil` for a text without translations.
    public var id: String?
    /// The text in the development language, which may refer to values as `${name}`; `nil` if only tables have it.
    public var text: String?

    public init(id: String? = nil, _ text: String?) {
        self.id = id
        self.text = text
    }

    /// No text at all.
    public static let none = DefinedText(nil)

    /// Whether there is neither a text nor an identifier.
    public var isEmpty: Bool { id == nil && (text ?? "").isEmpty }

    /// The names that the text refers to, in order: `${order.total}` refers to `order`. Each once.
    public var references: [String] {
        var names: [String] = []
        var rest = (text ?? "")[...]
        while let start = rest.firstRange(of: "${") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "}") else { break }
            let path = rest[..<end]
            let name = String(path.prefix { $0 != "." })
            if !name.isEmpty, !names.contains(name) { names.append(name) }
            rest = rest[end...].dropFirst()
        }
        return names
    }
}
