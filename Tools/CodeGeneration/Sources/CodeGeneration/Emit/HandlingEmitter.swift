/// Writes handling protocols and the code that calls their methods.
///
/// Every method stands in its protocol in each spelling that handlers may use. The result of each spelling is a hidden associated
/// type: a handler's own method makes it the real result, the default witness makes it `_NotImplemented`. So which methods a
/// handler has is known from its type, and `handle` has its default only where another spelling of it is there.
struct HandlingEmitter {
    /// One way to write one method.
    struct Variant {
        enum Kind: String { case async, completion, firstGeneration }
        var kind: Kind
        /// The case of `HandlerSpelling`.
        var spelling: String
        var associatedType: String
        var base: String
        var labels: [String]
        /// What the completion handler is given, or what the method returns.
        var answer: String

        /// The parameter list, for a requirement or its default.
        func parameters(intent: String) -> String {
            let first = labels[0] == "intent" ? "intent: \(intent)" : "\(labels[0]) intent: \(intent)"
            guard kind != .async else { return "(\(first))" }
            let second = labels[1] == "completion" ? "completion" : "\(labels[1]) completion"
            return "(\(first), \(second): @escaping @Sendable (\(answer)) -> Void)"
        }

        var effects: String { kind == .async ? " async" : "" }
        /// What the associated type is when the handler wrote the method.
        var writtenType: String { kind == .async ? answer : "Void" }
    }

    /// One method with all its spellings, in the order in which they are preferred.
    struct Method {
        var key: String
        var isRequired: Bool
        var variants: [Variant]
    }

    func methods(of intent: IntentEntry) -> [Method] {
        var methods: [Method] = []
        if let handle = intent.handle {
            methods.append(
                method(".handle", [handle], stem: "handle", required: true, answer: intent.response.name, intent: intent))
        }
        if let confirm = intent.confirm {
            methods.append(
                method(".confirm", [confirm], stem: "confirm", required: false, answer: intent.response.name, intent: intent))
        }
        for parameter in intent.parameters {
            guard let entries = parameter.resolve, !entries.isEmpty else { continue }
            methods.append(
                method(
                    ".resolve(\"\(parameter.name)\")", entries, stem: "resolve_\(parameter.name)", required: false, answer: nil,
                    intent: intent))
        }
        return methods
    }

    private func method(
        _ key: String, _ entries: [MethodEntry], stem: String, required: Bool, answer: String?, intent: IntentEntry
    ) -> Method {
        var variants: [Variant] = []
        for (index, entry) in entries.enumerated() {
            let result = entry.result ?? answer ?? "Void"
            let given = entry.list == true ? "[\(result)]" : result
            let older = index > 0 ? "older" : ""
            let suffix = index > 0 ? "_older" : ""
            let prefix = "_\(intent.name)_\(stem)"
            let (base, labels) = Spelling.labels(entry.method)
            func spelling(_ name: String) -> String {
                older.isEmpty ? ".\(name)" : ".older\(name.prefix(1).uppercased())\(name.dropFirst())"
            }
            // An overload that differs in what it returns only could not be told apart, so one `async` spelling takes all results.
            if index == 0 {
                variants.append(
                    Variant(
                        kind: .async, spelling: ".async", associatedType: "\(prefix)_async", base: base, labels: labels,
                        answer: given))
            }
            variants.append(
                Variant(
                    kind: .completion, spelling: spelling("completion"), associatedType: "\(prefix)_completion\(suffix)",
                    base: base,
                    labels: labels, answer: given))
            if let legacy = entry.legacy {
                let (base, labels) = Spelling.labels(legacy)
                variants.append(
                    Variant(
                        kind: .firstGeneration, spelling: spelling("firstGeneration"),
                        associatedType: "\(prefix)_firstGeneration\(suffix)", base: base, labels: labels, answer: given))
            }
        }
        return Method(key: key, isRequired: required, variants: variants)
    }

    // Protocol

    func emitProtocol(of intent: IntentEntry, into source: inout SourceText) {
        guard let name = intent.handling else { return }
        let methods = methods(of: intent)
        if let observer = intent.observer { emit(observer, response: intent.response.name, into: &source) }
        source.gap()
        source.line("/// What handles an `\(intent.name)`; only `handle` is required, in any one of its spellings.")
        source.deprecation(intent.deprecated)
        source.block("public protocol \(name): NSObjectProtocol") { source in
            for method in methods { emitRequirements(method, intent: intent.name, into: &source) }
            for update in intent.updates ?? [] where update.required == true {
                emitUpdate(update, intent: intent, body: nil, into: &source)
            }
        }
        emitDefaults(of: methods, intent: intent, protocolName: name, into: &source)
        emitRequiredDefaults(of: methods, intent: intent, protocolName: name, into: &source)
    }

    private func emit(_ observer: ObserverEntry, response: String, into source: inout SourceText) {
        let (base, labels) = Spelling.labels(observer.method)
        source.gap()
        source.line("/// What is told of updates.")
        source.block("public protocol \(observer.name): NSObjectProtocol") { source in
            source.line("func \(base)(\(labels[0]) response: \(response))")
        }
    }

    private func emitRequirements(_ method: Method, intent: String, into source: inout SourceText) {
        source.gap()
        for variant in method.variants { source.line("associatedtype \(variant.associatedType)") }
        for variant in method.variants {
            source.line(
                "func \(variant.base)\(variant.parameters(intent: intent))\(variant.effects) -> \(variant.associatedType)")
        }
    }

