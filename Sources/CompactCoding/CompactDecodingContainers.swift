/// The parts of a value by name: looked for where the last one ended, as they are read in the order in which they were written.
final class CompactKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let node: CompactPlace
    private let count: Int
    private let first: Int
    /// The next entry and its number.
    private var next: (place: Int, index: Int)
    var codingPath: [any CodingKey] { [] }

    init(_ node: CompactPlace) throws {
        self.node = node
        guard try node.reader.tag(at: node.place) == .keyed else { throw node.mismatch([String: String].self) }
        var place = node.place + 1
        count = try node.reader.count(&place)
        first = place
        next = (place, 0)
    }

    private struct Entry {
        var key: String
        var value: Int
        var end: Int
    }

    private func entry(at start: Int) throws -> Entry {
        var place = start
        let key = try node.reader.text(try node.reader.variable(&place))
        let length = try node.reader.word(&place)
        guard length <= node.reader.end - place else { throw CompactReader.damaged }
        return Entry(key: key, value: place, end: place + length)
    }

    private func find(_ name: String) throws -> Int? {
        let start = next
        var (place, index) = start
        for _ in 0..<count {
            if index == count { (place, index) = (first, 0) }
            let entry = try entry(at: place)
            if entry.key == name {
                next = (entry.end, index + 1)
                return entry.value
            }
            (place, index) = (entry.end, index + 1)
        }
        return nil
    }

    private func child(_ key: Key) throws -> CompactPlace {
        guard let place = try find(key.stringValue) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "the stored value has no such part"))
        }
        return node.child(at: place)
    }

    /// What is damaged has no keys that could be read.
    var allKeys: [Key] {
        var keys: [Key] = []
        keys.reserveCapacity(count)
        var place = first
        for _ in 0..<count {
            guard let entry = try? entry(at: place) else { break }
            if let key = Key(stringValue: entry.key) { keys.append(key) }
            place = entry.end
        }
        return keys
    }

    /// What is damaged is found out when it is read.
    func contains(_ key: Key) -> Bool {
        let before = next
        guard (try? find(key.stringValue)) != nil else { return false }
        // The entry found is most likely read next, at the same place.
        next = before
        return true
    }

    func decodeNil(forKey key: Key) throws -> Bool { try child(key).isNull }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try child(key).value() }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let place = try find(key.stringValue) else { return nil }
        let child = node.child(at: place)
        return try child.isNull ? nil : try child.value()
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try child(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try child(key).unkeyedContainer() }

    func superDecoder() throws -> any Decoder {
        guard let place = try find("super") else { throw CompactReader.damaged }
        return node.child(at: place)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}

/// The parts of a value in order.
struct CompactListDecoding: UnkeyedDecodingContainer {
    private let node: CompactPlace
    private var place: Int
    private let total: Int
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { total }
    var isAtEnd: Bool { currentIndex >= total }

    init(_ node: CompactPlace) throws {
        self.node = node
        guard try node.reader.tag(at: node.place) == .list else { throw node.mismatch([String].self) }
        place = node.place + 1
        total = try node.reader.count(&place)
    }

    private mutating func advance() throws -> CompactPlace {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                String.self, .init(codingPath: [], debugDescription: "the stored list has no more elements"))
        }
        let child = node.child(at: place)
        place = try node.reader.skip(place)
        currentIndex += 1
        return child
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, try node.child(at: place).isNull else { return false }
        _ = try advance()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try advance().value() }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        try advance().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try advance().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder { try advance() }
}

/// A value without parts.
struct CompactSingleDecoding: SingleValueDecodingContainer {
    let node: CompactPlace
    var codingPath: [any CodingKey] { [] }

    /// What is damaged is found out when it is read.
    func decodeNil() -> Bool { (try? node.isNull) ?? false }
    func decode(_ type: Bool.Type) throws -> Bool { try node.bool() }
    func decode(_ type: String.Type) throws -> String { try node.text() }
    func decode(_ type: Double.Type) throws -> Double { try node.real() }
    func decode(_ type: Float.Type) throws -> Float { Float(try node.real()) }
    func decode(_ type: Int.Type) throws -> Int { try node.integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try node.integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try node.integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try node.integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try node.integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try node.integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try node.integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try node.integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try node.integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try node.integer(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try node.child(at: node.place).value() }
}
