/// Recognisers as specifications see them.
public protocol EntityReader: Sendable {
    /// What is recognised in a text, in order of appearance; `nil` when the family is not supported.
    ///
    /// - Parameters:
    ///   - row: The case; what it expects is not to be looked at.
    ///   - set: The name of the row's file, such as `en-number`.
    func entities(in row: SpecificationRow, of set: String) -> [SpecificationEntity]?

    /// What is recognised in a text that is one entity as a whole; `nil` when the family is not supported.
    func judge(_ row: ExpressionRow, of set: String) -> ExpressionJudgement?
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
