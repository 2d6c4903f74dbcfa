/// A method as it was declared: what of it decides whether a protocol's requirement is met.
struct Method {
    var name: MethodName
    var precise: String
    /// The types of the parameters as they were written, without attributes.
    var parameters: [String]
    /// What it returns as it was written; `Void` for nothing.
    var result: String
    var isStatic: Bool
    var throwsErrors: Bool
    var isAsync: Bool
    var accessLevel: String
    var location: SymbolGraph.Symbol.Location?

    /// `nil` for what is no method.
    init?(_ symbol: SymbolGraph.Symbol) {
        let kind = symbol.kind.identifier
        guard kind == "swift.method" || kind == "swift.type.method", let name = MethodName(symbol.names.title) else { return nil }
        self.name = name
        precise = symbol.identifier.precise
        isStatic = kind == "swift.type.method"
        let keywords = (symbol.declarationFragments ?? []).filter { $0.kind == "keyword" }.map(\.spelling)
        throwsErrors = keywords.contains("throws")
        isAsync = keywords.contains("async")
        accessLevel = symbol.accessLevel
        location = symbol.location
        parameters = (symbol.functionSignature?.parameters ?? []).map { Self.type($0.declarationFragments ?? []) }
        let returned = (symbol.functionSignature?.returns ?? []).text
        result = returned.isEmpty || returned == "()" ? "Void" : returned
    }

    /// What is handed to the completion handler; `nil` without one. A `typealias` hides what it is.
    var completionAnswer: String? {
        guard parameters.count > 1, let closure = parameters.last, closure.contains("->") else { return nil }
        return Self.argument(of: closure)
    }

    var hasCompletion: Bool { completionAnswer != nil }

    /// The answer handed on or returned.
    var answer: String { completionAnswer ?? result }

    /// Whether the answer is of a kind that handlers give.
    var answersLikeAHandler: Bool {
        let type = answer.filter { !"[]?! ".contains($0) }
        return type.hasSuffix("IntentResponse") || type.hasSuffix("ResolutionResult")
    }

    /// The type in `name: @escaping Type`.
    private static func type(_ fragments: [SymbolGraph.Fragment]) -> String {
        let text = fragments.filter { $0.kind != "attribute" }.text
        guard let colon = text.firstIndex(of: ":") else { return text.trimmed }
        return String(text[text.index(after: colon)...]).trimmed.replacing("@escaping ", with: "").replacing(
            "@Sendable ", with: ""
        )
        .trimmed
    }

    /// `Answer` of the type `(Answer) -> Void`, also where it is optional or in parentheses.
    private static func argument(of closure: String) -> String? {
        guard let arrow = closure.firstRange(of: "->") else { return nil }
        var text = String(closure[..<arrow.lowerBound]).trimmed
        let surplus = text.count { $0 == "(" } - text.count { $0 == ")" }
        if surplus > 0 { text = String(text.dropFirst(surplus)) }
        guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
        text = String(text.dropFirst().dropLast())
        // `_ response: Answer` may be written too.
        return text.split(separator: ":", maxSplits: 1).last.map { String($0).trimmed } ?? ""
    }
}

extension String {
    var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The last part of `Module.Type`, and the type that an optional wraps.
    var plainType: String {
        let text = filter { !"?! ".contains($0) }
        return text.split(separator: ".").last.map(String.init) ?? text
    }
}
