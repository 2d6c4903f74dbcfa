/// A checksum that processes eight bytes at a time; changing any single word changes it. It detects damage and changes, not
/// forgery.
public struct Checksum: Hashable, Sendable {
    /// The checksum so far. It depends only on the seed and the additions, not on the machine.
    public private(set) var value: UInt64

    /// - Parameter seed: Different seeds give different checksums for the same bytes, such as for different format versions.
    public init(seed: UInt64 = 0) {
        value = 0x9E37_79B9_7F4A_7C15 ^ seed
    }

    /// Adds bytes and their count, so that the same bytes split differently have another checksum.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var position = addInLanes(bytes)
        while position + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
            position += 8
        }
        var rest: UInt64 = 0
        while position < bytes.count {
            rest = rest << 8 | UInt64(bytes[position])
            position += 1
        }
        add(rest)
        add(UInt64(bytes.count))
    }

    /// Adds the longest prefix that fills four independent lanes, which a processor computes in parallel.
    ///
    /// - Returns: The number of bytes added.
    private mutating func addInLanes(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard bytes.count >= 256 else { return 0 }
        var lanes = (Checksum(seed: 1), Checksum(seed: 2), Checksum(seed: 3), Checksum(seed: 4))
        var position = 0
        while position + 32 <= bytes.count {
            lanes.0.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
            lanes.1.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self)))
            lanes.2.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 16, as: UInt64.self)))
            lanes.3.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 24, as: UInt64.self)))
            position += 32
        }
        for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { add(lane.value) }
        return position
    }

    /// Adds the text's UTF-8 bytes and their count.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Every step is a bijection of the state.
    public mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x9FB2_1C65_1E98_DF25
        value ^= value >> 29
    }
}
