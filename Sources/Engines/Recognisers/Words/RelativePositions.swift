/// Positions that count from the end or from what is shown.
struct RelativePositions: Sendable {
    private(set) var values: [(offset: Int, origin: QuantityEntity.Origin, isWordAlone: Bool)] = []
    /// Each phrase with the index of its value.
    private(set) var lexicon: PhraseLexicon

    init(_ rows: [QuantityWords.Position]) {
        values = rows.map { ($0.offset, $0.origin, $0.isWordAlone ?? false) }
        lexicon = PhraseLexicon(rows.map(\.phrases))
    }
}
