import Yams

/// A value of a YAML document, with its line.
public struct YAMLNode {
    /// The kind of a value.
    public enum Kind: Hashable, Sendable {
        /// Text, a number, or null.
        case scalar
        /// Keys with values.
        case mapping
        /// A list.
        case list
        /// A reference to another value.
        case alias
    }

    private let node: Node

    private init(_ node: Node) { self.node = node }

    /// Parses a text with a single document; `nil` if the text is empty.
    ///
    /// - Throws: an error that describes what is wrong and where, such as a duplicate key.
    public init?(parsing text: String) throws {
        guard let node = try Yams.compose(yaml: text) else { return nil }
        self.node = node
    }

    /// The kind of the value.
    public var kind: Kind {
        switch node {
        case .scalar: .scalar
        case .mapping: .mapping
        case .sequence: .list
        case .alias: .alias
        }
    }

    /// The line on which it begins, from 1.
    public var line: Int { node.mark?.line ?? 1 }

    /// A scalar as written, empty for null: `yes` and `20` are text, too. `nil` for other values.
    public var text: String? { if case .scalar(let scalar) = node { scalar.string } else { nil } }

    /// The text of an unquoted scalar, such as a number; `nil` for other values.
    public var plainText: String? {
        guard case .scalar(let scalar) = node, scalar.style == .plain || scalar.style == .any else { return nil }
        return scalar.string
    }

    /// The elements of a list; `nil` for other values.
    public var elements: [YAMLNode]? {
        if case .sequence(let sequence) = node { sequence.map { YAMLNode($0) } } else { nil }
    }

    /// The keys of a mapping with their values, in order; `nil` for other values.
    public var entries: [(key: YAMLNode, value: YAMLNode)]? {
        guard case .mapping(let mapping) = node else { return nil }
        return mapping.map { (YAMLNode($0.key), YAMLNode($0.value)) }
    }

    /// A short description of the value, for errors: its quoted text, or its kind.
    public var summary: String {
        switch kind {
        case .scalar: text.flatMap { $0.isEmpty ? nil : "'\($0.prefix(60))'" } ?? "nothing"
        case .mapping: "a mapping"
        case .list: "a list"
        case .alias: "an alias"
        }
    }
}
