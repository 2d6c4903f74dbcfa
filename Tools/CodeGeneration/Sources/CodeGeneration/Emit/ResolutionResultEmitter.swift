/// Writes the classes that tell the outcome of resolving.
struct ResolutionResultEmitter {
    let schema: Schema

    func emit(_ entry: ResolutionResultEntry, into source: inout SourceText) {
        source.gap()
        source.line("/// The result of resolving one parameter.")
        source.deprecation(entry.deprecated)
        source.block("open class \(entry.name): \(entry.superclass), @unchecked Sendable") { source in
            if let wrapped = entry.wraps {
                source.line("/// Creates a result from a base result.")
                source.block("public convenience init(\(wrapped.label) result: \(wrapped.type))") { source in
                    source.line("self.init(_resolution: result._resolution)")
                }
            }
            for method in entry.methods { emit(method, of: entry, into: &source) }
        }
    }

    private func emit(_ method: ResolutionResultEntry.Method, of entry: ResolutionResultEntry, into source: inout SourceText) {
        let params = method.params.map { "\($0.label) \(name(of: $0)): \($0.type)" + ($0.default.map { " = \($0)" } ?? "") }
            .joined(separator: ", ")
        source.gap()
        // Subclasses declare it again with results of their own; where both would do, theirs is meant.
        if method.name == "successes", !schema.inherits("successes", in: entry) { source.line("@_disfavoredOverload") }
        source.block("public class func \(method.name)(\(params)) -> \(method.returns)") { source in
            source.line(body(of: method))
        }
    }

    private func name(of param: ResolutionResultEntry.Method.Parameter) -> String {
        param.label == "forReason" ? "reason" : "value"
    }

    private func body(of method: ResolutionResultEntry.Method) -> String {
        let value = method.params.first.map { TypeName($0.type).isOptional ? "value?._written" : "value._written" } ?? "nil"
        let reason = method.params.contains { $0.label == "forReason" } ? "Int(reason.rawValue)" : "nil"
        return switch method.name {
        case "success": "Self(_resolution: .success(\(value)))"
        case "successes": "value.map { \(TypeName(method.returns).element ?? "Self").success(with: $0) }"
        case "disambiguation": "Self(_resolution: .disambiguation(value.map(\\._written)))"
        case "confirmationRequired": "Self(_resolution: .confirmationRequired(\(value), reason: \(reason)))"
        default: "Self(_resolution: .unsupported(reason: \(reason)))"
        }
    }
}
