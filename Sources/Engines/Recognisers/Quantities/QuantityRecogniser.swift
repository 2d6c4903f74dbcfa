import Foundation
public import TextTokens

/// Finds numbers, amounts, addresses and answers in texts, with their values.
///
///     let text = TokenisedText("send john 20 bucks for the 5 mile taxi")
///     QuantityRecogniser(english).entities(in: text)  // money 20 USD, dimension 5 mile
public struct QuantityRecogniser: Sendable {
    /// What to look for, and how to read ambiguous words and signs.
    public struct Options: Sendable {
        /// What to look for; what is left out does not keep other kinds from being found in its place.
        public var kinds: Set<QuantityEntity.Kind>
        /// ISO 4217 code of the currency that "dollars" or "pounds" mean here, where it is one of them.
        public var currency: String
        /// Whether units without an amount are found: "how many dollars".
        public var findsBareUnits: Bool
        /// Whether "between 5 and 10 miles" and "under 20 dollars" are read as one entity.
        public var joinsIntervals: Bool
        /// Whether "next", "last", "previous" and "current" alone are positions.
        public var findsRelativeWords: Bool
        /// Whether "a dollar" is one dollar, rather than the unit alone.
        public var readsArticles: Bool
        /// The thousands and decimal separators.
        public var separators: NumberSeparators

        public init(
            kinds: Set<QuantityEntity.Kind> = QuantityEntity.Kind.all, currency: String = "USD",
            findsBareUnits: Bool = false, joinsIntervals: Bool = false, findsRelativeWords: Bool = false,
            readsArticles: Bool = true,
            separators: NumberSeparators = .commaAndPoint
        ) {
            self.kinds = kinds
            self.currency = currency
            self.findsBareUnits = findsBareUnits
            self.joinsIntervals = joinsIntervals
            self.findsRelativeWords = findsRelativeWords
            self.readsArticles = readsArticles
            self.separators = separators
        }
    }

    private let language: RecogniserLanguage
    private let options: Options

    /// - Parameter language: The language of the texts; shared, not copied.
    public init(_ language: RecogniserLanguage, _ options: Options = Options()) {
        self.language = language
        self.options = options
    }

    /// What was found, in the order of the text; ranges do not overlap.
    ///
    /// - Complexity: linear in the length of the text.
    public func entities(in text: TokenisedText) -> [QuantityEntity] {
        reader(for: text).entities()
    }

    /// The longest entity of the kind that starts exactly at the token; `nil` when none does.
    ///
    /// Here the kind is known to be wanted, so that more is read: "five fifty" is money, and a bare number is a temperature.
    public func longest(_ kind: QuantityEntity.Kind, in text: TokenisedText, at start: Int) -> QuantityEntity? {
        reader(for: text).longest(kind, at: start)
    }

    /// Reads entities at many tokens of one text.
    public func reader(for text: TokenisedText) -> QuantityReader {
        QuantityReader(phrases: language.grammar.quantities(in: text, language, options))
    }
}

/// One text with what is known of its tokens, for those who ask for one kind at one token.
public struct QuantityReader: Sendable {
    let phrases: any QuantityPhrases

    /// Reads numbers without what they count.
    public var numbers: any NumberPhrases { phrases.numbers }

    /// What stands in the text, in its order; ranges do not overlap.
    public func entities() -> [QuantityEntity] { phrases.entities() }

    /// The amount of the kind that words at the token limit, as `at most` does; `nil` when there is none.
    public func limit(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? { phrases.limit(kind, at: start) }

    /// The longest entity of the kind that starts exactly at the token; `nil` when none does.
    public func longest(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? { phrases.longest(kind, at: start) }
}
