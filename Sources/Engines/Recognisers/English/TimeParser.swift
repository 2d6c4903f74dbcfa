import TextTokens

/// Parses time expressions from tokens, independently of the current time.
///
/// Each `...(at:)` returns what starts at a token together with the token after it, or `nil`.
struct TimeParser {
    let text: TokenisedText
    let language: RecogniserLanguage
    let lexemes: [TimeLexeme]
    let options: TimeConventions
    let daysFirst: Bool

    typealias Found<Value> = (value: Value, end: Int)

    init?(_ text: TokenisedText, language: RecogniserLanguage, options: TimeConventions, daysFirst: Bool) {
        var hasTrigger = false
        let lexicon = language.times
        lexemes = text.tokens.map { token in
            if token.kind == .digits {
                hasTrigger = true
                return .empty
            }
            let lexeme = lexicon[token.text]
            if lexeme.isTrigger { hasTrigger = true }
            return lexeme
        }
        guard hasTrigger || Self.hasClockInWords(lexemes) else { return nil }
        self.text = text
        self.language = language
        self.options = options
        self.daysFirst = daysFirst
    }

    /// Whether a number in words is where a clock time may be, as in "ten to five" and "at seven".
    private static func hasClockInWords(_ lexemes: [TimeLexeme]) -> Bool {
        for index in lexemes.indices where lexemes[index].number > 0 {
            if index > 0, [.at, .around, .by, .before, .after, .to, .from, .between, .since].contains(lexemes[index - 1].role) {
                return true
            }
        }
        return false
    }

    // MARK: Tokens

    func lexeme(_ index: Int) -> TimeLexeme { index >= 0 && index < lexemes.count ? lexemes[index] : .empty }
    func role(_ index: Int) -> TimeLexeme.Role { lexeme(index).role }
    func word(_ index: Int) -> String { text.word(index) }
    func isAttached(_ index: Int) -> Bool { index >= 0 && index < text.count && text.tokens[index].isAttached }
    func isDigits(_ index: Int) -> Bool { index >= 0 && index < text.count && text.tokens[index].kind == .digits }
    func length(_ index: Int) -> Int { index >= 0 && index < text.count ? text.tokens[index].length : 0 }

    /// The value of a token's digits, of which there may be up to eight.
    func digits(_ index: Int, atMost: Int = 8) -> Int? {
        guard isDigits(index), length(index) <= min(atMost, 8) else { return nil }
        return Int(text.tokens[index].text)
    }

    /// Whether a time expression may begin at the token; a cheap check before parsing.
    func mayBegin(_ index: Int) -> Bool {
        let lexeme = lexemes[index]
        if isDigits(index), isAttached(index), index > 0, text.tokens[index - 1].kind == .word, !isLeadIn(index - 1) {
            return false
        }
        if lexeme.isTrigger || lexeme.startsName || isDigits(index) || lexeme.number >= 0 { return true }
        if lexeme.role != .none { return true }
        switch text.tokens[index].text {
        case "q", "h", "w", "wc", "pacific", "eastern", "central", "mountain", "once", "twice", "bi", "semi", "weekdays", ">",
            "<",
            "=", "'":
            return true
        default: return false
        }
    }

    /// Whether digits may directly follow the word: `fy18`, `jan5`, `q3`.
    private func isLeadIn(_ index: Int) -> Bool {
        lexemes[index].month > 0 || lexemes[index].role == .fiscal
            || ["q", "h", "t", "at", "w"].contains(text.tokens[index].text)
    }

    func isOneOf(_ index: Int, _ roles: TimeLexeme.Role...) -> Bool { roles.contains(role(index)) }

    func skip(_ roles: TimeLexeme.Role..., at index: Int) -> Int { roles.contains(role(index)) ? index + 1 : index }

    /// Skips "the".
    func skipThe(_ index: Int) -> Int { role(index) == .article && lexeme(index).value == 1 ? index + 1 : index }

    func isSign(_ index: Int, _ sign: String) -> Bool { word(index) == sign }

    /// Skips a comma.
    func skipComma(_ index: Int) -> Int { isSign(index, ",") ? index + 1 : index }

    /// Skips the full stop of an abbreviation.
    func skipDot(_ index: Int) -> Int { isSign(index, ".") && isAttached(index) ? index + 1 : index }

    // MARK: Numbers

    /// A whole number below 100, in digits or words.
    func small(at index: Int, limit: Int = 99) -> Found<Int>? {
        if let number = digits(index, atMost: 3) { return number <= limit ? (number, index + 1) : nil }
        let number = lexeme(index).number
        guard number >= 0 else { return nil }
        if number >= 20 {
            let next = isSign(index + 1, "-") && isAttached(index + 1) ? index + 2 : index + 1
            let unit = lexeme(next).number
            if (1...9).contains(unit), number + unit <= limit { return (number + unit, next + 1) }
        }
        return number <= limit ? (number, index + 1) : nil
    }

    /// An ordinal: `3rd`, `third`, `twenty first`, `thirty-first`.
    func ordinal(at index: Int) -> Found<Int>? {
        if let number = digits(index, atMost: 3), isAttached(index + 1), ["st", "nd", "rd", "th"].contains(word(index + 1)) {
            return (number, index + 2)
        }
        let lexeme = lexeme(index)
        if lexeme.ordinal > 0 { return (Int(lexeme.ordinal), index + 1) }
        guard lexeme.number == 20 || lexeme.number == 30 else { return nil }
        let next = isSign(index + 1, "-") && isAttached(index + 1) ? index + 2 : index + 1
        let unit = self.lexeme(next).ordinal
        return (1...9).contains(unit) ? (lexeme.number + Int(unit), next + 1) : nil
    }

    // MARK: Selection

    /// The candidate with the most tokens; the first one wins a tie.
    func furthest<Value>(_ candidates: Found<Value>?...) -> Found<Value>? {
        var best: Found<Value>?
        for case .some(let candidate) in candidates where candidate.end > (best?.end ?? -1) { best = candidate }
        return best
    }
}
