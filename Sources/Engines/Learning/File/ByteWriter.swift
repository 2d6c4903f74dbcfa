/// Writes numbers and texts as little-endian bytes.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ value: Float) { append(value.bitPattern) }

    mutating func append(_ values: [Float]) {
        append(UInt32(values.count))
        for value in values { append(value) }
    }

    mutating func append(_ values: [Int]) {
        append(UInt32(values.count))
        for value in values { append(UInt32(truncatingIfNeeded: value)) }
    }

    mutating func append(_ text: String) {
        append(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ texts: [String]) {
        append(UInt32(texts.count))
        for text in texts { append(text) }
    }
}

/// Reads what `ByteWriter` wrote, and throws for malformed bytes.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int
    private let end: Int

    init(_ bytes: UnsafeRawBufferPointer, section: Range<Int>) {
        self.bytes = bytes
        position = section.lowerBound
        end = section.upperBound
    }

    var isAtEnd: Bool { position == end }

    mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(ModelError) -> Value {
        let length = MemoryLayout<Value>.size
        guard end - position >= length else { throw ModelError(.damaged, "a section ends too early") }
        defer { position += length }
        return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Value.self))
    }

    mutating func float() throws(ModelError) -> Float {
        let value = Float(bitPattern: try integer(UInt32.self))
        guard value.isFinite else { throw ModelError(.damaged, "a weight is no number") }
        return value
    }

    mutating func floats() throws(ModelError) -> [Float] {
        var values: [Float] = []
        for _ in 0..<(try length(of: 4)) { values.append(try float()) }
        return values
    }

    mutating func integers() throws(ModelError) -> [Int] {
        var values: [Int] = []
        for _ in 0..<(try length(of: 4)) { values.append(Int(try integer(UInt32.self))) }
        return values
    }

    mutating func text() throws(ModelError) -> String {
        let length = try length(of: 1)
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    mutating func texts() throws(ModelError) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try length(of: 4)) { texts.append(try text()) }
        return texts
    }

    /// An element count, validated against the remaining bytes given a minimum element size.
    mutating func length(of size: Int) throws(ModelError) -> Int {
        let count = Int(try integer(UInt32.self))
        guard count <= (end - position) / size else {
            throw ModelError(.damaged, "a section says that it holds more than it does")
        }
        return count
    }
}
