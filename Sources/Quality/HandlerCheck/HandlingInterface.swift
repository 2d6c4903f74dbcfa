/// The handling protocols that a package is written against, as their module's symbol graph tells them.
struct HandlingInterface {
    /// One spelling of one method of a handling protocol.
    struct Requirement: Hashable {
        var protocolName: String
        /// The class of the intent that is handled.
        var intent: String
        var name: MethodName
        var isAsync: Bool
        /// What the completion handler is given; `nil` where there is none.
        var answer: String?
    }

    /// What handles one intent.
    struct HandlingProtocol {
        var name: String
        var intent: String
        var requirements: [Requirement] = []

        /// The types that a method's answer may have, in any of its spellings; empty when it has no answer.
        func answers(_ base: String) -> Set<String> {
            Set(requirements.filter { $0.name.base == base }.compactMap(\.answer))
        }
    }

    /// By precise identifier; those alone that handle an intent.
    private(set) var protocols: [String: HandlingProtocol] = [:]
    /// By the method's precise identifier.
    private(set) var requirements: [String: Requirement] = [:]
    private(set) var protocolsByIntent: [String: HandlingProtocol] = [:]

    /// A handling protocol is one with the hidden associated types that tell which methods a handler has.
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
