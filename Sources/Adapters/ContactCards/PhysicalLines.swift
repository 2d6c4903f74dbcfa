import Foundation

/// A line of the file, before unfolding.
struct PhysicalLine {
    /// The bytes without the line ending, truncated to the limit.
    var bytes: [UInt8]
    /// The line number, from 1.
    var number: Int
    /// Whether the line was truncated.
    var isCut: Bool
}

/// Splits a text that is read in chunks into lines. A line ends with CR LF, LF or CR.
struct PhysicalLines {
    private let limit: Int
    private var source: any ByteSource
    /// The number of bytes consumed from the source.
    private(set) var bytesRead = 0
    private var piece: [UInt8] = []
    private var position = 0
    private var number = 0
    /// Whether the last line ended with CR, so that an immediately following LF belongs to the same line ending.
    private var skipsLineFeed = false

    init(_ source: any ByteSource, limit: Int) {
        self.source = source
        self.limit = limit
    }

    mutating func next() throws -> PhysicalLine? {
        var line: PhysicalLine?
        while try fill() {
            if skipsLineFeed {
                skipsLineFeed = false
                if piece[position] == UInt8(ascii: "\n") {
                    position += 1
                    continue
                }
            }
            if line == nil {
                number += 1
                line = PhysicalLine(bytes: [], number: number, isCut: false)
            }
            let end = endOfLine()
            append(piece[position..<end], to: &line)
            position = end
            guard end < piece.count else { continue }
            skipsLineFeed = piece[end] == UInt8(ascii: "\r")
            position += 1
            return line
        }
        return line
    }

    /// Ensures that there is at least one byte to read; false at the end of the text.
    private mutating func fill() throws -> Bool {
        if position < piece.count { return true }
        piece = try source.next()
        position = 0
        if bytesRead == 0 { try skipByteOrderMark() }
        bytesRead += piece.count
        return position < piece.count ? true : try !piece.isEmpty && fill()
    }

    /// Skips a UTF-8 byte order mark, and rejects UTF-16, which could not be read.
    private mutating func skipByteOrderMark() throws {
        if piece.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        let isWide = piece.starts(with: [0xFF, 0xFE]) || piece.starts(with: [0xFE, 0xFF]) || piece.prefix(4).contains(0)
        if isWide {
            throw CardFileError(
                .wrongEncoding, "the contact cards are not text in UTF-8 (they may be UTF-16); save them as UTF-8 and try again")
        }
    }

    /// The position of the first CR or LF at or after the current position; the end of the chunk if there is none.
    private func endOfLine() -> Int {
        piece.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
            let feed = Self.offset(of: UInt8(ascii: "\n"), in: rest) ?? rest.count
            let beforeFeed = UnsafeRawBufferPointer(rebasing: rest[..<feed])
            return position + (Self.offset(of: UInt8(ascii: "\r"), in: beforeFeed) ?? feed)
        }
    }

    private static func offset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
        return UnsafeRawPointer(found) - start
    }

    private func append(_ bytes: ArraySlice<UInt8>, to line: inout PhysicalLine?) {
        let room = limit - (line?.bytes.count ?? 0)
        line?.bytes += bytes.prefix(max(0, room))
        if bytes.count > room { line?.isCut = true }
    }
}
