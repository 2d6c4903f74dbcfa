/// Writes what a new handler's source text is made from: the methods of each handling protocol in their `async` spelling.
///
/// As in `CatalogueEmitter`, every expression is small, since large literals are slow to type-check.
struct SignatureEmitter {
    func emit(_ intents: [IntentEntry], domains: [DomainProtocolEntry], into source: inout SourceText) {
        source.gap()
        source.block("extension HandlerSignature") { source in
            source.line("/// The system's intents that apps handle.")
            let names = intents.map { constant($0.name) }.joined(separator: ", ")
            source.line("static let system: [HandlerSignature] = [\(names)]")
            source.line()
            source.line("/// The protocols that each domain's original protocol combines.")
            source.block("static let domainProtocols: [String: [String]] = [", closing: "]") { source in
                for domain in domains {
                    let protocols = domain.protocols.map { "\"\($0)\"" }.joined(separator: ", ")
                    source.line("\"\(domain.name)\": [\(protocols)],")
                }
            }
            for intent in intents { emit(intent, into: &source) }
        }
    }

    private func emit(_ intent: IntentEntry, into source: inout SourceText) {
        source.line()
        source.block("private static let \(constant(intent.name)) = HandlerSignature(", closing: ")") { source in
            source.line("intent: \"\(intent.name)\",")
            source.line("confirm: \(quoted(intent.confirm, in: intent)),")
            source.line("handle: \(quoted(intent.handle, in: intent)),")
            source.block("parameters: [", closing: "],") { source in
                for parameter in intent.parameters {
                    guard let method = parameter.resolve?.first else { continue }
                    source.line("\(entry(of: parameter, method, in: intent)),")
                }
            }
            source.line("responseArguments: [\(responseArguments(of: intent))],")
            let updates = intent.handlingMethods.filter { $0.variants.first?.kind == .plain }.compactMap { method in
                method.variants.first.map { "\"\($0.base)\($0.parameters(intent: intent.name))\"" }
            }
            source.line("updates: [\(updates.joined(separator: ", "))]")
        }
    }

    /// The declaration in the `async` spelling as a literal, such as `handle(intent: INSendPaymentIntent)`; an empty one without the method.
    private func quoted(_ method: MethodEntry?, in intent: IntentEntry) -> String {
        guard let method else { return "\"\"" }
        let (base, labels) = Spelling.labels(method.method)
        let label = labels.first.map { $0 == "intent" ? "intent" : "\($0) intent" } ?? "intent"
        return "\"\(base)(\(label): \(intent.name))\""
    }

    private func entry(of parameter: ParameterEntry, _ method: MethodEntry, in intent: IntentEntry) -> String {
        let type = TypeName(parameter.type)
        let facts = [
            "name: \"\(parameter.name)\"", "method: \(quoted(method, in: intent))",
            "result: \"\(method.result ?? "")\"", "isOptional: \(type.isOptional)", "isList: \(method.list == true)",
        ]
        return "Parameter(\(facts.joined(separator: ", ")))"
    }

    /// The arguments of the response's initializer; one that is neither the code nor the activity with its type.
    private func responseArguments(of intent: IntentEntry) -> String {
        (intent.response.inits.first?.params ?? []).map { parameter in
            "Argument(label: \"\(parameter.label)\", type: \"\(parameter.type)\")"
        }.joined(separator: ", ")
    }

    private func constant(_ intent: String) -> String {
        let start = intent.dropFirst("IN".count)
        return start.prefix(1).lowercased() + start.dropFirst()
    }
}
