import CompactCoding

/// Positions counted from the end or from the current one.
struct RelativePositions: Sendable {
    struct Value: Sendable {
        var offset: Int
        var origin: QuantityEntity.Origin
        var isWordAlone: Bool
    }

    private(set) var values: [Value] = []
    /// Each phrase with the index of its value.
    private(set) var lexicon: PhraseLexicon

    init(_ rows: [QuantityWords.Position]) {
        values = rows.map { Value(offset: $0.offset, origin: $0.origin, isWordAlone: $0.isWordAlone ?? false) }
        lexicon = PhraseLexicon(rows.map(\.phrases))
    }
}

extension RelativePositions: Archivable {
    static var blank: RelativePositions { RelativePositions([]) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&values)
        try archive.part(&lexicon)
        guard lexicon.values.allSatisfy(values.indices.contains) else { throw ArchiveError("the table of positions is damaged") }
    }
}

extension RelativePositions.Value: Archivable {
    static var blank: Self { Self(offset: 0, origin: .start, isWordAlone: false) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&offset)
        try archive.part(&origin)
        try archive.part(&isWordAlone)
    }
}
