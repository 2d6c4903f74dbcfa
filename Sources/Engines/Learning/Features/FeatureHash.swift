/// Features are identified by their hashes; their names are not stored.
enum FeatureHash {
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    static func of(_ text: String) -> UInt64 {
        var hash = seed
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
        return finished(hash)
    }

    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = seed
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
        return finished(hash)
    }

    /// Combines two hashes; the order matters.
    @inline(__always)
    static func join(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let value = (first ^ (second &+ 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return value ^ (value >> 32)
    }

    /// The key of a feature in a model's tables.
    @inline(__always)
    static func key(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    private static func finished(_ hash: UInt64) -> UInt64 {
        let value = (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return value ^ (value >> 32)
    }
}
