import Foundation

/// Splits text into tokens: one pass, no regular expressions.
struct Tokeniser {
    private let characters: [Character]
    /// The characters as bytes, where each is one; else empty.
    private let ascii: [UInt8]
    /// Whether an e-mail address may be in the text.
    private let hasSignOfAddress: Bool
    private var tokens: [Token] = []
    private var position = 0
    private var sawPunctuation = false

    private init(_ text: String) {
        // In ASCII alone only a carriage return may be part of a longer character.
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        ascii = isPlain ? Array(text.utf8) : []
        characters = isPlain ? ascii.map { Character(UnicodeScalar($0)) } : Array(text)
        hasSignOfAddress = text.utf8.contains(UInt8(ascii: "@"))
        tokens.reserveCapacity(characters.count / 4 + 2)
    }

    /// The text with its tokens.
    static func utterance(_ text: String) -> Utterance {
        var tokeniser = Tokeniser(text)
        tokeniser.run()
        return Utterance(written: text, characters: tokeniser.characters, tokens: tokeniser.tokens)
    }

    /// The folded words alone, as names are indexed by.
    static func words(_ text: String) -> [String] {
        utterance(text).tokens.map(\.text)
    }

    private mutating func run() {
        while position < characters.count {
            let character = characters[position]
            if isSpace(at: position) {
                position += 1
            } else if digit(at: position) {
                readNumber()
            } else if isWordCharacter(at: position) {
                readWord()
            } else if character == ".", digit(at: position + 1), !digit(at: position - 1) {
                readNumber()
            } else {
                readSign(character)
            }
        }
    }

    private func isSpace(at index: Int) -> Bool {
        guard !ascii.isEmpty else { return characters[index].isWhitespace }
        return ascii[index] == 0x20 || (0x09...0x0D).contains(ascii[index])
    }

    private func isWordCharacter(at index: Int) -> Bool {
        ascii.isEmpty ? Self.isWordCharacter(characters[index]) : Self.isLetter(ascii[index])
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        if let ascii = character.asciiValue { return (ascii | 0x20) >= 0x61 && (ascii | 0x20) <= 0x7A }
        return character.isLetter || character.isWholeNumber
    }

    private func digit(at index: Int) -> Bool {
        guard index >= 0, index < characters.count else { return false }
        guard let byte = ascii.isEmpty ? characters[index].asciiValue : ascii[index] else { return false }
        return byte >= 0x30 && byte <= 0x39
    }

    private mutating func append(_ kind: Token.Kind, _ text: String, _ start: Int, _ end: Int, expansion: String? = nil) {
        var token = Token(kind: kind, text: text, expansion: expansion, start: start, end: end)
        token.followsPunctuation = sawPunctuation
        token.isAttached = tokens.last.map { $0.end == start } ?? false
        sawPunctuation = false
        tokens.append(token)
    }
}

// MARK: Signs

extension Tokeniser {
    private static let meaningful: Set<Character> = ["$", "€", "£", "¥", "₹", "₩", "+", "/", "%", "&", "#", "-"]

    private mutating func readSign(_ character: Character) {
        let start = position
        position += 1
        if !character.isASCII, Self.isPicture(character) { return append(.symbol, String(character), start, position) }
        guard Self.meaningful.contains(character) else {
            if !Self.apostrophes.contains(character) { sawPunctuation = true }
            return
        }
        let touchesNumber = digit(at: position)
        if character == "-", !(touchesNumber && !precededByLetter(start)) {
            if start > 0, characters[start - 1].isWhitespace { sawPunctuation = true }
            return
        }
        append(.symbol, character == "&" ? "and" : String(character), start, position)
    }

    /// Whether the character is an emoji or another picture, which a text may consist of.
    private static func isPicture(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation || first.properties.generalCategory == .otherSymbol
    }

    private func precededByLetter(_ index: Int) -> Bool {
        index > 0 && Self.isWordCharacter(characters[index - 1]) && !digit(at: index - 1)
    }
}

// MARK: Numbers

extension Tokeniser {
    private mutating func readNumber() {
        let start = position
        var digits = ""
        var isClock = false
        while position < characters.count {
            let character = characters[position]
            if digit(at: position) {
                digits.append(character)
            } else if character == ",", isThousandsSeparator(position, since: start) {
                // Left out of the folded text: it only groups digits.
            } else if character == ".", digit(at: position + 1), !digits.contains("."), !isClock {
                digits.append(digits.isEmpty ? "0." : ".")
            } else if character == ":", !isClock, digit(at: position + 1), digit(at: position + 2), digits.count <= 2 {
                isClock = true
                digits.append(":")
            } else {
                break
            }
            position += 1
        }
        append(readOrdinalEnding(digits) ? .ordinal : isClock ? .clock : .number, digits, start, position)
    }

    private func isThousandsSeparator(_ index: Int, since start: Int) -> Bool {
        guard index - start <= 3 || characters[index - 4] == ",", !digit(at: index + 4) else { return false }
        return digit(at: index + 1) && digit(at: index + 2) && digit(at: index + 3)
    }

