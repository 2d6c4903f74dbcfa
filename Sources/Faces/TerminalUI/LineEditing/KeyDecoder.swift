/// Decodes the bytes of a terminal into keys, however they are split over reads. Never fails: unknown sequences are dropped.
public struct KeyDecoder: Sendable {
    private enum State: Sendable {
        case plain
        /// After an escape character, with the bytes since.
        case escape([UInt8])
        /// Inside a bracketed paste.
        case paste([UInt8])
    }

    /// The rest of a longer paste is dropped.
    static let pasteLimit = 1 << 20
    private static let pasteEnd = Array("\u{1b}[201~".utf8)
    private static let sequences: [String: Key] = [
        "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[H": .home, "[F": .end, "OA": .up, "OB": .down, "OC": .right,
        "OD": .left,
        "OH": .home, "OF": .end, "[1~": .home, "[7~": .home, "[4~": .end, "[8~": .end, "[3~": .delete, "[1;5C": .wordRight,
        "[1;5D": .wordLeft, "[1;3C": .wordRight, "[1;3D": .wordLeft, "[5C": .wordRight, "[5D": .wordLeft, "f": .wordRight,
        "b": .wordLeft, "d": .deleteWordForward, "\u{7f}": .deleteWord, "\u{8}": .deleteWord,
    ]
    private static let controls: [UInt8: Key] = [
        1: .home, 2: .left, 3: .interrupt, 4: .endOfInput, 5: .end, 6: .right, 8: .backspace, 10: .enter, 11: .killToEnd,
        12: .clearScreen, 13: .enter, 14: .down, 16: .up, 21: .killToStart, 23: .deleteWord, 127: .backspace,
    ]

    private var state = State.plain
    /// Bytes of text not yet returned; they may end with an incomplete character.
    private var text: [UInt8] = []
    private var lastWasReturn = false

    public init() {}

    /// Whether an escape character waits for what follows; if no more bytes arrive soon, call `flush`.
    public var awaitsMore: Bool { if case .escape = state { true } else { false } }

    /// The keys that the bytes complete, in order.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { take(byte, into: &keys) }
        emitText(into: &keys, keepingUnfinished: true)
        return keys
    }

    /// Stops waiting for the rest of an escape sequence.
    public mutating func flush() {
        if case .escape = state { state = .plain }
    }

    private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
        switch state {
        case .plain: takePlain(byte, into: &keys)
        case .escape(let bytes): takeEscape(bytes + [byte], into: &keys)
        case .paste(var bytes):
            // Reset first, so that appending does not copy.
            state = .plain
            bytes.append(byte)
            takePaste(bytes, into: &keys)
        }
    }

    private mutating func takePlain(_ byte: UInt8, into keys: inout [Key]) {
        defer { lastWasReturn = byte == 13 }
        // A CR LF line end is one key.
        if byte == 10, lastWasReturn { return }
        guard byte < 0x20 || byte == 0x7f else { return text.append(byte) }
        emitText(into: &keys, keepingUnfinished: false)
        if byte == 0x1b {
            state = .escape([])
        } else if byte == 9 {
            keys.append(.text(" "))
        } else if let key = Self.controls[byte] {
            keys.append(key)
        }
    }

    private mutating func takeEscape(_ bytes: [UInt8], into keys: inout [Key]) {
        let isOpen = (bytes.count == 1 && (bytes[0] == 0x5b || bytes[0] == 0x4f)) || isParameter(bytes)
        if isOpen, bytes.count < 16 {
            state = .escape(bytes)
            return
        }
        state = .plain
        let sequence = String(decoding: bytes, as: UTF8.self)
        if sequence == "[200~" {
            state = .paste([])
        } else if bytes == [0x1b] {
            state = .escape([])
        } else if let key = Self.sequences[sequence] {
            keys.append(key)
        }
    }

    /// Whether the bytes are a control sequence without its final byte.
    private func isParameter(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 1, bytes[0] == 0x5b, let last = bytes.last else { return false }
        return 0x20..<0x40 ~= last
    }

    private mutating func takePaste(_ bytes: [UInt8], into keys: inout [Key]) {
        guard bytes.last == Self.pasteEnd.last, bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else {
            // The end mark is searched in the last bytes, so keep these if the paste is too long.
            let excess = bytes.count > Self.pasteLimit + (1 << 16)
            state = .paste(excess ? Array(bytes.prefix(Self.pasteLimit)) + bytes.suffix(8) : bytes)
            return
        }
        state = .plain
        let pasted = String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self)
        let line = Self.oneLine(pasted)
        if !line.isEmpty { keys.append(.text(line)) }
    }

    private mutating func emitText(into keys: inout [Key], keepingUnfinished: Bool) {
        let unfinished = keepingUnfinished ? Self.unfinishedBytes(at: text) : 0
        let whole = text.dropLast(unfinished)
        guard !whole.isEmpty else { return }
        let string = Self.oneLine(String(decoding: whole, as: UTF8.self))
        text.removeFirst(whole.count)
        if !string.isEmpty { keys.append(.text(string)) }
    }

    /// The number of bytes at the end that start an incomplete character.
    private static func unfinishedBytes(at bytes: [UInt8]) -> Int {
        for count in 1...3 where count <= bytes.count {
            let byte = bytes[bytes.count - count]
            if byte & 0xc0 == 0x80 { continue }
            let needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
            return needed > count ? count : 0
        }
        return 0
    }

    /// Replaces line ends and tabs with spaces and removes other control characters, because a line can contain neither.
    static func oneLine(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var lastWasReturn = false
        for scalar in text.unicodeScalars {
            defer { lastWasReturn = scalar == "\r" }
            switch scalar.value {
            case 10 where lastWasReturn: continue
            case 9, 10, 13: result.append(" ")
            case 0..<0x20, 0x7f..<0xa0: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
