import CompactCoding
import TextTokens

/// The possible roles of a word in a time expression; a word may have several, such as "second" and "may".
struct TimeLexeme {
    enum Role: String, CaseIterable {
        case none, relation, article, of, `in`, on, at, from, to, through, between, and, or, before, after, since, by, ago
        case later, hence, within, every, early, middle, late, beginning, end, rest, half, past, minus, namedDay, now, part
        case noon, midnight, meridiem, oclock, zone, frequency, season, around, more, than, less, few, couple, business, fiscal
        case day, last, `as`, no, all, starting, plural, decade, fraction, back, or2, exactly, holidayStart, extra, ordinalLast
        case yearWord, closest, during, `for`, oh, ides, ended, anytime, point, hundred, thousand, time
    }

    var role: Role = .none
    var value = 0
    /// 0 for Monday to 6 for Sunday; -1 if it is not a weekday.
    var weekday: Int8 = -1
    var isPlural = false
    var month: Int8 = 0
    var unit: TimeUnit?
    /// The word's value as a whole number; -1 if it is not one.
    var number = -1
    var ordinal: Int8 = 0
    /// Whether a time may begin or end with the word, so that parsing is worthwhile.
    var isTrigger = false
    /// Whether a name of several words, such as a holiday's, may begin with it.
    var startsName = false
    /// Whether it is an abbreviation of a weekday or month, or also a common word: `sat`, `march`.
    var isWeak = false

    var relation: Relation { role == .relation ? Relation(rawValue: UInt8(value)) ?? .none : .none }
    /// The multiplier of the unit if a value encodes a unit and a count.
    static let unitStep = 16
    static let empty = TimeLexeme()
}

/// The words of time expressions in a language.
struct TimeLexicon: Sendable {
    /// Words that show that a preceding "may" is a verb.
    private(set) var verbsBehindMay: Set<String>
    /// Things that are numbered.
    private(set) var numbered: Set<String>

    private var table: WordTable<TimeLexeme>

    /// All words with a role, unordered.
    var words: [String] { table.words }

    /// The roles of the word, looked up by its bytes.
    subscript(_ word: String) -> TimeLexeme { table[word] ?? .empty }

    init(_ list: TimeWords, names: TimeNames) {
        verbsBehindMay = list.verbsBehindMay
        numbered = list.numbered
        table = WordTable(TimeWordCollection(list, names: names).words)
    }
}

/// Collects the roles of each word.
private struct TimeWordCollection {
    private(set) var words: [String: TimeLexeme] = [:]

    init(_ list: TimeWords, names: TimeNames) {
        addNames(list)
        addUnits(list)
        addNumbers(list)
        for row in list.roles { add(row) }
        for word in list.plurals { edit(word) { $0.isPlural = true } }
        for word in list.triggers { edit(word) { $0.isTrigger = true } }
        for word in names.starters {
            edit(word) {
                $0.startsName = true
                if !names.plainStarters.contains(word) { $0.isTrigger = true }
            }
        }
    }

    private mutating func edit(_ word: String, _ change: (inout TimeLexeme) -> Void) {
        change(&words[TokenisedText.folded(word), default: .empty])
    }

    private mutating func addNames(_ list: TimeWords) {
        for (index, names) in list.weekdays.enumerated() {
            for name in names {
                edit(name) { ($0.weekday, $0.isTrigger, $0.isWeak) = (Int8(index), true, list.weak.contains(name)) }
            }
        }
        for (index, names) in list.pluralWeekdays.enumerated() {
            for name in names { edit(name) { ($0.weekday, $0.isTrigger, $0.isPlural) = (Int8(index), true, true) } }
        }
        for (index, names) in list.months.enumerated() {
            for name in names {
                edit(name) { ($0.month, $0.isTrigger, $0.isWeak) = (Int8(index + 1), true, list.weak.contains(name)) }
            }
        }
    }

    private mutating func addUnits(_ list: TimeWords) {
        for unit in TimeUnit.allCases {
            for word in list.units["\(unit)"] ?? [] { edit(word) { ($0.unit, $0.isTrigger) = (unit, true) } }
            for word in list.pluralUnits["\(unit)"] ?? [] {
                edit(word) { ($0.unit, $0.isTrigger, $0.isPlural) = (unit, true, true) }
            }
        }
    }

    private mutating func addNumbers(_ list: TimeWords) {
        for (word, value) in list.numbers { edit(word) { $0.number = value } }
        for (word, value) in list.clocks { edit(word) { ($0.number, $0.isTrigger) = (value, true) } }
        for (word, value) in list.ordinals { edit(word) { ($0.ordinal, $0.isTrigger) = (Int8(value), true) } }
    }

    private mutating func add(_ row: TimeWords.Role) {
        guard let role = TimeLexeme.Role(rawValue: row.role) else { return }
        var value = row.value ?? 0
        if let name = row.relation, let relation = Relation.allCases.first(where: { "\($0)" == name }) {
            value = Int(relation.rawValue)
        }
        if let name = row.part, let part = PartOfDay.allCases.first(where: { "\($0)" == name }) { value = Int(part.rawValue) }
        if let name = row.unit, let unit = TimeUnit.allCases.first(where: { "\($0)" == name }) {
            value += unit.rawValue * TimeLexeme.unitStep
        }
        for word in row.words {
            edit(word) {
                ($0.role, $0.value) = (role, value)
                if row.trigger == true { $0.isTrigger = true }
            }
        }
    }
}

extension TimeLexicon: Archivable {
    static var blank: TimeLexicon { TimeLexicon(TimeWords(), names: .blank) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&verbsBehindMay)
        try archive.part(&numbered)
        try archive.part(&table)
    }
}

extension TimeLexeme: Archivable {
    static var blank: TimeLexeme { .empty }
    private static let roles = Role.allCases

    mutating func archive(_ archive: inout Archive) throws {
        try archive.choice(&role, among: Self.roles)
        try archive.part(&value)
        try archive.plain(&weekday)
        try archive.part(&isPlural)
        try archive.plain(&month)
        var unit = Int8(unit?.rawValue ?? -1)
        try archive.plain(&unit)
        if archive.isReading { self.unit = TimeUnit(rawValue: Int(unit)) }
        try archive.part(&number)
        try archive.plain(&ordinal)
        try archive.part(&isTrigger)
        try archive.part(&startsName)
        try archive.part(&isWeak)
    }
}
