public import DefinitionFiles

/// A parameter of a declared intent.
public struct ParameterDeclaration: Hashable, Sendable {
    /// Where the values to choose from come from.
    public enum Options: String, Hashable, Sendable, CaseIterable {
        /// There are none.
        case none
        /// The handler lists them all.
        case listed
        /// The handler lists those for words that the person said.
        case searched
    }

    /// The same as a definition file would say it.
    public let definition: DefinedParameter

    /// - Parameters:
    ///   - name: the name, such as `quantity`.
    ///   - type: the type of the value, or of each value of a list.
    ///   - title: what the parameter is called; `nil` for its name.
    ///   - isList: whether there may be several values.
    ///   - isResolved: whether the handler has a resolve method, and the assistant may ask.
    ///   - prompt: the question for a value; `nil` for the assistant's own.
    ///   - confirmation: the question whether the value is meant; `nil` for the assistant's own.
    ///   - introduction: what is said before several values are listed; `nil` for the assistant's own.
    ///   - selection: the question behind that list; `nil` for the assistant's own.
    ///   - options: where the values to choose from come from.
    ///   - defaultValue: the value if the person names none; `nil` for none.
    ///   - minimum: the least number, or the least duration in seconds; `nil` for none.
    ///   - maximum: the greatest number, or the greatest duration in seconds; `nil` for none.
    ///   - allowsNegative: whether numbers below zero are possible; `nil` for yes, unless a reason speaks against them.
    ///   - trueName: what `true` is called; `nil` for yes.
    ///   - falseName: what `false` is called; `nil` for no.
    ///   - reasons: the reasons for which a value may be rejected; their raw values begin with 1.
    ///   - condition: on what it depends whether there is a value at all; `nil` for nothing.
    public init(
        _ name: String, _ type: DeclaredType, title: String? = nil, isList: Bool = false, isResolved: Bool = true,
        prompt: String? = nil, confirmation: String? = nil, introduction: String? = nil, selection: String? = nil,
        options: Options = .none, default defaultValue: DeclaredValue? = nil, minimum: Double? = nil, maximum: Double? = nil,
        allowsNegative: Bool? = nil, trueName: String? = nil, falseName: String? = nil, reasons: [ReasonDeclaration] = [],
        when condition: DeclaredCondition? = nil
    ) {
        let prompts: [(DefinedPrompt, String?)] = [
            (.primary, prompt), (.confirmation, confirmation), (.disambiguationIntroduction, introduction),
            (.disambiguationSelection, selection),
        ]
        let texts = prompts.compactMap { prompt, text in text.map { (prompt, DefinedText.declared($0)) } }
        definition = DefinedParameter(
            name: name, type: type.definition, isList: isList, isResolvable: isResolved, listsOptions: options != .none,
            searchesOptions: options == .searched, displayName: .declared(title),
            prompts: Dictionary(uniqueKeysWithValues: texts), reasons: reasons.map(\.definition),
            relationship: condition?.definition,
            details: DefinedDetails(
                defaultValue: defaultValue?.definition, minimum: minimum, maximum: maximum,
                allowsNegativeNumbers: allowsNegative, trueName: .declared(trueName), falseName: .declared(falseName)))
    }
}
