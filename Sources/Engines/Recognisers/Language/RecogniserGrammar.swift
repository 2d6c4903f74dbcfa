import TextTokens

/// The grammar of times, numbers and amounts in a language.
///
/// The words themselves are data (`RecogniserWords`); their order, what may be omitted and what a word means in context is the
/// grammar, in Swift. Its results are independent of the language: `TimeExpression`, `QuantityEntity`. A language that needs
/// another grammar only adds a case to `RecogniserGrammarName` and a folder beside `English`.
protocol RecogniserGrammar: Sendable {
    /// A parser of the times in a text; `nil` if no word of it can begin one.
    ///
    /// - Parameter daysFirst: Whether dates in digits have the day before the month.
    func times(
        in text: TokenisedText, _ language: RecogniserLanguage, _ conventions: TimeConventions, daysFirst: Bool
    ) -> (any TimePhrases)?

    /// A parser of the numbers and amounts in a text.
    func quantities(
        in text: TokenisedText, _ language: RecogniserLanguage, _ options: QuantityRecogniser.Options
    ) -> any QuantityPhrases
}

/// The name of a grammar in language packs.
public enum RecogniserGrammarName: String, Sendable, Codable, CaseIterable {
    /// Also parses the expressions of other languages that have the same structure.
    case english

    var grammar: any RecogniserGrammar {
        switch self {
        case .english: EnglishGrammar()
        }
    }
}

/// The time expressions in one text.
protocol TimePhrases {
    /// Whether the word at the token introduces a day or a longer period.
    func leadsToDay(_ token: Int) -> Bool
    /// The longest expression that begins at the token, and its tokens; `nil` if there is none.
    func longest(at token: Int) -> (expression: TimeExpression, range: Range<Int>)?
}

/// The numbers and amounts in one text.
protocol QuantityPhrases: Sendable {
    /// Numbers without units.
    var numbers: any NumberPhrases { get }
    /// All entities in text order; ranges do not overlap.
    func entities() -> [QuantityEntity]
    /// The amount of the kind after limiting words at the token, such as `at most`; `nil` if there is none.
    func limit(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity?
    /// The longest entity of the kind that starts exactly at the token; `nil` if there is none.
    func longest(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity?
}