    private func emitDefaults(
        of methods: [Method], intent: IntentEntry, protocolName: String, into source: inout SourceText
    ) {
        source.line()
        source.block("extension \(protocolName)") { source in
            for method in methods {
                let optional = method.isRequired ? method.variants.filter { $0.kind != .completion } : method.variants
                for variant in optional { emitDefault(variant, intent: intent.name, into: &source) }
            }
            for update in intent.updates ?? [] where update.required != true {
                emitUpdate(update, intent: intent, body: "{}", into: &source)
            }
        }
    }

    private func emitDefault(_ variant: Variant, intent: String, into source: inout SourceText) {
        let parameters = variant.parameters(intent: intent)
        source.line("public func \(variant.base)\(parameters)\(variant.effects) -> _NotImplemented { _NotImplemented() }")
    }

    /// The completion spelling of a required method may be missing where another spelling is there.
    private func emitRequiredDefaults(
        of methods: [Method], intent: IntentEntry, protocolName: String, into source: inout SourceText
    ) {
        for method in methods where method.isRequired {
            guard let completion = method.variants.first(where: { $0.kind == .completion }) else { continue }
            let others = method.variants.filter { $0.kind != .completion }.map { "\($0.associatedType) == \($0.writtenType)" }
            let conditions = others.map { [$0] } + (others.count > 1 ? [others] : [])
            for condition in conditions {
                source.line()
                source.block("extension \(protocolName) where \(condition.joined(separator: ", "))") { source in
                    emitDefault(completion, intent: intent.name, into: &source)
                }
            }
        }
    }

    private func emitUpdate(_ update: MethodEntry, intent: IntentEntry, body: String?, into source: inout SourceText) {
        let (base, labels) = Spelling.labels(update.method)
        let types = update.types ?? []
        let names = ["intent", "observer"]
        let params = zip(labels, types).enumerated().map { index, pair in
            "\(pair.0) \(names[min(index, 1)]): \(pair.1.hasSuffix("Observer") ? "any \(pair.1)" : pair.1)"
        }
        source.gap()
        source.line(
            "\(body == nil ? "" : "public ")func \(base)(\(params.joined(separator: ", ")))\(body.map { " \($0)" } ?? "")")
    }

    // Dispatch

    func emitDispatch(of intent: IntentEntry, into source: inout SourceText) {
        guard let name = intent.handling else { return }
        let methods = methods(of: intent)
        source.gap()
        source.block("extension \(name)") { source in
            emitSpellings(methods, into: &source)
            source.line()
            emitCalls(methods, intent: intent, into: &source)
        }
    }

    private func emitSpellings(_ methods: [Method], into source: inout SourceText) {
        source.line("/// The spelling in which the handler's type has the method; `nil` when it has none.")
        source.block("package func _spelling(of method: HandlerMethod) -> HandlerSpelling?") { source in
            source.block("switch method") { source in
                for method in methods {
                    source.line("case \(method.key):")
                    for variant in method.variants {
                        source.line("if \(variant.associatedType).self != _NotImplemented.self { return \(variant.spelling) }")
                    }
                }
                source.line("default: break")
            }
            source.line("return nil")
        }
    }

    private func emitCalls(_ methods: [Method], intent: IntentEntry, into source: inout SourceText) {
        source.line("/// Calls the method in its spelling; the answers go to `answer`.")
        source.block("package func _call(_ method: HandlerMethod, _ intent: \(intent.name), _ answer: HandlerAnswer) async") {
            source in
            source.block("switch (method, _spelling(of: method))") { source in
                for method in methods {
                    for variant in method.variants { emitCall(method, variant, into: &source) }
                }
                source.line("default: break")
            }
        }
    }

    private func emitCall(_ method: Method, _ variant: Variant, into source: inout SourceText) {
        source.line("case (\(method.key), \(variant.spelling)):")
        let first = "\(variant.labels[0]): intent"
        if variant.kind == .async {
            source.line("let result: \(variant.associatedType) = await \(variant.base)(\(first))")
            source.line("answer.give(result)")
        } else {
            let handler = "\(variant.labels[1]): { answer.give($0) }"
            source.line("let _: \(variant.associatedType) = \(variant.base)(\(first), \(handler))")
        }
    }

    // Table

    func emitEntry(of intent: IntentEntry, into source: inout SourceText) {
        guard let name = intent.handling else { return }
        source.block("IntentDispatch(", closing: "),") { source in
            source.line("name: \"\(intent.name)\", handlingProtocol: \"\(name)\", response: \"\(intent.response.name)\",")
            source.line("makeIntent: { (record: Record) -> INIntent in \(intent.name)(_record: record) },")
            source.line("adopts: { (handler: Any) -> Bool in handler is any \(name) },")
            source.block("spelling: { (handler: Any, method: HandlerMethod) -> HandlerSpelling? in", closing: "},") { source in
                source.line("(handler as? any \(name))?._spelling(of: method)")
            }
            source.block(
                "call: { (handler: Any, method: HandlerMethod, intent: INIntent, answer: HandlerAnswer) async -> Void in",
                closing: "}"
            ) { source in
                source.line("guard let handler = handler as? any \(name), let intent = intent as? \(intent.name) else { return }")
                source.line("await handler._call(method, intent, answer)")
            }
        }
    }
}
