public import TextTokens

/// Finds dates, times, ranges, durations and recurrences in text, with their possible values.
///
/// ```swift
/// let text = TokenisedText("book a table tomorrow at 7 for two hours")
/// let found = TimeRecogniser(english).entities(in: text, reference: TimeReference(now: CivilTime(year: 2026, month: 3, day:
/// 2)))
/// ```
public struct TimeRecogniser: Sendable {
    let language: RecogniserLanguage
    let conventions: TimeConventions

    /// - Parameter conventions: Decide which expressions are accepted and how ambiguous ones resolve.
    public init(_ language: RecogniserLanguage, conventions: TimeConventions = .house) {
        self.language = language
        self.conventions = conventions
    }

    /// The entities of a text from left to right, without overlaps; the longest at a token wins.
    ///
    /// - Complexity: Linear in the number of tokens.
    public func entities(in text: TokenisedText, reference: TimeReference) -> [TimeEntity] {
        guard let reader = reader(of: text, reference: reference) else { return [] }
        var result: [TimeEntity] = []
        var index = 0
        while index < text.count {
            if let entity = reader.longest(at: index) {
                result.append(entity)
                index = entity.range.upperBound
            } else {
                index += 1
            }
        }
        return result
    }

    /// A reader of entities at any token; `nil` if the text has no word of time.
    public func reader(of text: TokenisedText, reference: TimeReference) -> TimeReader? {
        let phrases = language.grammar.times(in: text, language, conventions, daysFirst: reference.daysFirst)
        return phrases.map { TimeReader(phrases: $0, resolver: TimeResolver(reference: reference, conventions: conventions)) }
    }
}

/// Reads time entities at tokens of one text.
public struct TimeReader {
    let phrases: any TimePhrases
    let resolver: TimeResolver

    /// Whether the word at the token introduces a day or a longer period: `on Friday`, `in March`.
    public func leadsToDay(_ token: Int) -> Bool { phrases.leadsToDay(token) }

    /// The longest entity that begins at the token; `nil` if there is none.
    public func longest(at token: Int) -> TimeEntity? {
        phrases.longest(at: token).map { TimeEntity(expression: $0.expression, range: $0.range, resolver: resolver) }
    }
}
