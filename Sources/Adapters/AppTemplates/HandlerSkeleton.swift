import IntentSchema

/// The source of a handler that does nothing yet: it accepts what the person says, and answers that it is done.
struct HandlerSkeleton {
    let signature: HandlerSignature
    let definition: IntentDefinition
    let catalogue: Catalogue
    /// Under which its log lines are found.
    let subsystem: String

    /// `INSendPaymentIntent` gives `SendPaymentHandler`.
    static func className(of intent: String) -> String { "\(stem(of: intent))Handler" }

    /// `INSendPaymentIntent` gives `SendPayment`.
    static func stem(of intent: String) -> String {
        let start = intent.hasPrefix("IN") ? intent.dropFirst(2) : intent[...]
        return String(start.hasSuffix("Intent") ? start.dropLast("Intent".count) : start)
    }

    /// The code that the skeleton's `handle` answers: that it is done, or that the app does it.
    static func outcome(of definition: IntentDefinition) -> String {
        code(of: definition, ["success", "continueInApp", "inProgress"])
    }

    private static func code(of definition: IntentDefinition, _ wanted: [String]) -> String {
        let names = definition.responseCodes.map(\.name)
        return wanted.first(where: names.contains) ?? names.first ?? "success"
    }

    /// The file.
    var text: String {
        let intent = signature.intent
        let name = Self.className(of: intent)
        let methods = [resolving, confirm, handle] + signature.updates.map(update)
        return """
            \(PackageText.imports(["Intents", "os"]))

            /// Handles an `\(intent)`.
            ///
            /// This is a skeleton: it takes every request as it comes, does nothing, and answers `\(Self.outcome(of: definition))`.
            /// Replace the bodies of its methods.
            final class \(name): NSObject, \(definition.handlingProtocol ?? "\(intent)Handling") {
                private static let log = Logger(subsystem: \(subsystem.swiftLiteral), category: "\(Self.stem(of: intent))")

            \(methods.filter { !$0.isEmpty }.joined(separator: "\n\n"))
            }

            """
    }

    // MARK: - Resolving

    private var resolving: String {
        guard !signature.parameters.isEmpty else { return "" }
        let explanation = """
                // Each of these is asked about one parameter, and again after every answer. Besides .success and .notRequired,
                // .needsValue() asks the person, .disambiguation(with:) offers a choice, .confirmationRequired(with:) asks whether
                // a value is right, and .unsupported() refuses it.
            """
        return explanation + "\n\n" + signature.parameters.map(resolve).joined(separator: "\n\n")
    }

    private func resolve(_ parameter: HandlerSignature.Parameter) -> String {
        let answer = parameter.isList ? "[\(parameter.result)]" : parameter.result
        return """
                func \(parameter.method) async -> \(answer) {
            \(body(of: parameter))
                }
            """
    }

    private func body(of parameter: HandlerSignature.Parameter) -> String {
        let name = parameter.name
        if parameter.isList {
            let value = parameter.isOptional ? "intent.\(name) ?? []" : "intent.\(name)"
            return """
                        let values = \(value)
                        return values.isEmpty ? [.notRequired()] : values.map { .success(with: $0) }
                """
        }
        if parameter.isOptional {
            return """
                        guard let value = intent.\(name) else { return .notRequired() }
                        return .success(with: value)
                """
        }
        let isMissing = missing(name)
        return isMissing.map { "        \($0) ? .notRequired() : .success(with: intent.\(name))" }
            ?? "        .success(with: intent.\(name))"
    }

    /// When a property that is not optional says nothing; `nil` if it always says something.
    private func missing(_ name: String) -> String? {
        switch definition.parameter(name)?.type {
        case .enumeration(let type):
            let unknown = catalogue.enumerations[type]?.name(of: 0)
            return unknown == "unknown" ? "intent.\(name) == .unknown" : nil
        case .optionSet: return "intent.\(name).isEmpty"
        default: return nil
        }
    }

    // MARK: - Confirming and handling

    private var confirm: String {
        guard !signature.confirm.isEmpty else { return "" }
        return """
                // Asked when all parameters are resolved: the place for what can only be checked of the whole, such as a balance.
                func \(signature.confirm) async -> \(definition.response) {
                    \(response(Self.code(of: definition, ["ready", "success"])))
                }
            """
    }

    private var handle: String {
        let outcome = Self.outcome(of: definition)
        let fields = definition.responseFields.map(\.name)
        let carries =
            fields.isEmpty
            ? "" : "\n        // The response can carry \(fields.joined(separator: ", ")), which the person is shown."
        return """
                func \(signature.handle) async -> \(definition.response) {
                    // Do here what the person asked for, and answer what became of it. The other codes of the response name
                    // what can go wrong.\(carries)
                    Self.log.notice("\(signature.intent): nothing was done, since this handler is still a skeleton")
                    return \(response(outcome))
                }
            """
    }

    private func response(_ code: String) -> String {
        let arguments = signature.responseArguments.map { argument in
            "\(argument.label): \(value(of: argument, code))"
        }
        return "\(definition.response)(\(arguments.joined(separator: ", ")))"
    }

    private func value(of argument: HandlerSignature.Argument, _ code: String) -> String {
        switch argument.type {
        case _ where argument.label == "code": ".\(code)"
        // The app is handed what it has to go on with.
        case "NSUserActivity?" where code == "continueInApp": "NSUserActivity(activityType: \"\(signature.intent)\")"
        case let type where type.hasSuffix("?"): "nil"
        case let type where type.hasPrefix("["): "[]"
        case "Int": "2"
        case "Date": "Date()"
        default: "\(argument.type)()"
        }
    }

    private func update(_ declaration: String) -> String {
        """
            func \(declaration) {
                // While the person watches, pass on what changes.
            }
        """
    }
}
