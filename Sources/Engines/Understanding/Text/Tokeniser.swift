import TextTokens

/// Groups the pieces of a text into the tokens used by templates: words and clitics, numbers, times of day, addresses.
///
/// It never re-splits characters beyond what `TokenisedText` does, so all recognisers and the model agree on boundaries.
struct Tokeniser {
    private let text: TokenisedText
    private let rules: TokenRules
    private let characters: [Character]
    /// The character index of each byte; empty if every character is one byte.
    private let places: [Int]
    private var tokens: [Token] = []
    private var sawPunctuation = false

    private init(_ written: String, _ rules: TokenRules) {
        self.rules = rules
        text = rules.soundedNumbers?.spelledOut(TokenisedText(written)) ?? TokenisedText(written)
        // In pure ASCII, only a carriage return can be part of a longer character.
        let isPlain = written.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        characters = isPlain ? written.utf8.map { Character(UnicodeScalar($0)) } : Array(written)
        places = isPlain ? [] : Self.places(of: characters)
        tokens.reserveCapacity(text.count)
    }

    private static func places(of characters: [Character]) -> [Int] {
        var result: [Int] = []
        for (index, character) in characters.enumerated() { result += Array(repeating: index, count: character.utf8.count) }
        return result + [characters.count]
    }

    /// Tokenises the text.
    static func utterance(_ written: String, _ rules: TokenRules) -> Utterance {
        var tokeniser = Tokeniser(written, rules)
        tokeniser.run()
        return Utterance(
            written: written, characters: tokeniser.characters, tokens: tokeniser.tokens, pieces: tokeniser.text)
    }

    private mutating func run() {
        var index = 0
        while index < text.count {
            index =
                switch text.tokens[index].kind {
                case .digits: readNumber(at: index)
                case .word: readWord(at: index)
                case .sign: readSign(at: index)
                }
        }
    }

    /// Adds a token.
    ///
    /// - Parameter length: The number of characters of the pieces it takes, if not all.
    private mutating func append(
        _ kind: Token.Kind, _ folded: String, _ pieces: Range<Int>, expansion: String? = nil, taking length: Int? = nil,
        after skipped: Int = 0
    ) {
        let start = place(text.tokens[pieces.lowerBound].start) + skipped
        let end = length.map { start + $0 } ?? place(text.tokens[pieces.upperBound - 1].end)
        var token = Token(kind: kind, text: folded, expansion: expansion, start: start, end: end)
        token.firstPiece = skipped == 0 ? pieces.lowerBound : -1
        token.pastPieces = length == nil ? pieces.upperBound : -1
        token.followsPunctuation = sawPunctuation || breaksLine(before: start)
        token.isAttached = tokens.last.map { $0.end == start } ?? false
        sawPunctuation = false
        tokens.append(token)
    }

    /// Whether a line ends between the last token and the character.
    private func breaksLine(before start: Int) -> Bool {
        guard let last = tokens.last, last.end < start else { return false }
        return characters[last.end..<start].contains(where: \.isNewline)
    }

    /// The index of the character that starts at the byte.
    private func place(_ byte: Int) -> Int { places.isEmpty ? byte : places[byte] }

    /// The piece, if no space separates it from the previous one.
    private func attached(_ index: Int) -> TextToken? {
        index < text.count && text.tokens[index].isAttached ? text.tokens[index] : nil
    }

    /// Whether the piece is that symbol, with no space before it.
    private func isSign(_ sign: String, at index: Int) -> Bool {
        attached(index).map { $0.kind == .sign && $0.text == sign } ?? false
    }
}

// MARK: Signs

extension Tokeniser {
    private static let meaningful: Set<String> = ["$", "€", "£", "¥", "₹", "₩", "+", "/", "%", "&", "#", "-"]

    private mutating func readSign(at index: Int) -> Int {
        let piece = text.tokens[index]
        let touchesNumber = attached(index + 1)?.kind == .digits
        let before = piece.isAttached && index > 0 ? text.tokens[index - 1].kind : nil
        if piece.text == ".", touchesNumber, before != .digits { return readNumber(at: index) }
        let end = endOfCharacter(at: index)
        let character = characters[place(piece.start)]
        if !character.isASCII, Self.isPicture(character) {
            append(.symbol, Self.plain(character), index..<end)
        } else if character.isWholeNumber {
            append(.word, String(character), index..<end)
        } else if !Self.meaningful.contains(piece.text) {
            if piece.text != "'" { sawPunctuation = true }
        } else if piece.text == "-", !touchesNumber || before == .word {
            if index > 0, !piece.isAttached { sawPunctuation = true }
        } else {
            append(.symbol, piece.text == "&" ? rules.and : piece.text, index..<end)
        }
        return end
    }

