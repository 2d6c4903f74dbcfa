public import Recognisers
import TextTokens

/// Errand's own recognisers in the terms of specifications.
public struct RecogniserEntityReader: EntityReader {
    private let language: RecogniserLanguage

    /// Creates a reader that uses the recognisers of a language.
    public init(_ language: RecogniserLanguage) { self.language = language }

    public func entities(in row: SpecificationRow, of set: String) -> [SpecificationEntity]? {
        if row.family == "datetimeV2" { return TimeEntityReader(language: language).entities(in: row) }
        guard let options = QuantitySpecs.options(forSet: set) else { return nil }
        let text = TokenisedText(row.text)
        return QuantityRecogniser(language, options).entities(in: text).map { entity in
            let resolution = QuantitySpecs.resolution(of: entity, in: text)
            let (first, last) = (text.tokens[entity.range.lowerBound], text.tokens[entity.range.upperBound - 1])
            return SpecificationEntity(
                type: resolution.type, start: text.scalars(upTo: first.start), end: text.scalars(upTo: last.end),
                values: [resolution.values])
        }
    }

    public func judge(_ row: ExpressionRow, of set: String) -> ExpressionJudgement? {
        if row.kind == "DurationData" || !row.times.isEmpty { return TimeEntityReader(language: language).judge(row) }
        guard let options = QuantitySpecs.options(forSet: set) else { return nil }
        let text = TokenisedText(row.text)
        let found = QuantityRecogniser(language, options).entities(in: text)
        let amounts = found.compactMap { QuantitySpecs.amount(of: $0, in: language) }
        let expected = QuantitySpecs.amount(expression: row.expression)
        let isRight = expected.map { expected in amounts.contains { $0.agrees(with: expected) } } ?? false
        return ExpressionJudgement(isRight: isRight, found: amounts.map(Self.text).joined(separator: "; "))
    }

    private static func text(_ amount: QuantitySpecs.Amount) -> String {
        let values = amount.values.map { "\($0)" }.joined(separator: ", ")
        return [amount.shape, amount.unit, amount.address ?? values].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
