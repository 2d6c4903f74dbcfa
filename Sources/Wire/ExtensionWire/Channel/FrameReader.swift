/// Takes frames out of a stream of bytes that arrive in pieces of any size.
package struct FrameReader {
    private static let header = 4
    /// How many bytes are asked for at a time.
    private static let piece = 64 << 10

    private let limit: Int
    private var bytes: [UInt8] = []
    private var piece: [UInt8] = []
    private var start = 0

    /// - Parameter limit: the largest frame, in bytes.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Whether no frame has begun that is not complete.
    package var isBetweenFrames: Bool { start == bytes.count }

    /// The next complete frame; `nil` if more bytes are needed.
    ///
    /// - Throws: `WireError` if the frame is larger than allowed, before its bytes are waited for.
    package mutating func next() throws(WireError) -> [UInt8]? {
        guard bytes.count - start >= Self.header else { return nil }
        let length = bytes[start..<start + Self.header].reduce(0) { $0 << 8 | Int($1) }
        guard length <= limit else {
            throw WireError(
                "a message claims \(length) bytes, and at most \(limit) are allowed; is it a message of this protocol?")
        }
        let end = start + Self.header + length
        guard bytes.count >= end else { return nil }
        let frame = Array(bytes[start + Self.header..<end])
        start = end
        if start == bytes.count {
            // A buffer that a large frame needed is not kept.
            bytes.removeAll(keepingCapacity: bytes.capacity <= 2 * Self.piece)
            start = 0
        }
        return frame
    }

    /// Adds bytes.
    ///
    /// - Parameter read: writes at most as many bytes as the buffer takes, and returns how many; 0 or less for none.
    /// - Returns: what `read` returned.
    package mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        // Only what has arrived takes memory: a header that claims much does not. And only what has arrived is copied, so that a stream
        // that trickles costs no more than another.
        if piece.isEmpty { piece = Array(repeating: 0, count: Self.piece) }
        let count = piece.withUnsafeMutableBytes { read($0) }
        if count > 0 { bytes += piece[..<count] }
        return count
    }
}