    /// The piece after those that form one character with this one, such as a flag.
    private func endOfCharacter(at index: Int) -> Int {
        guard !places.isEmpty else { return index + 1 }
        var end = index + 1
        while end < text.count, place(text.tokens[end].start) == place(text.tokens[index].start) { end += 1 }
        return end
    }

    /// The emoji without a skin tone modifier.
    private static func plain(_ picture: Character) -> String {
        let scalars = picture.unicodeScalars.filter { !$0.properties.isEmojiModifier && !$0.properties.isVariationSelector }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Whether the character is an emoji or another pictograph, which may make up a whole text.
    private static func isPicture(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation || first.properties.generalCategory == .otherSymbol
    }
}

// MARK: Numbers

extension Tokeniser {
    /// Reads digits with their separators, as in `1,200.50` and `7:30`.
    private mutating func readNumber(at start: Int) -> Int {
        let isFraction = text.tokens[start].kind == .sign
        var end = start + (isFraction ? 2 : 1)
        var digits = (isFraction ? "0." : "") + text.word(end - 1)
        var isClock = false
        var isGrouped = false
        while let sign = attached(end), sign.kind == .sign, let next = attached(end + 1), next.kind == .digits {
            if sign.text == ",", next.length == 3, !isClock, !digits.contains("."), isGrouped || digits.utf8.count <= 3 {
                isGrouped = true
                digits += next.text
            } else if sign.text == ".", !isClock, !digits.contains(".") {
                digits += "." + next.text
            } else if sign.text == ":", !isClock, next.length >= 2, digits.utf8.count <= 2 {
                isClock = true
                digits += ":" + next.text
            } else {
                break
            }
            end += 2
        }
        let isWhole = !isClock && !digits.contains(".")
        if isWhole, let ending = attached(end), rules.ordinalEndings.contains(ending.text) {
            append(.ordinal, digits, start..<end + 1)
            return end + 1
        }
        append(isClock ? .clock : .number, digits, start..<end)
        return end
    }
}

// MARK: Words

extension Tokeniser {
    private mutating func readWord(at index: Int) -> Int {
        if let end = readAddress(at: index) ?? readDotted(at: index) { return end }
        let folded = text.word(index)
        if folded.hasPrefix("'") {
            append(.word, folded, index..<index + 1, expansion: rules.clitics[String(folded.dropFirst())])
        } else if let (head, clitic) = rules.contractions[folded] {
            append(.word, head, index..<index + 1, taking: head.count)
            append(.word, "'" + clitic, index..<index + 1, expansion: rules.clitics[clitic], after: head.count)
        } else {
            let plain = folded.utf8.contains(0x27) ? folded.filter { $0 != "'" } : folded
            // The "U" of "U2" is no "you".
            let stands = !text.tokens[index].isAttached && attached(index + 1).map { $0.kind == .sign } ?? true
            let full = stands ? rules.shorthand[plain] ?? plain : plain
            // "N" alone is a no.
            let joinsNothing = full == rules.and && (index + 1 == text.count || attached(index + 1) != nil)
            append(.word, joinsNothing ? plain : full, index..<index + 1)
            return readPluralPossessive(behind: index)
        }
        return index + 1
    }

    /// Reads the bare apostrophe at the end of a plural possessive ("my parents' place").
    private mutating func readPluralPossessive(behind index: Int) -> Int {
        guard let possessive = rules.possessive, text.word(index).hasSuffix(possessive), isSign("'", at: index + 1),
            index + 2 < text.count, attached(index + 2) == nil
        else {
            return index + 1
        }
        append(.word, "'" + possessive, index + 1..<index + 2, expansion: rules.clitics[possessive])
        return index + 2
    }

    /// Reads `a.m.` and similar abbreviations as one word.
    private mutating func readDotted(at index: Int) -> Int? {
        guard text.word(index).utf8.count == 1, isSign(".", at: index + 1), let second = attached(index + 2) else { return nil }
        let word = text.word(index) + second.text
        guard rules.dotted.contains(word) else { return nil }
        let end = isSign(".", at: index + 3) ? index + 4 : index + 3
        append(.word, word, index..<end)
        return end
    }

    /// Reads an e-mail address as one token.
    private mutating func readAddress(at index: Int) -> Int? {
        var end = index + 1
        while attached(end) != nil { end += 1 }
        guard let at = (index..<end).first(where: { isSign("@", at: $0) }),
            !(at + 1..<end).contains(where: { isSign("@", at: $0) })
        else { return nil }
        while end > at + 1, text.tokens[end - 1].kind == .sign { end -= 1 }
        guard (at..<end).contains(where: { isSign(".", at: $0) }), text.tokens[end - 1].end - text.tokens[index].start <= 254
        else {
            return nil
        }
        append(.email, text.written(index..<end).lowercased(), index..<end)
        return end
    }
}
