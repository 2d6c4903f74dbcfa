/// The parts of a method's declaration that decide whether it satisfies a protocol's requirement.
struct Method {
    var name: MethodName
    var precise: String
    /// The types of the parameters as written, without attributes.
    var parameters: [String]
    /// The return type as written; `Void` if there is none.
    var result: String
    var isStatic: Bool
    var throwsErrors: Bool
    var isAsync: Bool
    var accessLevel: String
    var location: SymbolGraph.Symbol.Location?

    /// `nil` for symbols other than methods.
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

    /// The argument type of the completion handler; `nil` if there is none. A `typealias` hides it.
    var completionAnswer: String? {
        guard parameters.count > 1, let closure = parameters.last, closure.contains("->") else { return nil }
        return Self.argument(of: closure)
    }

    var hasCompletion: Bool { completionAnswer != nil }

    /// The answer passed to the completion handler, or returned.
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

    /// `Answer` for the type `(Answer) -> Void`, also if that is optional or in parentheses.
    private static func argument(of closure: String) -> String? {
        guard let arrow = closure.firstRange(of: "->") else { return nil }
        var text = String(closure[..<arrow.lowerBound]).trimmed
        let surplus = text.count { $0 == "(" } - text.count { $0 == ")" }
        if surplus > 0 { text = String(text.dropFirst(surplus)) }
        guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
        text = String(text.dropFirst().dropLast())
        // `_ response: Answer` is also possible.
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

    /// The last component of `Module.Type`, or the wrapped type of an optional.
    var plainType: String {
        let text = filter { !"?! ".contains($0) }
        return text.split(separator: ".").last.map(String.init) ?? text
    }
}
