/// Errand's own recognisers as specifications see them.
public struct RecogniserEntityReader: EntityReader {
    public init() {}

    public func entities(in row: SpecificationRow, of set: String) -> [SpecificationEntity]? { nil }

    public func judge(_ row: ExpressionRow, of set: String) -> ExpressionJudgement? { nil }
}
