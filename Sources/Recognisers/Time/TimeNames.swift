/// Names of days and stretches that are several words or are written in several ways, found by their letters alone.
enum TimeNames {
    /// What a name stands for.
    enum Meaning: Sendable {
        case holiday(Int)
        case dayAfterTomorrow, dayBeforeYesterday
        case now
        /// `at this time`: now, or the present day.
        case thisTime
        case soon, recently
        /// A clock in whole hours: `midmorning`.
        case hour(Int)
        case theDayBefore, theDayAfter
    }

    static let table: [String: Meaning] = {
        var result: [String: Meaning] = [:]
        for (index, holiday) in Holiday.all.enumerated() {
            for name in holiday.names { result[letters(name)] = .holiday(index) }
        }
        for name in ["day after tomorrow", "the day after tomorrow", "day after tmr"] {
            result[letters(name)] = .dayAfterTomorrow
        }
        for name in ["day before yesterday", "the day before yesterday"] { result[letters(name)] = .dayBeforeYesterday }
        for name in [
            "right now", "just now", "at the moment", "at this moment", "at present", "the current time",
            "this very moment",
            "right away", "as we speak", "at the present time", "at the minute", "at this minute", "at this very moment",
            "at the current time",
        ] { result[letters(name)] = .now }
        for name in ["at this time"] { result[letters(name)] = .thisTime }
        result["assoonaspossible"] = .soon
        return result
    }()

    /// The words that names begin with.
    static let starters: Set<String> = {
        var result = plainStarters.union(["day"])
        for holiday in Holiday.all {
            for name in holiday.names { result.insert(firstWord(name)) }
        }
        return result
    }()

    /// Everyday words that names may begin with, which alone are no reason to look for one.
    static let plainStarters: Set<String> = ["the", "right", "just", "at", "as", "this", "all"]

    static let longest = table.keys.map(\.utf8.count).max() ?? 0

    /// Its letters and digits, without what people write or leave out at will.
    static func letters(_ name: String) -> String {
        String(decoding: name.utf8.filter { $0 >= 0x30 && $0 != 0x3A }, as: UTF8.self)
    }

    private static func firstWord(_ name: String) -> String {
        String(name.prefix { $0 != " " && $0 != "-" })
    }
}
