/// Encodes values to bytes that `CompactDecoder` reads quickly.
///
/// The form is for files that a program writes for itself: it stores keys with values, but promises nothing between versions.
public struct CompactEncoder {
    public init() {}

    /// - Throws: What the value throws, or `EncodingError` when values are nested too deeply.
    public func encode(_ value: some Encodable) throws -> [UInt8] {
        var writer = CompactWriter()
        writer.write(try CompactNode.value(of: value, depth: 0))
        return writer.finished()
    }
}

/// Collects one value while it encodes itself.
final class CompactNode: Encoder {
    private enum Content {
        case nothing
        case value(CompactValue)
        case keyed([(key: String, node: CompactNode)])
        case list([CompactNode])
    }

    private var content = Content.nothing
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(depth: Int) { self.depth = depth }

    static func value(of value: some Encodable, depth: Int) throws -> CompactValue {
        try node(of: value, depth: depth).finished
    }

    static func node(of value: some Encodable, depth: Int) throws -> CompactNode {
        let node = CompactNode(depth: depth)
        guard depth < CompactLayout.deepest else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "values are nested too deeply"))
        }
        if let texts = value as? [String] {
            node.set(.list(texts.map { .text($0) }))
        } else {
            try value.encode(to: node)
        }
        return node
    }

    /// What was encoded; an empty keyed value where nothing was.
    var finished: CompactValue {
        switch content {
        case .nothing: .keyed([])
        case .value(let value): value
        case .keyed(let entries): .keyed(entries.map { ($0.key, $0.node.finished) })
        case .list(let nodes): .list(nodes.map(\.finished))
        }
    }

    func set(_ value: CompactValue) { content = .value(value) }

    func beKeyed() { if case .keyed = content {} else { content = .keyed([]) } }

    func beList() { if case .list = content {} else { content = .list([]) } }

    func add(_ node: CompactNode, key: String) {
        guard case .keyed(var entries) = content else { return }
        content = .nothing
        entries.append((key, node))
        content = .keyed(entries)
    }

    func add(_ node: CompactNode) {
        guard case .list(var nodes) = content else { return }
        content = .nothing
        nodes.append(node)
        content = .list(nodes)
    }

    var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        beKeyed()
        return KeyedEncodingContainer(CompactKeyedEncoding<Key>(node: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        beList()
        return CompactListEncoding(node: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { CompactSingleEncoding(node: self) }
}
