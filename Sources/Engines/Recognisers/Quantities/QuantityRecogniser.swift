import Foundation
public import TextTokens

/// Finds numbers, amounts, addresses and answers in texts, with their values.
///
///     let text = TokenisedText("send john 20 bucks for the 5 mile taxi")
///     QuantityRecogniser(english).entities(in: text)  // money 20 USD, dimension 5 mile
public struct QuantityRecogniser: Sendable {
    /// What to find, and how to interpret ambiguous words and signs.
    public struct Options: Sendable {
        /// The kinds to find. Excluding a kind does not prevent others from matching the same words.
        public var kinds: Set<QuantityEntity.Kind>
        /// The local currency as an ISO 4217 code: the meaning of "dollars" or "pounds", if it is one of them.
        public var currency: String
        /// Whether units without an amount are found: "how many dollars".
        public var findsBareUnits: Bool
        /// Whether "between 5 and 10 miles" and "under 20 dollars" are single entities.
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

    /// The entities in text order; ranges do not overlap.
    ///
    /// - Complexity: linear in the length of the text.
    public func entities(in text: TokenisedText) -> [QuantityEntity] {
        reader(for: text).entities()
    }

    /// The longest entity of the kind that starts exactly at the token; `nil` if there is none.
    ///
    /// Since the kind is expected, this accepts more: "five fifty" is money, and a bare number is a temperature.
    public func longest(_ kind: QuantityEntity.Kind, in text: TokenisedText, at start: Int) -> QuantityEntity? {
        reader(for: text).longest(kind, at: start)
    }

    /// A reader of entities at any token of one text.
    public func reader(for text: TokenisedText) -> QuantityReader {
        QuantityReader(phrases: language.grammar.quantities(in: text, language, options))
    }
}

/// One text with cached facts about its tokens, for reading one kind at one token.
public struct QuantityReader: Sendable {
    let phrases: any QuantityPhrases

    /// Reads numbers without units.
    public var numbers: any NumberPhrases { phrases.numbers }

    /// The entities in text order; ranges do not overlap.
    public func entities() -> [QuantityEntity] { phrases.entities() }

    /// The amount of the kind after limiting words at the token, such as `at most`; `nil` if there is none.
    public func limit(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? { phrases.limit(kind, at: start) }

    /// The longest entity of the kind that starts exactly at the token; `nil` if there is none.
    public func longest(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? { phrases.longest(kind, at: start) }
}
