public import DefinitionFiles

/// An enumeration of an app's own, declared in Swift: `EnumerationDeclaration("SoupSize", cases: [CaseDeclaration("small", "small")])`.
public struct EnumerationDeclaration: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedEnumeration

    /// - Parameters:
    ///   - name: the name, which is that of the Swift type.
    ///   - title: what the enumeration is called; `nil` for its name.
    ///   - cases: the cases. Their raw values begin with 1; `unknown`, for no value, is added with 0.
    public init(_ name: String, title: String? = nil, cases: [CaseDeclaration]) {
        let unknown = DefinedCase(name: "unknown", raw: 0)
        let named = cases.enumerated().map { index, value in
            DefinedCase(
                name: value.name, raw: index + 1, displayName: .declared(value.title),
                synonyms: value.synonyms.map { .declared($0) })
        }
        definition = DefinedEnumeration(name: name, cases: [unknown] + named, displayName: .declared(title))
    }
}

/// A case of a declared enumeration.
public struct CaseDeclaration: Hashable, Sendable {
    let name: String
    let title: String?
    let synonyms: [String]

    /// - Parameters:
    ///   - name: the name, such as `large`.
    ///   - title: what the case is called; `nil` if it is not said.
    ///   - synonyms: what it is called, too.
    public init(_ name: String, _ title: String? = nil, synonyms: [String] = []) {
        self.name = name
        self.title = title
        self.synonyms = synonyms
    }
}
