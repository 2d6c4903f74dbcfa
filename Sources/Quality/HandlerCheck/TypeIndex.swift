/// The classes and protocols of a package with their methods and inheritance.
struct TypeIndex {
    struct Member {
        var method: Method
        /// The requirement that the method implements, by precise identifier; `nil` if there is none.
        var origin: String?
        var overrides: Bool
    }

    struct TypeEntry {
        var precise: String
        var name: String
        var module: String
        var isProtocol: Bool
        var accessLevel: String
        var location: SymbolGraph.Symbol.Location?
        /// In the graph's order.
        var members: [Member] = []
        /// Precise identifiers, including those of its superclasses.
        var conformances: Set<String> = []
        /// Its precise identifier; `nil` if there is none.
        var superclass: String?
        var superclassName: String?
    }

    /// Keyed by precise identifier.
    private(set) var types: [String: TypeEntry] = [:]
    private var subclasses: [String: [String]] = [:]
    private var conformers: [String: [String]] = [:]

    init(_ graphs: [SymbolGraph]) {
        for graph in graphs { addTypes(graph) }
        for graph in graphs { addMembers(graph) }
        for graph in graphs { addRelations(graph) }
    }

    private mutating func addTypes(_ graph: SymbolGraph) {
        for symbol in graph.symbols where ["swift.class", "swift.protocol"].contains(symbol.kind.identifier) {
            let precise = symbol.identifier.precise
            types[precise] = TypeEntry(
                precise: precise, name: symbol.pathComponents.joined(separator: "."), module: graph.moduleName,
                isProtocol: symbol.kind.identifier == "swift.protocol", accessLevel: symbol.accessLevel,
                location: symbol.location)
        }
    }

    private mutating func addMembers(_ graph: SymbolGraph) {
        var methods: [String: Method] = [:]
        for symbol in graph.symbols { methods[symbol.identifier.precise] = Method(symbol) }
        let overriding = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
        for relation in graph.relationships where relation.kind == "memberOf" {
            guard let method = methods[relation.source] else { continue }
            let member = Member(
                method: method, origin: relation.sourceOrigin?.identifier, overrides: overriding.contains(relation.source))
            types[relation.target]?.members.append(member)
        }
    }

    private mutating func addRelations(_ graph: SymbolGraph) {
        for relation in graph.relationships where types[relation.source] != nil {
            if relation.kind == "conformsTo", types[relation.source]?.conformances.insert(relation.target).inserted == true {
                conformers[relation.target, default: []].append(relation.source)
            }
            if relation.kind == "inheritsFrom" {
                types[relation.source]?.superclass = relation.target
                let name = relation.targetFallback ?? types[relation.target]?.name
                types[relation.source]?.superclassName = name
                subclasses[relation.target, default: []].append(relation.source)
            }
        }
    }

    /// The superclasses, the nearest first, as far as they are the package's own.
    func ancestors(of type: TypeEntry) -> [TypeEntry] {
        var found: [TypeEntry] = []
        var next = type.superclass
        while let precise = next, let entry = types[precise], !found.contains(where: { $0.precise == precise }) {
            found.append(entry)
            next = entry.superclass
        }
        return found
    }

    /// The subclasses, and for a protocol the classes that adopt it.
    func descendants(of type: TypeEntry) -> [TypeEntry] {
        var found: [TypeEntry] = []
        var waiting = (subclasses[type.precise] ?? []) + (type.isProtocol ? conformers[type.precise] ?? [] : [])
        var seen: Set<String> = [type.precise]
        while let precise = waiting.popLast() {
            guard seen.insert(precise).inserted, let entry = types[precise] else { continue }
            found.append(entry)
            waiting += subclasses[precise] ?? []
        }
        return found
    }
}