    /// Moves past `st`, `nd`, `rd` or `th` after whole digits.
    private mutating func readOrdinalEnding(_ digits: String) -> Bool {
        guard position + 1 < characters.count, !digits.contains("."), !digits.contains(":") else { return false }
        let ending = String(characters[position...position + 1]).lowercased()
        guard ["st", "nd", "rd", "th"].contains(ending) else { return false }
        guard position + 2 >= characters.count || !Self.isWordCharacter(characters[position + 2]) else { return false }
        position += 2
        return true
    }
}

// MARK: Words

extension Tokeniser {
    private static let apostrophes: Set<Character> = ["'", "’", "‘", "`", "´"]
    private static let clitics: WordMap<String> = ["s": "is", "m": "am", "d": "would", "ll": "will", "ve": "have", "re": "are"]
    /// Contractions that people write without their apostrophe, where no other word is spelt so.
    private static let bare: WordMap<(String, String)> = [
        "im": ("i", "'m"), "ive": ("i", "'ve"), "whats": ("what", "'s"), "wheres": ("where", "'s"), "hows": ("how", "'s"),
        "whos": ("who", "'s"), "whens": ("when", "'s"), "lets": ("let", "'s"), "thats": ("that", "'s"), "youre": ("you", "'re"),
        "theyre": ("they", "'re"), "theres": ("there", "'s"), "hes": ("he", "'s"), "shes": ("she", "'s"), "youve": ("you", "'ve"),
    ]

    private mutating func readWord() {
        let start = position
        if readAddress(start) || readMeridiem(start) { return }
        var text = readLetters()
        guard position < characters.count, Self.apostrophes.contains(characters[position]),
            position + 1 < characters.count, Self.isWordCharacter(characters[position + 1])
        else { return appendWord(text, start) }
        let apostrophe = position
        position += 1
        let rest = readLetters()
        if let expansion = Self.clitics[rest] {
            append(.word, text, start, apostrophe)
            append(.word, "'" + rest, apostrophe, position, expansion: expansion)
        } else {
            text += rest
            appendWord(text, start)
        }
    }

    private mutating func appendWord(_ text: String, _ start: Int) {
        guard let (head, clitic) = Self.bare[text] else {
            append(.word, text, start, position)
            // A plural possessive ("my parents' place") ends in a bare apostrophe.
            if text.hasSuffix("s"), position < characters.count, Self.apostrophes.contains(characters[position]),
                position + 1 < characters.count, characters[position + 1].isWhitespace
            {
                position += 1
                append(.word, "'s", position - 1, position, expansion: "is")
            }
            return
        }
        append(.word, head, start, start + head.count)
        append(.word, clitic, start + head.count, position, expansion: Self.clitics[String(clitic.dropFirst())])
    }

    private mutating func readLetters() -> String {
        guard ascii.isEmpty else { return readASCIILetters() }
        var text = ""
        while position < characters.count, Self.isWordCharacter(characters[position]) {
            text += Self.fold(characters[position])
            position += 1
        }
        return text
    }

    private mutating func readASCIILetters() -> String {
        let start = position
        while position < ascii.count, Self.isLetter(ascii[position]) { position += 1 }
        return String(unsafeUninitializedCapacity: position - start) { buffer in
            // Bit 0x20 makes letters small.
            for index in start..<position { buffer[index - start] = ascii[index] | 0x20 }
            return position - start
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// Lower case and without diacritics.
    private static func fold(_ character: Character) -> String {
        if character.isASCII { return character.lowercased() }
        let decomposed = String(character).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
        return String(String.UnicodeScalarView(decomposed.filter { $0.properties.generalCategory != .nonspacingMark }))
    }

    /// Reads `a.m.` and `p.m.` as one word.
    private mutating func readMeridiem(_ start: Int) -> Bool {
        guard start + 2 < characters.count, characters[start + 1] == "." else { return false }
        let letters = (characters[start].lowercased(), characters[start + 2].lowercased())
        guard letters.0 == "a" || letters.0 == "p", letters.1 == "m" else { return false }
        guard start + 3 >= characters.count || !Self.isWordCharacter(characters[start + 3]) else { return false }
        position = start + 3
        if position < characters.count, characters[position] == "." { position += 1 }
        append(.word, letters.0 + "m", start, position)
        return true
    }

    /// Reads an e-mail address as one token.
    private mutating func readAddress(_ start: Int) -> Bool {
        guard hasSignOfAddress else { return false }
        var end = start
        var at: Int?
        while end < characters.count, !characters[end].isWhitespace, end - start < 254 {
            if characters[end] == "@" { at = at == nil ? end : -1 }
            end += 1
        }
        guard let at, at > start else { return false }
        while end > at + 1, !Self.isWordCharacter(characters[end - 1]), !digit(at: end - 1) { end -= 1 }
        guard characters[at..<end].contains(".") else { return false }
        position = end
        append(.email, String(characters[start..<end]).lowercased(), start, end)
        return true
    }
}
