/// Unfolds lines that the file broke for length (RFC 6350, section 3.2; vCard 2.1 quoted-printable soft breaks).
struct LogicalLines {
    private var lines: PhysicalLines
    private let limit: Int
    /// The number of bytes consumed from the source.
    var bytesRead: Int { lines.bytesRead }
    /// The line after the current one, if it has been peeked at.
    private var following: PhysicalLine?

    init(_ source: any ByteSource, limit: Int) {
        lines = PhysicalLines(source, limit: limit)
        self.limit = limit
    }

    /// The next line that is not empty, with the number of its first physical line.
    mutating func next() throws -> PhysicalLine? {
        guard var line = try following ?? nextFilled() else { return nil }
        following = nil
        while let more = try nextFilled() {
            if line.bytes.last == UInt8(ascii: "="), Self.isQuotedPrintable(line), !Self.endsCard(more) {
                // A trailing "=" in a quoted-printable line is a soft line break.
                line.bytes.removeLast()
                append(more.bytes[...], of: more, to: &line)
            } else if more.bytes[0] == UInt8(ascii: " ") || more.bytes[0] == UInt8(ascii: "\t") {
                append(more.bytes.dropFirst(), of: more, to: &line)
            } else {
                following = more
                break
            }
        }
        return line
    }

    private mutating func nextFilled() throws -> PhysicalLine? {
        while let line = try lines.next() {
            if !line.bytes.isEmpty { return line }
        }
        return nil
    }

    private func append(_ bytes: ArraySlice<UInt8>, of more: PhysicalLine, to line: inout PhysicalLine) {
        let room = limit - line.bytes.count
        line.bytes += bytes.prefix(max(0, room))
        if more.isCut || bytes.count > room { line.isCut = true }
    }

    private static func isQuotedPrintable(_ line: PhysicalLine) -> Bool {
        guard let colon = line.bytes[...].firstPosition(of: UInt8(ascii: ":")) else { return false }
        return String(decoding: line.bytes[..<colon], as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
    }

    /// Keeps a malformed last value from swallowing the end of its card.
    private static func endsCard(_ line: PhysicalLine) -> Bool {
        line.bytes.count < 20 && String(decoding: line.bytes, as: UTF8.self).uppercased().hasPrefix("END:VCARD")
    }
}
