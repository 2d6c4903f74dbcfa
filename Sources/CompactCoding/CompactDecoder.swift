/// Decodes what `CompactEncoder` wrote. Of damaged bytes it throws `DecodingError` or gives another value; it never traps.
public struct CompactDecoder {
    private let userInfo: [CodingUserInfoKey: any Sendable]

    /// - Parameter userInfo: What values being decoded can look up in their decoder.
    public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
        self.userInfo = userInfo
    }

    /// - Throws: `DecodingError` when the bytes hold no such value.
    public func decode<Value: Decodable>(_ type: Value.Type, from bytes: UnsafeRawBufferPointer) throws -> Value {
        let node = CompactPlace(reader: try CompactReader(bytes, userInfo: userInfo), place: CompactLayout.headerLength, depth: 0)
        return try node.value()
    }
}

/// Where a stored value stands.
struct CompactPlace: Decoder {
    let reader: CompactReader
    let place: Int
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { reader.userInfo }

    func value<Value: Decodable>() throws -> Value {
        // Texts and lists of them are most of what is stored. Safe: the types are the same.
        if Value.self == String.self { return unsafeBitCast(try text(), to: Value.self) }
        if Value.self == [String].self { return unsafeBitCast(try texts(), to: Value.self) }
        guard depth < CompactLayout.deepest else { throw CompactReader.damaged }
        return try Value(from: self)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try CompactKeyedDecoding<Key>(self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try CompactListDecoding(self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { CompactSingleDecoding(node: self) }

    func child(at place: Int) -> CompactPlace { CompactPlace(reader: reader, place: place, depth: depth + 1) }

    var isNull: Bool {
        get throws { try reader.tag(at: place) == .null }
    }

    func mismatch<Value>(_ type: Value.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: [], debugDescription: "the stored value is no \(type)"))
    }

    func bool() throws -> Bool {
        switch try reader.tag(at: place) {
        case .yes: return true
        case .no: return false
        default: throw mismatch(Bool.self)
        }
    }

    func text() throws -> String {
        guard try reader.tag(at: place) == .text else { throw mismatch(String.self) }
        var next = place + 1
        return try reader.text(try reader.variable(&next))
    }

    private func texts() throws -> [String] {
        guard try reader.tag(at: place) == .list else { throw mismatch([String].self) }
        var next = place + 1
        let count = try reader.count(&next)
        var texts: [String] = []
        texts.reserveCapacity(count)
        for _ in 0..<count {
            texts.append(try child(at: next).text())
            next = try reader.skip(next)
        }
        return texts
    }

    func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        guard try reader.tag(at: place) == .integer else { throw mismatch(type) }
        var next = place + 1
        let bits = try reader.variable(&next)
        let signed = Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
        if !Value.isSigned, Value.bitWidth == 64 { return Value(truncatingIfNeeded: signed) }
        guard let value = Value(exactly: signed) else { throw mismatch(type) }
        return value
    }

    func real() throws -> Double {
        switch try reader.tag(at: place) {
        case .real: return Double(bitPattern: try reader.bits(at: place + 1))
        case .integer: return Double(try integer(Int64.self))
        default: throw mismatch(Double.self)
        }
    }
}
