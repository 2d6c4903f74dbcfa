/// Recognisers in the terms of specifications.
public protocol EntityReader: Sendable {
    /// The recognised entities of a text, in order of appearance; `nil` if the family is not supported.
    ///
    /// - Parameters:
    ///   - row: the case; the reader must not use its expected entities.
    ///   - set: the name of the row's file, such as `en-number`.
    func entities(in row: SpecificationRow, of set: String) -> [SpecificationEntity]?

    /// Judges a text that is one entity as a whole; `nil` if the family is not supported.
    func judge(_ row: ExpressionRow, of set: String) -> ExpressionJudgement?
}

/// The judgement of an expression.
public struct ExpressionJudgement: Hashable, Sendable {
    /// Whether the value is the expected one.
    public var isRight: Bool
    /// What was recognised, for display; empty if nothing was.
    public var found: String

    public init(isRight: Bool, found: String) {
        self.isRight = isRight
        self.found = found
    }
}
