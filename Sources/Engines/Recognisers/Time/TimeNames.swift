/// Names of days and stretches that are several words or are written in several ways, found by their letters alone.
struct TimeNames: Sendable {
    /// What a name stands for.
    enum Meaning: Sendable {
        case holiday(Int)
        case dayAfterTomorrow, dayBeforeYesterday
        case now
        /// `at this time`: now, or the present day.
        case thisTime
        case soon
    }

    /// By the letters of the name.
    let table: [String: Meaning]
    /// The words that names begin with.
    let starters: Set<String>
    /// Everyday words that names may begin with, which alone are no reason to look for one.
    let plainStarters: Set<String>
    /// The most bytes that the letters of a name have.
    let longest: Int

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

    /// Its letters and digits, without what people write or leave out at will.
    static func letters(_ name: String) -> String {
        String(decoding: name.utf8.filter { $0 >= 0x30 && $0 != 0x3A }, as: UTF8.self)
    }

    private static func firstWord(_ name: String) -> String {
        String(name.prefix { $0 != " " && $0 != "-" })
    }
}
