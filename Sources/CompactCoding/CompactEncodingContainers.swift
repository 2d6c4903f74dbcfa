/// The parts of a value by name.
struct CompactKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: CompactNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { child(key).set(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        node.add(try CompactNode.node(of: value, depth: node.depth + 1), key: key.stringValue)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { child(key).unkeyedContainer() }

    func superEncoder() -> any Encoder { child("super") }

    func superEncoder(forKey key: Key) -> any Encoder { child(key) }

    private func child(_ key: Key) -> CompactNode { child(key.stringValue) }

    private func child(_ key: String) -> CompactNode {
        let child = CompactNode(depth: node.depth + 1)
        node.add(child, key: key)
        return child
    }
}

/// The parts of a value in order.
struct CompactListEncoding: UnkeyedEncodingContainer {
    let node: CompactNode
    var codingPath: [any CodingKey] { [] }
    var count: Int { node.count }

    func encodeNil() { child().set(.null) }

    func encode(_ value: some Encodable) throws { node.add(try CompactNode.node(of: value, depth: node.depth + 1)) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        child().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }

    func superEncoder() -> any Encoder { child() }

    private func child() -> CompactNode {
        let child = CompactNode(depth: node.depth + 1)
        node.add(child)
        return child
    }
}

/// A value without parts.
struct CompactSingleEncoding: SingleValueEncodingContainer {
    let node: CompactNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { node.set(.null) }
    func encode(_ value: Bool) { node.set(.bool(value)) }
    func encode(_ value: String) { node.set(.text(value)) }
    func encode(_ value: Double) { node.set(.real(value)) }
    func encode(_ value: Float) { node.set(.real(Double(value))) }
    func encode(_ value: Int) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int8) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int16) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int32) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int64) { node.set(.integer(value)) }
    func encode(_ value: UInt) { node.set(.integer(Int64(bitPattern: UInt64(value)))) }
    func encode(_ value: UInt8) { node.set(.integer(Int64(value))) }
    func encode(_ value: UInt16) { node.set(.integer(Int64(value))) }
    func encode(_ value: UInt32) { node.set(.integer(Int64(value))) }
    func encode(_ value: UInt64) { node.set(.integer(Int64(bitPattern: value))) }

    func encode(_ value: some Encodable) throws { node.set(try CompactNode.value(of: value, depth: node.depth + 1)) }
}
