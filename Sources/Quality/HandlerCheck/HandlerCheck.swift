/// Finds methods of handlers that are never called, from what the compiler tells of a package.
///
/// A handler's method that is nearly what its protocol asks for compiles like any other method, and is silently passed over. In the
/// symbol graph a method that meets a requirement carries a `sourceOrigin`; the others are looked at here.
/// ```swift
/// let check = try HandlerCheck(graphs: graphs)
/// for finding in check.findings { print(finding.message) }
/// ```
public struct HandlerCheck {
    /// A class that adopts handling protocols.
    public struct Handler: Hashable, Sendable {
        /// The name of the module.
        public var module: String
        /// The name of the class.
        public var name: String
        /// The intents that it handles, in order of name.
        public var intents: [String]
        /// Where it is declared; `nil` when it is not known.
        public var file: String?
        /// Counted from 1; `nil` when it is not known.
        public var line: Int?
        /// In bytes, counted from 1; `nil` when it is not known.
        public var column: Int?
    }

    private let interface: HandlingInterface
    private let index: TypeIndex
    /// The modules looked at, in order of name.
    public let modules: [String]

    /// - Parameters:
    ///   - graphs: the package's modules, with declarations of every access level.
    ///   - interface: the modules that declare handling protocols, such as `Intents`; the package's own may too.
    /// - Throws: `HandlerCheckError` when no graph declares a handling protocol.
    public init(graphs: [SymbolGraph], interface modules: [SymbolGraph]) throws {
        interface = HandlingInterface(modules + graphs)
        guard !interface.protocols.isEmpty else {
            throw HandlerCheckError(
                .noInterface, "no symbol graph declares handling protocols; add the symbol graph of the module Intents")
        }
        index = TypeIndex(graphs)
        self.modules = Set(graphs.map(\.moduleName)).sorted()
    }

    /// The intents that there are handling protocols for.
    public var intents: Set<String> { Set(interface.protocolsByIntent.keys) }

    /// The classes that adopt handling protocols, by module and name.
    public var handlers: [Handler] {
        index.types.values.filter { !$0.isProtocol }.compactMap { type in
            let intents = Set(type.conformances.compactMap { interface.protocols[$0]?.intent }).sorted()
            guard !intents.isEmpty else { return nil }
            let place = Place(type.location)
            return Handler(
                module: type.module, name: type.name, intents: intents, file: place.file, line: place.line, column: place.column)
        }
        .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
    }

    /// What is wrong with the handlers, by file and line.
    public var findings: [Finding] {
        index.types.values.flatMap(findings).sorted {
            ($0.file ?? "", $0.line ?? 0, $0.column ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.column ?? 0, $1.message)
        }
    }

    private func findings(_ type: TypeIndex.TypeEntry) -> [Finding] {
        guard !type.members.isEmpty, interface.protocols[type.precise] == nil else { return [] }
        let family = HandlerFamily(type, in: index, interface)
        guard !family.isUnrelated else { return [] }
        let judge = MethodJudge(interface: interface, family: family)
        return type.members.compactMap { member in
            guard let verdict = judge.verdict(member) else { return nil }
            let place = Place(member.method.location)
            let symbol = "\(type.name).\(member.method.name)"
            return Finding(
                .error, verdict.kind, module: type.module, symbol: symbol, file: place.file, line: place.line,
                column: place.column, message: "'\(symbol)' is never called: \(verdict.reason)",
                suggestion: verdict.meant?.description)
        }
    }
}

/// A place in a file, counted from 1 as editors do.
struct Place {
    var file: String?
    var line: Int?
    var column: Int?

    init(_ location: SymbolGraph.Symbol.Location?) {
        guard let location else { return }
        let prefix = "file://"
        let uri = location.uri
        file = uri.hasPrefix(prefix) ? String(uri.dropFirst(prefix.count)) : uri
        line = location.position.line + 1
        column = location.position.character + 1
    }
}
