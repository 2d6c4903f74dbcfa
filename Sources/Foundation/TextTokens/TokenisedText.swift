import Foundation

/// A text and its tokens, split in one pass. Every character except white space belongs to exactly one token.
public struct TokenisedText: Sendable {
    /// The original text.
    public let text: String
    /// The tokens in order.
    public private(set) var tokens: [TextToken] = []
    private let bytes: [UInt8]

    /// Splits the text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        tokens.reserveCapacity(bytes.count / 4 + 2)
        var position = 0
        while position < bytes.count { position = readToken(at: position) }
    }

    private init(tokens: [TextToken], bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
        self.tokens = tokens
        self.bytes = bytes
    }

    /// The number of tokens.
    public var count: Int { tokens.count }

    /// The folded text of the token at the index; empty if there is none.
    public func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// The original text of the tokens in the range.
    public func written(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return String(decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
    }

    /// The original bytes of the token, unfolded.
    public func bytes(of token: TextToken) -> ArraySlice<UInt8> { bytes[token.start..<token.end] }

    /// Converts an offset in UTF-8 bytes to characters (`Character`).
    public func characters(upTo byte: Int) -> Int {
        // One byte is one character unless non-ASCII text or a two-character line end precedes it.
        if !bytes[..<byte].contains(where: { $0 >= 0x80 || $0 == 0x0D }) { return byte }
        return text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: byte))
    }

    /// Converts an offset in UTF-8 bytes to Unicode scalars, which most data sets use.
    public func scalars(upTo byte: Int) -> Int {
        bytes[..<byte].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}

extension TokenisedText {
    /// The text without the tokens at some indices; a space replaces each gap.
    public func removing(_ isRemoved: (Int) -> Bool) -> TokenisedText {
        var kept: [TextToken] = []
        var written: [UInt8] = []
        var last: Int?
        for index in tokens.indices where !isRemoved(index) {
            var token = tokens[index]
            let touches = last == index - 1
            if let last { written += touches ? bytes[tokens[last].end..<token.start] : [0x20] }
            let start = written.count
            written += bytes[token.start..<token.end]
            (token.start, token.end) = (start, written.count)
            token.isAttached = token.isAttached && touches
            kept.append(token)
            last = index
        }
        return TokenisedText(tokens: kept, bytes: written)
    }
}

extension TokenisedText {
    /// The text with the tokens in the range replaced by one word; the original text is unchanged.
    public func reading(_ range: Range<Int>, as word: String) -> TokenisedText {
        guard let first = tokens[range].first, let last = tokens[range].last else { return self }
        var result = self
        let token = TextToken(kind: .word, text: word, start: first.start, end: last.end, isAttached: first.isAttached)
        result.tokens.replaceSubrange(range, with: [token])
        return result
    }
}

// MARK: Splitting

extension TokenisedText {
    private enum Class { case space, letter, digit, apostrophe, sign }

    /// The class of the character at the byte offset, and its length in bytes.
    private func kind(at position: Int) -> (kind: Class, length: Int) {
        let byte = bytes[position]
        switch byte {
        case 0x61...0x7A, 0x41...0x5A: return (.letter, 1)
        case 0x30...0x39: return (.digit, 1)
        case 0x09...0x0D, 0x20: return (.space, 1)
        case 0x27, 0x60: return (.apostrophe, 1)
        case ..<0x80: return (.sign, 1)
        default: return kindBeyondASCII(at: position)
        }
    }

    private func kindBeyondASCII(at position: Int) -> (kind: Class, length: Int) {
        let length = bytes[position] >= 0xF0 ? 4 : bytes[position] >= 0xE0 ? 3 : 2
        let piece = String(decoding: bytes[position..<min(position + length, bytes.count)], as: UTF8.self)
        guard let scalar = piece.unicodeScalars.first else { return (.sign, 1) }
        let properties = scalar.properties
        if scalar.value == 0x2019 || scalar.value == 0x2018 || scalar.value == 0xB4 { return (.apostrophe, length) }
        if properties.isWhitespace { return (.space, length) }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark:
            return (.letter, length)
        default: return (.sign, length)
        }
    }

    private mutating func readToken(at start: Int) -> Int {
        let (kind, length) = kind(at: start)
        switch kind {
        case .space: return start + length
        case .digit:
            let end = run(from: start, of: .digit)
            append(.digits, start, end)
            return end
        case .letter: return readWord(at: start)
        case .apostrophe:
            let end = cliticEnd(after: start, length)
            append(end == nil ? .sign : .word, start, end ?? start + length)
            return end ?? start + length
        case .sign:
            append(.sign, start, start + length)
            return start + length
        }
    }

    private func run(from start: Int, of wanted: Class) -> Int {
        var end = start
        while end < bytes.count {
            let (kind, length) = kind(at: end)
            guard kind == wanted else { break }
            end += length
        }
        return end
    }

    /// Letters, and apostrophes between letters that do not start a clitic.
    private mutating func readWord(at start: Int) -> Int {
        var end = run(from: start, of: .letter)
        while end < bytes.count {
            let (kind, length) = kind(at: end)
            guard kind == .apostrophe, cliticEnd(after: end, length) == nil, end + length < bytes.count,
                self.kind(at: end + length).kind == .letter
            else { break }
            end = run(from: end + length, of: .letter)
        }
        append(.word, start, end)
        return end
    }

    private static let clitics: Set<String> = ["s", "re", "ve", "ll", "d", "m"]

    /// The end of a clitic such as `'s` that directly follows a word or digits; `nil` if none starts here.
    private func cliticEnd(after apostrophe: Int, _ length: Int) -> Int? {
        let start = apostrophe + length
        let end = run(from: start, of: .letter)
        return touchesWord(apostrophe) && isClitic(start..<end) ? end : nil
    }

    private func isClitic(_ range: Range<Int>) -> Bool {
        !range.isEmpty && range.count <= 2
            && Self.clitics.contains(String(decoding: bytes[range], as: UTF8.self).lowercased())
    }

    /// Whether letters or digits directly precede the offset.
    private func touchesWord(_ position: Int) -> Bool {
        guard position > 0 else { return false }
        let byte = bytes[position - 1]
        return byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
    }

    private mutating func append(_ kind: TextToken.Kind, _ start: Int, _ end: Int) {
        let isAttached = tokens.last?.end == start
        tokens.append(
            TextToken(kind: kind, text: Self.folded(bytes[start..<end]), start: start, end: end, isAttached: isAttached))
    }

    /// The word folded like a token: lower case, without diacritics, with straight apostrophes.
    public static func folded(_ word: String) -> String { folded(ArraySlice(word.utf8)) }

    private static let apostrophes: Set<Character> = ["\u{2018}", "\u{2019}", "\u{B4}"]

    private static func folded(_ bytes: ArraySlice<UInt8>) -> String {
        if bytes.allSatisfy({ $0 < 0x80 }) {
            return String(unsafeUninitializedCapacity: bytes.count) { buffer in
                for (index, byte) in bytes.enumerated() {
                    buffer[index] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte == 0x60 ? 0x27 : byte
                }
                return bytes.count
            }
        }
        let text = String(decoding: bytes, as: UTF8.self).lowercased().folding(options: .diacriticInsensitive, locale: nil)
        return String(text.map { apostrophes.contains($0) ? "'" : $0 })
    }
}
