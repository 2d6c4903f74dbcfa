/// The handling protocols that a package uses, extracted from their module's symbol graph.
struct HandlingInterface {
    /// One spelling of one method of a handling protocol.
    struct Requirement: Hashable {
        var protocolName: String
        /// The class of the intent to handle.
        var intent: String
        var name: MethodName
        var isAsync: Bool
        /// The argument type of the completion handler; `nil` if there is none.
        var answer: String?
    }

    /// The protocol for handling one intent.
    struct HandlingProtocol {
        var name: String
        var intent: String
        var requirements: [Requirement] = []

        /// The possible types of a method's answer, in any of its spellings; empty if it has no answer.
        func answers(_ base: String) -> Set<String> {
            Set(requirements.filter { $0.name.base == base }.compactMap(\.answer))
        }
    }

    /// Keyed by precise identifier; only those that handle an intent.
    private(set) var protocols: [String: HandlingProtocol] = [:]
    /// Keyed by the method's precise identifier.
    private(set) var requirements: [String: Requirement] = [:]
    private(set) var protocolsByIntent: [String: HandlingProtocol] = [:]

    /// A handling protocol is one with the hidden associated types that show which methods a handler has.
    init(_ graphs: [SymbolGraph]) {
        for graph in graphs { add(graph) }
        for handling in protocols.values { protocolsByIntent[handling.intent] = handling }
    }

    private mutating func add(_ graph: SymbolGraph) {
        var owners: [String: String] = [:]
        for relation in graph.relationships where relation.kind.hasSuffix("equirementOf") {
            owners[relation.source] = relation.target
        }
        guard !owners.isEmpty else { return }
        for symbol in graph.symbols {
            guard let owner = owners[symbol.identifier.precise], let method = Method(symbol), !method.parameters.isEmpty,
                method.result.hasPrefix("Self._"), let name = symbol.pathComponents.first
            else { continue }
            add(method, to: owner, name)
        }
    }

    private mutating func add(_ method: Method, to owner: String, _ name: String) {
        let intent = method.parameters[0].plainType
        let requirement = Requirement(
            protocolName: name, intent: intent, name: method.name, isAsync: method.isAsync, answer: method.completionAnswer)
        requirements[method.precise] = requirement
        protocols[owner, default: HandlingProtocol(name: name, intent: intent)].requirements.append(requirement)
    }
}
