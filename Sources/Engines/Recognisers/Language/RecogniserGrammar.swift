import TextTokens

/// How the words of a language are put together to times, numbers and amounts.
///
/// The words themselves are data (`RecogniserWords`); what order they stand in, what may be left out and what a word means beside another is a
/// grammar, in Swift. What a grammar finds knows no language any more: `TimeExpression`, `QuantityEntity`. A language that needs
/// another grammar adds a case to `Name` and a folder beside `English`, and nothing else.
protocol RecogniserGrammar: Sendable {
    /// What finds times in a text; `nil` when no word of it may begin one.
    ///
    /// - Parameter daysFirst: Whether dates in digits name the day before the month.
    func times(
        in text: TokenisedText, _ language: RecogniserLanguage, _ conventions: TimeConventions, daysFirst: Bool
    ) -> (any TimePhrases)?

    /// What finds numbers and amounts in a text.
    func quantities(
        in text: TokenisedText, _ language: RecogniserLanguage, _ options: QuantityRecogniser.Options
    ) -> any QuantityPhrases
}

/// A grammar, as language packs name it.
public enum RecogniserGrammarName: String, Sendable, Codable, CaseIterable {
    /// Also reads those expressions of other languages that are built alike.
    case english

    var grammar: any RecogniserGrammar {
        switch self {
        case .english: EnglishGrammar()
        }
    }
}

/// The expressions of time in one text.
protocol TimePhrases {
    /// Whether the word at the token leads to a day or a longer stretch behind it.
    func leadsToDay(_ token: Int) -> Bool
    /// The longest expression whose words begin at the token, and its tokens; `nil` when there is none.
    func longest(at token: Int) -> (expression: TimeExpression, range: Range<Int>)?
}

/// The numbers and amounts in one text.
protocol QuantityPhrases: Sendable {
    /// Numbers without what they count.
    var numbers: any NumberPhrases { get }
    /// All that stands in the text, in its order; ranges do not overlap.
    func entities() -> [QuantityEntity]
    /// The amount of the kind that words at the token limit, as `at most` does; `nil` when there is none.
    func limit(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity?
    /// The longest entity of the kind that starts exactly at the token; `nil` when none does.
    func longest(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity?
}
