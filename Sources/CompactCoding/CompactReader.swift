/// Stored bytes, read at any place; every read stays inside them.
final class CompactReader {
    private let bytes: UnsafeRawBufferPointer
    private let textStarts: Int
    private let textBytes: Int
    /// The texts that were read so far.
    private var texts: [String?]
    /// Where the values end.
    let end: Int
    let userInfo: [CodingUserInfoKey: Any]

    /// - Parameter bytes: They must outlive the reader.
    /// - Throws: `DecodingError` when they cannot be what `CompactEncoder` wrote.
    init(_ bytes: UnsafeRawBufferPointer, userInfo: [CodingUserInfoKey: any Sendable]) throws {
        self.bytes = bytes
        self.userInfo = userInfo
        guard bytes.count >= CompactLayout.headerLength else { throw Self.damaged }
        end = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)))
        let count = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
        guard end >= CompactLayout.headerLength, end <= bytes.count, count < (bytes.count - end) / 4 else { throw Self.damaged }
        textStarts = end
        textBytes = end + 4 * (count + 1)
        texts = Array(repeating: nil, count: count)
    }

    static var damaged: DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "the stored value is damaged"))
    }

    func tag(at place: Int) throws -> CompactTag {
        guard place < end, let tag = CompactTag(rawValue: bytes[place]) else { throw Self.damaged }
        return tag
    }

    /// A number of variable length; moves the place behind it.
    func variable(_ place: inout Int) throws -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while place < end, shift < 64 {
            let byte = bytes[place]
            place += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw Self.damaged
    }

    /// How many parts of at least a byte each follow; moves the place behind the number.
    func count(_ place: inout Int) throws -> Int {
        let count = try variable(&place)
        guard count <= UInt64(end - place) else { throw Self.damaged }
        return Int(count)
    }

    func word(_ place: inout Int) throws -> Int {
        guard place <= end - 4 else { throw Self.damaged }
        defer { place += 4 }
        return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }

    func bits(at place: Int) throws -> UInt64 {
        guard place <= end - 8 else { throw Self.damaged }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }

    func text(_ number: UInt64) throws -> String {
        guard number < UInt64(texts.count) else { throw Self.damaged }
        let index = Int(number)
        if let known = texts[index] { return known }
        let place = textStarts + 4 * index
        let start = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
        let stop = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)))
        guard start <= stop, stop <= bytes.count - textBytes else { throw Self.damaged }
        let text = String(decoding: bytes[textBytes + start..<textBytes + stop], as: UTF8.self)
        texts[index] = text
        return text
    }

    /// The bytes stored at a place.
    func content(at place: Int) throws -> UnsafeRawBufferPointer {
        guard try tag(at: place) == .bytes else { throw Self.damaged }
        var place = place + 1
        let count = try count(&place)
        place += (8 - place % 8) % 8
        guard count <= end - place else { throw Self.damaged }
        return UnsafeRawBufferPointer(rebasing: bytes[place..<place + count])
    }

    /// The place behind a value.
    func skip(_ start: Int, depth: Int = 0) throws -> Int {
        guard depth <= CompactLayout.deepest else { throw Self.damaged }
        var place = start + 1
        switch try tag(at: start) {
        case .null, .no, .yes: return place
        case .real: return place + 8
        case .integer, .text:
            _ = try variable(&place)
            return place
        case .bytes:
            let content = try content(at: start)
            let count = try self.count(&place)
            return place + (8 - place % 8) % 8 + min(count, content.count)
        case .keyed:
            for _ in 0..<(try count(&place)) {
                _ = try variable(&place)
                place += 4 + (try word(at: place))
            }
            return place
        case .list:
            for _ in 0..<(try count(&place)) { place = try skip(place, depth: depth + 1) }
            return place
        }
    }

    private func word(at place: Int) throws -> Int {
        var place = place
        return try word(&place)
    }
}
