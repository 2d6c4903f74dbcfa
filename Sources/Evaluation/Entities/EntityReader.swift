/// Recognisers as specifications see them.
public protocol EntityReader: Sendable {
    /// What is recognised in the text, in order of appearance; `nil` when the family is not supported.
    ///
    /// - Parameters:
    ///   - family: What is looked for, such as `datetimeV2` or `currency`.
    ///   - reference: The instant that it is said at.
    func entities(in text: String, family: String, reference: String?) -> [SpecificationEntity]?

    /// What is recognised in a text that is one entity as a whole; `nil` when the family is not supported.
    func judge(_ row: ExpressionRow) -> ExpressionJudgement?
}

/// What came of an expression.
public struct ExpressionJudgement: Hashable, Sendable {
    /// Whether the value is the expected one.
    public var isRight: Bool
    /// What was recognised, for people; empty when nothing was.
    public var found: String

    public init(isRight: Bool, found: String) {
        self.isRight = isRight
        self.found = found
    }
}
