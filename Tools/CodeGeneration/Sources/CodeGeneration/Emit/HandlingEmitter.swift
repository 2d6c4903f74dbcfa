/// Writes handling protocols.
///
/// Every method stands in its protocol in each spelling that handlers may use. The result of each spelling is a hidden associated
/// type: a handler's own method makes it the real result, the default witness makes it `_NotImplemented`. So which methods a
/// handler has is known from its type, and a required method has its default only where another spelling of it is there.
struct HandlingEmitter {
    func emit(_ intent: IntentEntry, into source: inout SourceText) {
        guard let name = intent.handling else { return }
        let methods = intent.handlingMethods
        if let observer = intent.observer { emit(observer, response: intent.response.name, into: &source) }
        source.gap()
        source.line("/// Handles an `\(intent.name)`. `handle` is required, in any one of its spellings.")
        source.deprecation(intent.deprecated)
        source.block("public protocol \(name): NSObjectProtocol") { source in
            for method in methods { emitRequirements(method, intent: intent.name, into: &source) }
        }
        source.line()
        source.block("extension \(name)") { source in
            for method in methods {
                for variant in method.variants where variant.associatedType != method.leading?.associatedType {
                    emitDefault(variant, intent: intent.name, into: &source)
                }
            }
        }
        for method in methods { emitLeadingDefaults(method, intent: intent.name, protocolName: name, into: &source) }
    }

    private func emit(_ observer: ObserverEntry, response: String, into source: inout SourceText) {
        let (base, labels) = Spelling.labels(observer.method)
        source.gap()
        source.line("/// Receives updates, on any thread.")
        // Handlers tell observers from timers and tasks. Classes of language mode 5 conform without being sendable.
        source.block("@preconcurrency public protocol \(observer.name): NSObjectProtocol, Sendable") { source in
            source.line("func \(base)(\(labels[0]) response: \(response))")
        }
    }

    private func emitRequirements(_ method: HandlingMethod, intent: String, into source: inout SourceText) {
        source.gap()
        for variant in method.variants {
            // Without the constraint, a helper that bears the same name and returns something else would pass for the method.
            source.line("associatedtype \(variant.associatedType)\(variant.kind == .async ? ": _HandlerResult" : "")")
        }
        for variant in method.variants {
            source.deprecation(variant.deprecated)
            source.line(
                "\(variant.attributes) func \(variant.base)\(variant.parameters(intent: intent))\(variant.effects)"
                    + " -> \(variant.associatedType)")
        }
    }

    private func emitDefault(_ variant: HandlingVariant, intent: String, into source: inout SourceText) {
        let parameters = variant.parameters(intent: intent)
        source.line(
            "\(variant.attributes) public func \(variant.base)\(parameters)\(variant.effects) -> _NotImplemented"
                + " { _NotImplemented() }")
    }

    /// The leading spelling of a required method may be missing where another one is there.
    private func emitLeadingDefaults(
        _ method: HandlingMethod, intent: String, protocolName: String, into source: inout SourceText
    ) {
        guard let leading = method.leading else { return }
        let others = method.variants.filter { $0.associatedType != leading.associatedType }
        let conditions = others.map { "\($0.associatedType) == \($0.writtenType)" }
        let all = conditions.count > 1 ? [conditions.joined(separator: ", ")] : []
        for condition in conditions + all {
            source.line()
            source.block("extension \(protocolName) where \(condition)") { source in
                emitDefault(leading, intent: intent, into: &source)
            }
        }
    }
}
