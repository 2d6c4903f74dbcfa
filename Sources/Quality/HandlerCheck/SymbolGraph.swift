public import Foundation

/// The parts of a module's symbol graph that the check needs.
///
/// The format is that of swift-docc-symbolkit's `SymbolGraph`; only the required fields are decoded.
public struct SymbolGraph: Decodable, Sendable {
    /// Larger files are rejected. The symbol graph of Intents has 12 MB.
    public static let sizeLimit = 256 << 20

    struct Module: Decodable {
        var name: String
    }

    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Names: Decodable { var title: String }
        struct Location: Decodable {
            struct Position: Decodable {
                var line: Int
                var character: Int
            }
            var uri: String
            var position: Position
        }
        struct Parameter: Decodable {
            var declarationFragments: [Fragment]?
        }
        struct FunctionSignature: Decodable {
            var parameters: [Parameter]?
            var returns: [Fragment]?
        }

        var kind: Kind
        var identifier: Identifier
        var names: Names
        var pathComponents: [String]
        var accessLevel: String
        var location: Location?
        var functionSignature: FunctionSignature?
        var declarationFragments: [Fragment]?
    }

    /// A piece of a declaration.
    struct Fragment: Decodable {
        var kind: String
        var spelling: String
    }

    struct Relationship: Decodable {
        struct Origin: Decodable { var identifier: String }
        var kind: String
        var source: String
        var target: String
        /// The name of the target, if it is declared in another module.
        var targetFallback: String?
        /// The requirement or declaration that the source implements.
        var sourceOrigin: Origin?
    }

    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The module of these declarations.
    public var moduleName: String { module.name }

    /// Decodes the output of `swift symbolgraph-extract` or `swift package dump-symbol-graph`.
    ///
    /// - Parameter name: the file's name, for errors.
    /// - Throws: `HandlerCheckError` with `unreadableGraph`.
    public init(json: Data, name: String) throws {
        guard json.count <= Self.sizeLimit else {
            throw HandlerCheckError(
                .unreadableGraph, "'\(name)' has \(json.count) bytes, more than the limit for symbol graphs; generate it again")
        }
        do {
            self = try JSONDecoder().decode(SymbolGraph.self, from: json)
        } catch {
            throw HandlerCheckError(
                .unreadableGraph, "'\(name)' is not a symbol graph of swift symbolgraph-extract; generate it again",
                cause: error)
        }
    }
}

extension [SymbolGraph.Fragment] {
    var text: String { map(\.spelling).joined() }
}
