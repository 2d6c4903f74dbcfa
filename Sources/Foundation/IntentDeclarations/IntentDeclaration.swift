public import DefinitionFiles

/// An intent of an app's own, declared in Swift instead of in a `.intentdefinition` file.
///
/// Stands in a file whose name ends in `.intents.swift`, with nothing but literals for arguments:
/// ```swift
/// import IntentDeclarations
///
/// let orderSoup = IntentDeclaration(
///     "OrderSoup", title: "Order soup", category: .order,
///     parameters: [
///         ParameterDeclaration("soup", .object("Soup"), prompt: "Which soup?", options: .listed),
///         ParameterDeclaration("quantity", .integer, default: 1, minimum: 1, maximum: 10),
///     ],
///     phrases: ["Order ${quantity} ${soup}", "Order ${soup}"],
///     codes: [CodeDeclaration("failureSoldOut", "${soup} is sold out.")],
///     results: [PropertyDeclaration("soup", .object("Soup"))])
/// ```
/// The build and the assistant read the file's text; the compiler checks it, too. Texts are translated by tables whose keys are the texts
/// themselves.
public struct IntentDeclaration: Hashable, Sendable {
    /// The same as a definition file would say it.
    public let definition: DefinedIntent

    /// - Parameters:
    ///   - name: the name, such as `OrderSoup`, which the class `OrderSoupIntent` gets its name from.
    ///   - title: what the intent is called, as an imperative: a sentence without values.
    ///   - description: what it does; `nil` for nothing to add.
    ///   - category: what kind of deed it is: decides wording and confirmation.
    ///   - verb: the verb, such as `Order`; `nil` for the category's own.
    ///   - parameters: the parameters, in the order of the questions.
    ///   - phrases: how it is requested, with `${parameter}` for values.
    ///   - confirms: whether the person is asked before handling; `nil` for the category's habit.
    ///   - restriction: when the intent is out of reach.
    ///   - codes: the response's codes; `success` and `failure` exist without being named.
    ///   - results: the response's properties.
    ///   - output: the property that is the answer; `nil` for none.
    public init(
        _ name: String, title: String, description: String? = nil, category: DefinedCategory = .generic, verb: String? = nil,
        parameters: [ParameterDeclaration] = [], phrases: [String] = [], confirms: Bool? = nil,
        restriction: DefinedRestriction = .none, codes: [CodeDeclaration] = [], results: [PropertyDeclaration] = [],
        output: String? = nil
    ) {
        let standard = [CodeDeclaration("success"), CodeDeclaration("failure")]
        let missing = standard.filter { code in !codes.contains { $0.definition.name == code.definition.name } }
        definition = DefinedIntent(
            name: name, category: category, verb: verb, title: .declared(title), description: .declared(description),
            parameters: parameters.map(\.definition),
            combinations: phrases.map { phrase in
                let text = DefinedText.declared(phrase)
                return DefinedCombination(parameters: text.references, title: text)
            },
            response: DefinedResponse(
                codes: (missing + codes).map(\.definition), properties: results.map(\.definition), output: output),
            isConfigurable: true, confirmation: confirms, restriction: restriction)
    }
}

extension DefinedText {
    /// A text that tables of languages have under the text itself.
    static func declared(_ text: String?) -> DefinedText { DefinedText(id: text, text) }
}
