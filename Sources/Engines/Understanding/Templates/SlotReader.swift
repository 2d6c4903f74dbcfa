import CompactCoding

/// A slot's reading rules, prepared once.
struct SlotReader: Sendable {
    enum Kind: Sendable {
        case defined(SlotDefinition.Kind)
        case app
        case unknownApp
        /// "Last" or "middle" as a choice.
        case last
        /// "Cheapest", "least expensive" as a choice.
        case compared
        /// "Both", "all of them".
        case all
        /// Words for an excluded value, which are skipped.
        case other
    }

    var kind: Kind
    /// The key of the apps' vocabulary, `<Intent>.<parameter>`; empty for kinds without vocabulary.
    var vocabulary = ""
    /// The words in the template file; values are indices in `names`.
    var words = PhraseTable()
    var names: [String] = []
    var open = 0
    /// The recogniser whose known values it is restricted to; `nil` for no restriction.
    var knownOf: Int?
    /// Whether it accepts bare values, of any kind.
    var isLenient = false
    /// Whether a bare hour is p.m.
    var isEvening = false
    /// Whether it rejects arrival times.
    var isDeparture = false
    /// For measures: the dimension.
    var dimension = ""
    /// For accounts and payments' amounts: words for types; values are indices in `typeNames`.
    var types = PhraseTable()
    var typeNames: [String] = []

    init(kind: Kind) { self.kind = kind }

    init(_ definition: SlotDefinition, vocabulary: String, _ rules: TokenRules) {
        kind = .defined(definition.kind)
        open = definition.open ?? 0
        isEvening = definition.isEvening ?? false
        isDeparture = definition.isDeparture ?? false
        dimension = definition.dimension ?? ""
        if definition.kind.hasVocabulary { self.vocabulary = vocabulary }
        (names, words) = Self.table(
            definition.words, rules, isForgiving: definition.kind == .enumeration || definition.kind == .truth)
        (typeNames, types) = Self.table(definition.types, rules)
    }

    private static func table(
        _ lists: [String: [String]]?, _ rules: TokenRules, isForgiving: Bool = false
    ) -> ([String], PhraseTable) {
        var table = PhraseTable(isForgiving: isForgiving)
        let names = (lists ?? [:]).keys.sorted()
        for (index, name) in names.enumerated() {
            for phrase in lists?[name] ?? [] { table.add(phrase, Int32(index), rules) }
        }
        return (names, table)
    }
}

/// A slot reader shared by all readers of an utterance: a class, because copying its tables would cost more than most readings.
final class SlotRecogniser: Sendable {
    /// Index in the grammar's recognisers.
    let number: Int
    let kind: SlotReader.Kind
    let vocabulary: String
    let words: PhraseTable
    let names: [String]
    let open: Int
    let knownOf: Int?
    let isLenient: Bool
    let isEvening: Bool
    let isDeparture: Bool
    let dimension: String
    let types: PhraseTable
    let typeNames: [String]
    /// The stored definition that it was made from.
    let source: SlotReader

    init(_ source: SlotReader, number: Int) {
        self.number = number
        self.source = source
        kind = source.kind
        vocabulary = source.vocabulary
        words = source.words
        names = source.names
        open = source.open
        knownOf = source.knownOf
        isLenient = source.isLenient
        isEvening = source.isEvening
        isDeparture = source.isDeparture
        dimension = source.dimension
        types = source.types
        typeNames = source.typeNames
    }
}

extension SlotReader: Archivable {
    static var blank: SlotReader { SlotReader(kind: .app) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&kind)
        try archive.part(&vocabulary)
        try archive.part(&words)
        try archive.part(&names)
        try archive.part(&open)
        try archive.part(&knownOf)
        try archive.part(&isLenient)
        try archive.part(&isEvening)
        try archive.part(&isDeparture)
        try archive.part(&dimension)
        try archive.part(&types)
        try archive.part(&typeNames)
    }
}

extension SlotReader.Kind: Archivable {
    /// The readers without a definition, by index.
    private static let others: [Self] = [.app, .unknownApp, .last, .compared, .all, .other]

    static var blank: Self { .app }

    /// The index in `others`; `nil` for a reader with a definition.
    private var place: Int? {
        switch self {
        case .defined: nil
        case .app: 0
        case .unknownApp: 1
        case .last: 2
        case .compared: 3
        case .all: 4
        case .other: 5
        }
    }

    mutating func archive(_ archive: inout Archive) throws {
        var place = place
        try archive.part(&place)
        if let place {
            guard Self.others.indices.contains(place) else { throw ArchiveError.damaged }
            self = Self.others[place]
        } else {
            var kind = SlotDefinition.Kind.count
            if case .defined(let defined) = self { kind = defined }
            try archive.part(&kind)
            self = .defined(kind)
        }
    }
}
