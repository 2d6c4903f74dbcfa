import CompactCoding

/// Names of days and periods that have several words or spellings, matched only by their letters.
struct TimeNames: Sendable {
    /// The meaning of a name.
    enum Meaning: Sendable {
        case holiday(Int)
        case dayAfterTomorrow, dayBeforeYesterday
        case now
        /// `at this time`: now, or the current day.
        case thisTime
        case soon
    }

    /// By the letters of the name.
    private(set) var table: [String: Meaning]
    /// The words that names begin with.
    private(set) var starters: Set<String>
    /// Common words that names may begin with, which by themselves do not trigger a search.
    private(set) var plainStarters: Set<String>
    /// The length in bytes of the longest name's letters.
    private(set) var longest: Int

    /// - Parameter holidays: Their names, by `Holiday.id`.
    init(_ words: TimeWords, holidays: [String: [String]]) {
        var table: [String: Meaning] = [:]
        var starters = words.plainStarters.union(words.starters)
        for (index, holiday) in Holiday.all.enumerated() {
            for name in holidays[holiday.id] ?? [] {
                table[Self.letters(name)] = .holiday(index)
                starters.insert(Self.firstWord(name))
            }
        }
        for (key, meaning) in Self.meanings { for name in words.names[key] ?? [] { table[Self.letters(name)] = meaning } }
        self.table = table
        self.starters = starters
        plainStarters = words.plainStarters
        longest = table.keys.map(\.utf8.count).max() ?? 0
    }

    private static let meanings: [(String, Meaning)] = [
        ("dayAfterTomorrow", .dayAfterTomorrow), ("dayBeforeYesterday", .dayBeforeYesterday), ("now", .now),
        ("thisTime", .thisTime), ("soon", .soon),
    ]

    /// The name's letters and digits, without optional punctuation and spaces.
    static func letters(_ name: String) -> String {
        String(decoding: name.utf8.filter { $0 >= 0x30 && $0 != 0x3A }, as: UTF8.self)
    }

    private static func firstWord(_ name: String) -> String {
        String(name.prefix { $0 != " " && $0 != "-" })
    }
}

extension TimeNames: Archivable {
    static var blank: TimeNames { TimeNames(TimeWords(), holidays: [:]) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&table)
        try archive.part(&starters)
        try archive.part(&plainStarters)
        try archive.part(&longest)
    }
}

extension TimeNames.Meaning: Archivable {
    static var blank: Self { .now }
    private static let others: [Self] = [.dayAfterTomorrow, .dayBeforeYesterday, .now, .thisTime, .soon]

    mutating func archive(_ archive: inout Archive) throws {
        var code: Int32 =
            switch self {
            case .holiday(let index): Int32(Self.others.count + index)
            case .dayAfterTomorrow: 0
            case .dayBeforeYesterday: 1
            case .now: 2
            case .thisTime: 3
            case .soon: 4
            }
        try archive.plain(&code)
        guard archive.isReading else { return }
        let holiday = Int(code) - Self.others.count
        if Self.others.indices.contains(Int(code)) {
            self = Self.others[Int(code)]
        } else if Holiday.all.indices.contains(holiday) {
            self = .holiday(holiday)
        } else {
            throw ArchiveError.damaged
        }
    }
}
