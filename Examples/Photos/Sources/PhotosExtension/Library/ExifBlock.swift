/// The directories of Exif data, which are those of TIFF 6.0. Every offset is checked: files come from anywhere.
struct ExifBlock {
    struct Entry {
        var type: Int
        var count: Int
        /// Where the value is, from the beginning of the block.
        var start: Int
    }

    private let bytes: [UInt8]
    private let isLittleEndian: Bool
    /// Where the main directory is.
    let first: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8, bytes.starts(with: Array("II*\0".utf8)) || bytes.starts(with: Array("MM\0*".utf8)) else {
            return nil
        }
        self.bytes = bytes
        isLittleEndian = bytes[0] == UInt8(ascii: "I")
        let address = Array(bytes[4..<8])
        first = (isLittleEndian ? address.reversed() : address).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The entries of a directory by tag; none where it is outside of the block.
    func entries(at start: Int) -> [Int: Entry] {
        guard let count = value(start, 2) else { return [:] }
        var entries: [Int: Entry] = [:]
        for index in 0..<count {
            let place = start + 2 + index * 12
            guard let tag = value(place, 2), let type = value(place + 2, 2), let count = value(place + 4, 4),
                let size = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8][type], count <= bytes.count
            else { continue }
            let start = size * count <= 4 ? place + 8 : value(place + 8, 4) ?? bytes.count
            guard start + size * count <= bytes.count else { continue }
            entries[tag] = Entry(type: type, count: count, start: start)
        }
        return entries
    }

    func text(_ entry: Entry) -> String? {
        guard entry.type == 2 else { return nil }
        let text = String(decoding: bytes[entry.start..<entry.start + entry.count].prefix { $0 != 0 }, as: UTF8.self)
        return text.allSatisfy(\.isWhitespace) ? nil : text
    }

    func number(_ entry: Entry) -> Int? {
        entry.count == 0 ? nil : entry.type == 3 ? value(entry.start, 2) : entry.type == 4 ? value(entry.start, 4) : nil
    }

    /// Degrees, minutes and seconds as degrees.
    func degrees(_ entry: Entry) -> Double? {
        guard entry.type == 5, entry.count == 3 else { return nil }
        var degrees = 0.0
        for (index, part) in [1.0, 60, 3600].enumerated() {
            guard let above = value(entry.start + index * 8, 4), let below = value(entry.start + index * 8 + 4, 4), below > 0
            else {
                return nil
            }
            degrees += Double(above) / Double(below) / part
        }
        return degrees
    }

    private func value(_ start: Int, _ size: Int) -> Int? {
        guard start >= 0, start + size <= bytes.count else { return nil }
        let part = Array(bytes[start..<start + size])
        return (isLittleEndian ? part.reversed() : part).reduce(0) { $0 << 8 | Int($1) }
    }
}
