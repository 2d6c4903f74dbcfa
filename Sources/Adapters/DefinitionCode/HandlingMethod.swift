import DefinitionFiles

/// A method of a handling protocol with all its spellings, in the order in which they are preferred.
struct HandlingMethod {
    /// One way to write the method.
    struct Spelling {
        /// The case of `HandlerSpelling`.
        var name: String
        /// The hidden associated type that tells whether a handler has the method in this spelling.
        var associatedType: String
        /// The declaration from the attributes to the parameters, without `public`.
        var declaration: String
        var attributes: String
        /// What the associated type has to be able to do; `nil` for nothing.
        var constraint: String?
        /// The type of the result where the handler has the method.
        var writtenType: String
        /// The statements that call the method and pass its answer on.
        var call: [String]
    }

    /// The pattern of the case of `HandlerMethod`, with what the call binds.
    var pattern: String
    /// The same, to find out the spelling.
    var plainPattern: String
    var spellings: [Spelling]
    /// Whether a handler without the method does not compile.
    var isRequired = false
}

extension HandlingMethod {
    /// The methods of an intent's protocol.
    static func all(of intent: DefinedIntent, in file: DefinitionFile) -> [HandlingMethod] {
        var handle = deed("handle", intent)
        handle.isRequired = !intent.isEligibleForWidgets
        return [handle, deed("confirm", intent)]
            + intent.parameters.flatMap { parameter in
                let type = TypeSpelling(parameter.type, isList: parameter.isList, in: intent, of: file)
                var methods: [HandlingMethod] = []
                if parameter.isResolvable { methods.append(resolution(of: parameter, type, intent)) }
                if parameter.listsOptions {
                    methods += [options(for: parameter, type, intent), defaultValue(of: parameter, type, intent)]
                }
                return methods
            }
    }

    private static func deed(_ name: String, _ intent: DefinedIntent) -> HandlingMethod {
        answered(
            ".\(name)", stem: "_\(intent.className)_\(name)", declared: "\(name)(intent: \(intent.className.quoted)",
            called: "\(name)(intent: intent", handler: ("completion", "completion"), result: intent.responseName)
    }

    /// A method that answers with one value, in both spellings.
    ///
    /// - Parameters:
    ///   - declared: its declaration up to the intent, without the closing parenthesis; `called` is the same of a call.
    ///   - handler: the label of the completion handler in the declaration and in a call.
    private static func answered(
        _ pattern: String, stem: String, declared: String, called: String, handler: (declared: String, called: String),
        result: String
    ) -> HandlingMethod {
        HandlingMethod(
            pattern: pattern, plainPattern: pattern,
            spellings: [
                Spelling(
                    name: "async", associatedType: "\(stem)_async", declaration: "func \(declared)) async", attributes: async,
                    constraint: "Intents._HandlerResult", writtenType: result,
                    call: ["let result: \(stem)_async = await \(called))", "answer.give(result)"]),
                Spelling(
                    name: "completion", associatedType: "\(stem)_completion",
                    declaration: "func \(declared), \(handler.declared): @escaping @Sendable (\(result)) -> Swift.Void)",
                    attributes: completion, writtenType: "Swift.Void",
                    call: ["let _: \(stem)_completion = \(called), \(handler.called): { answer.give($0) })"]),
            ])
    }

    private static func resolution(
        of parameter: DefinedParameter, _ type: TypeSpelling, _ intent: DefinedIntent
    ) -> HandlingMethod {
        let capitalised = SwiftIdentifier.capitalised(parameter.name)
        let name = "resolve\(capitalised)"
        let element = parameter.reasons.isEmpty ? type.result : "\(intent.shortName)\(capitalised)ResolutionResult"
        let result = parameter.isList ? "[\(element)]" : element
        return answered(
            ".resolve(\(parameter.name.literal))", stem: "_\(intent.className)_resolve_\(parameter.name)",
            declared: "\(name)(for intent: \(intent.className.quoted)", called: "\(name)(for: intent",
            handler: ("with completion", "with"), result: result)
    }

    private static func options(
        for parameter: DefinedParameter, _ type: TypeSpelling, _ intent: DefinedIntent
    ) -> HandlingMethod {
        let base = "provide\(SwiftIdentifier.capitalised(parameter.name))Options"
        let stem = "_\(intent.className)_options_\(parameter.name)"
        let intentType = intent.className.quoted
        let collection = "Intents.INObjectCollection<\(type.option)>"
        let searchParameter = parameter.searchesOptions ? ", searchTerm: Swift.String?" : ""
        let searchArgument = parameter.searchesOptions ? ", searchTerm: searchTerm" : ""
        func completionHandler(_ options: String) -> String {
            "with completion: @escaping @Sendable (\(options)?, (any Swift.Error)?) -> Swift.Void"
        }
        return HandlingMethod(
            pattern: ".options(\(parameter.name.literal), \(parameter.searchesOptions ? "let searchTerm" : "_"))",
            plainPattern: ".options(\(parameter.name.literal), _)",
            spellings: [
                Spelling(
                    name: "async", associatedType: "\(stem)_async",
                    declaration: "func \(base)Collection(for intent: \(intentType)\(searchParameter)) async throws",
                    attributes: async, constraint: "Intents._HandlerResult", writtenType: collection,
                    call: [
                        "do {",
                        "    let options: \(stem)_async = try await \(base)Collection(for: intent\(searchArgument))",
                        "    answer.give(options as? \(collection), nil)",
                        "} catch {",
                        "    answer.give(\(collection)?.none, error)",
                        "}",
                    ]),
                Spelling(
                    name: "completion", associatedType: "\(stem)_completion",
                    declaration:
                        "func \(base)Collection(for intent: \(intentType)\(searchParameter), \(completionHandler(collection)))",
                    attributes: completion, writtenType: "Swift.Void",
                    call: [
                        "let _: \(stem)_completion = \(base)Collection(for: intent\(searchArgument), with: { answer.give($0, $1) })"
                    ]),
                Spelling(
                    name: "olderCompletion", associatedType: "\(stem)_older",
                    declaration: "func \(base)(for intent: \(intentType), \(completionHandler("[\(type.olderOption)]")))",
                    attributes: completion, writtenType: "Swift.Void",
                    call: ["let _: \(stem)_older = \(base)(for: intent, with: { answer.give($0, $1) })"]),
            ])
    }

    private static func defaultValue(
        of parameter: DefinedParameter, _ type: TypeSpelling, _ intent: DefinedIntent
    ) -> HandlingMethod {
        let stem = "_\(intent.className)_default_\(parameter.name)"
        let method = "default\(SwiftIdentifier.capitalised(parameter.name))(for"
        let pattern = ".defaultValue(\(parameter.name.literal))"
        let written = type.property.hasSuffix("?") ? String(type.property.dropLast()) : type.property
        return HandlingMethod(
            pattern: pattern, plainPattern: pattern,
            spellings: [
                Spelling(
                    name: "synchronous", associatedType: stem, declaration: "func \(method) intent: \(intent.className.quoted))",
                    attributes: async, writtenType: type.property,
                    call: [
                        // The property's setter knows how the value is stored.
                        "let value: \(stem) = \(method): intent)",
                        "intent._setField(\(parameter.name.literal), nil)",
                        "if let value = (value as Any) as? \(written) { intent.\(parameter.name.quoted) = value }",
                        "answer.give(defaultOf: \(parameter.name.literal), in: intent)",
                    ])
            ])
    }

    private static let async = "@discardableResult"
    // Completion handlers are free of concurrency checks in language mode 5.
    private static let completion = "@preconcurrency @discardableResult"
}
