/// Writes values one after another, every text once.
struct CompactWriter {
    private var bytes = [UInt8](repeating: 0, count: CompactLayout.headerLength)
    private var numbers: [String: Int] = [:]
    private var texts: [String] = []

    mutating func write(_ value: CompactValue) {
        switch value {
        case .null: bytes.append(CompactTag.null.rawValue)
        case .bool(let value): bytes.append((value ? CompactTag.yes : .no).rawValue)
        case .integer(let value):
            bytes.append(CompactTag.integer.rawValue)
            append(variable: UInt64(bitPattern: (value << 1) ^ (value >> 63)))
        case .real(let value):
            bytes.append(CompactTag.real.rawValue)
            append(fixed: value.bitPattern)
        case .text(let text):
            bytes.append(CompactTag.text.rawValue)
            append(variable: UInt64(number(of: text)))
        case .bytes(let content): write(content)
        case .keyed(let entries): write(entries)
        case .list(let elements):
            bytes.append(CompactTag.list.rawValue)
            append(variable: UInt64(elements.count))
            for element in elements { write(element) }
        }
    }

    private mutating func write(_ content: [UInt8]) {
        bytes.append(CompactTag.bytes.rawValue)
        append(variable: UInt64(content.count))
        bytes += [UInt8](repeating: 0, count: (8 - bytes.count % 8) % 8)
        bytes += content
    }

    private mutating func write(_ entries: [(key: String, value: CompactValue)]) {
        bytes.append(CompactTag.keyed.rawValue)
        append(variable: UInt64(entries.count))
        for entry in entries {
            append(variable: UInt64(number(of: entry.key)))
            let place = bytes.count
            append(fixed: UInt32(0))
            write(entry.value)
            put(UInt32(bytes.count - place - 4), at: place)
        }
    }

    private mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    private mutating func append(variable value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func append(fixed value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }

    private mutating func put(_ value: UInt32, at place: Int) {
        withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(place..<place + 4, with: $0) }
    }

    /// All that was written, with the table of texts.
    consuming func finished() -> [UInt8] {
        put(UInt32(bytes.count), at: 0)
        put(UInt32(texts.count), at: 4)
        var end: UInt32 = 0
        append(fixed: end)
        for text in texts {
            end += UInt32(text.utf8.count)
            append(fixed: end)
        }
        for text in texts { bytes += Array(text.utf8) }
        return bytes
    }
}
