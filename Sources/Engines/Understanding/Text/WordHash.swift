/// 64-bit word hashes used as keys by phrase tables: FNV-1a with a final mixing step.
///
/// String-keyed dictionaries are several times slower, and every word is looked up in dozens of tables.
enum WordHash {
    static func of(_ word: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return mixed(hash)
    }

    static func of(_ scalars: some Sequence<Unicode.Scalar>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for scalar in scalars { for byte in UTF8.encode(scalar) ?? .init() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
        return mixed(hash)
    }

    static func mixed(_ value: UInt64) -> UInt64 {
        let mixed = (value ^ (value >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 32)
    }
}
