/// One way to write one method of a handling protocol.
struct HandlingVariant {
    enum Kind {
        /// Returns its answer.
        case async
        /// Hands its answer to a completion handler.
        case completion
        /// As the first generation of the API spelled it, with a completion handler.
        case firstGeneration
        /// Has no answer.
        case plain
    }

    var kind: Kind
    /// The case of `HandlerSpelling`.
    var spelling: String
    /// The hidden associated type that tells whether a handler has the method in this spelling.
    var associatedType: String
    /// The name before the parenthesis.
    var base: String
    var labels: [String]
    /// What the completion handler is given, or what the method returns.
    var answer: String
    /// The types of the parameters behind the intent, where there is no completion handler.
    var otherTypes: [String] = []
    /// The platform's version that deprecated the method.
    var deprecated: String?

    /// The parameter list, for a requirement or its default.
    func parameters(intent: String) -> String {
        let first = labels[0] == "intent" ? "intent: \(intent)" : "\(labels[0]) intent: \(intent)"
        switch kind {
        case .async:
            return "(\(first))"
        case .plain:
            let others = zip(labels.dropFirst(), otherTypes).map { "\($0) observer: any \($1)" }
            return "(\(([first] + others).joined(separator: ", ")))"
        case .completion, .firstGeneration:
            let second = labels[1] == "completion" ? "completion" : "\(labels[1]) completion"
            return "(\(first), \(second): @escaping @Sendable (\(answer)) -> Void)"
        }
    }

    /// What makes calls from an app's own code as free of warnings as they would be of methods without a result, and completion
    /// handlers free of concurrency checks in language mode 5.
    var attributes: String { kind == .async || kind == .plain ? "@discardableResult" : "@preconcurrency @discardableResult" }
    var effects: String { kind == .async ? " async" : "" }
    /// What the associated type is when the handler wrote the method.
    var writtenType: String { kind == .async ? answer : "Void" }
}

/// One method of a handling protocol with all its spellings, in the order in which they are preferred.
struct HandlingMethod {
    /// The case of `HandlerMethod`.
    var key: String
    var isRequired: Bool
    var variants: [HandlingVariant]

    /// The spelling whose default depends on the others, so that one of them is always there.
    var leading: HandlingVariant? { isRequired ? variants.first { $0.kind == .completion || $0.kind == .plain } : nil }
}

extension IntentEntry {
    /// The methods of the intent's handling protocol: handle, confirm, one for each parameter to resolve, and updates.
    var handlingMethods: [HandlingMethod] {
        var methods: [HandlingMethod] = []
        if let handle { methods.append(method(".handle", [handle], stem: "handle", required: true)) }
        if let confirm { methods.append(method(".confirm", [confirm], stem: "confirm", required: false)) }
        for parameter in parameters {
            guard let entries = parameter.resolve, !entries.isEmpty else { continue }
            let key = ".resolve(\"\(parameter.name)\")"
            methods.append(method(key, entries, stem: "resolve_\(parameter.name)", required: false))
        }
        return methods + (updates ?? []).map(updateMethod)
    }

    private func method(_ key: String, _ entries: [MethodEntry], stem: String, required: Bool) -> HandlingMethod {
        var variants: [HandlingVariant] = []
        for (index, entry) in entries.enumerated() {
            let isOlder = index > 0
            // An overload that differs in what it returns only could not be told apart, so one `async` spelling takes all results.
            if !isOlder { variants.append(variant(.async, entry.method, entry, stem: "\(stem)_async", spelling: ".async")) }
            variants.append(
                variant(
                    .completion, entry.method, entry, stem: isOlder ? "\(stem)_completion_older" : "\(stem)_completion",
                    spelling: isOlder ? ".olderCompletion" : ".completion"))
            guard let legacy = entry.legacy else { continue }
            variants.append(
                variant(
                    .firstGeneration, legacy, entry, stem: isOlder ? "\(stem)_firstGeneration_older" : "\(stem)_firstGeneration",
                    spelling: isOlder ? ".olderFirstGeneration" : ".firstGeneration"))
        }
        return HandlingMethod(key: key, isRequired: required, variants: variants)
    }

    private func variant(
        _ kind: HandlingVariant.Kind, _ name: String, _ entry: MethodEntry, stem: String, spelling: String
    ) -> HandlingVariant {
        let (base, labels) = Spelling.labels(name)
        let answer = entry.result ?? response.name
        return HandlingVariant(
            kind: kind, spelling: spelling, associatedType: "_\(self.name)_\(stem)", base: base, labels: labels,
            answer: entry.list == true ? "[\(answer)]" : answer, otherTypes: (entry.types ?? []).dropFirst().map(\.self),
            deprecated: entry.deprecated)
    }

    private func updateMethod(_ entry: MethodEntry) -> HandlingMethod {
        let stem = Spelling.labels(entry.method).base
        var variants = [variant(.plain, entry.method, entry, stem: "\(stem)_current", spelling: ".completion")]
        if let legacy = entry.legacy {
            variants.append(variant(.plain, legacy, entry, stem: "\(stem)_firstGeneration", spelling: ".firstGeneration"))
        }
        let key = (entry.types ?? []).count > 1 ? ".startUpdates" : ".stopUpdates"
        return HandlingMethod(key: key, isRequired: entry.required == true, variants: variants)
    }
}
