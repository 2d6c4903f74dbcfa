/// The first byte of each stored value.
enum CompactTag: UInt8 {
    case null, no, yes
    /// A zigzag number of variable length.
    case integer
    /// Eight bytes.
    case real
    /// The number of a text in the table of texts.
    case text
    /// How many entries; for each the number of its key, the length of its value in four bytes, and the value.
    case keyed
    /// How many elements; then the elements.
    case list
    /// How many bytes; zeros up to a multiple of eight; then the bytes.
    case bytes
}

/// The layout: two numbers of four bytes (where the table of texts begins, how many texts it has), the value, and the table: where
/// each text begins and one more, in four bytes each, followed by the texts in UTF-8.
enum CompactLayout {
    static let headerLength = 8
    /// Values nested deeper than this are neither written nor read.
    static let deepest = 64
}

/// A value that is to be stored.
indirect enum CompactValue {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
    case keyed([(key: String, value: CompactValue)])
    case list([CompactValue])
}
