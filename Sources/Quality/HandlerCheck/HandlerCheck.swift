/// Finds handler methods that are never called, from the symbol graphs of a package.
///
/// A handler method that nearly matches a protocol requirement compiles like any other method and is silently ignored. In the
/// symbol graph, a method that implements a requirement has a `sourceOrigin`; this check examines the others.
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
        /// The intents that it handles, sorted by name.
        public var intents: [String]
        /// The path of the file that declares it; `nil` if unknown.
        public var file: String?
        /// The line, from 1; `nil` if unknown.
        public var line: Int?
        /// The column in bytes, from 1; `nil` if unknown.
        public var column: Int?
    }

    private let interface: HandlingInterface
    private let index: TypeIndex
    /// The modules that were checked, sorted by name.
    public let modules: [String]

    /// - Parameters:
    ///   - graphs: the package's modules, with declarations of every access level.
    ///   - interface: the modules that declare handling protocols, such as `Intents`, in addition to the package's own.
    /// - Throws: `HandlerCheckError` if no graph declares a handling protocol.
    public init(graphs: [SymbolGraph], interface modules: [SymbolGraph]) throws {
        interface = HandlingInterface(modules + graphs)
        guard !interface.protocols.isEmpty else {
            throw HandlerCheckError(
                .noInterface, "no symbol graph declares handling protocols; add the symbol graph of the module Intents")
        }
        index = TypeIndex(graphs)
        self.modules = Set(graphs.map(\.moduleName)).sorted()
    }

    /// The intents with handling protocols.
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

    /// The findings, by file and line.
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

/// A location in a file, counted from 1.
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
