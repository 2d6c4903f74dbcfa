public import DefinitionFiles

/// A code of a declared intent's response.
public struct CodeDeclaration: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedCode

    /// - Parameters:
    ///   - name: the name, such as `failureSoldOut`.
    ///   - text: what is shown and spoken, with `${property}` for values of the response; `nil` for the assistant's own words.
    ///   - concise: what is spoken where there is no screen; `nil` for the same.
    ///   - isSuccess: whether it is good news; `nil` for no, except for `success`.
    public init(_ name: String, _ text: String? = nil, concise: String? = nil, isSuccess: Bool? = nil) {
        definition = DefinedCode(
            name: name, isSuccess: isSuccess ?? (name == "success"), text: .declared(text), conciseText: .declared(concise))
    }
}
