import CompactCoding
import Foundation
import TextTokens

/// What a unit measures. Each dimension has a base unit for conversion.
public enum Dimension: String, Hashable, Sendable, CaseIterable {
    /// Counted in metres.
    case length
    /// Counted in grams.
    case weight
    /// Counted in litres.
    case volume
    /// Counted in square metres.
    case area
    /// Counted in metres per second.
    case speed
    /// Counted in bits.
    case information
    /// Counted in degrees.
    case angle
    /// Counted in joules.
    case energy
    /// Counted in watts.
    case power
    /// Counted in hertz.
    case frequency
    /// Counted in pascals.
    case pressure
}

/// A unit of measurement.
struct Unit: Sendable {
    /// Singular, in American English: `square meter`.
    var name: String
    var dimension: Dimension
    /// The worth in the dimension's base unit.
    var worth: Decimal
}

/// All units, by their words and abbreviations in a language.
struct Units: Sendable {
    /// The words, except the lists that are compiled to tables.
    private(set) var words: UnitWords
    /// The power of words before a length: `square`, `cubic`.
    private(set) var powers: [String: String]
    /// The power of words and symbols after a length.
    private(set) var powersBehind: [String: String]
    private(set) var all: [Unit] = []
    private(set) var lexicon = PhraseLexicon()
    /// Only lengths, which follow "square" and are part of speeds.
    private(set) var lengths: [Int: Int] = [:]
    private var names: [String: Int] = [:]

    init(_ words: UnitWords) {
        self.words = words
        powers = Self.table([Self.square: words.square, Self.cubic: words.cubic])
        powersBehind = Self.table([Self.square: words.squared + ["2", "²"], Self.cubic: words.cubed + ["3", "³"]])
        let prefixes = Self.rows(words.prefixes)
        for row in Self.rows(words.prefixed) { addPrefixed(row, prefixes) }
        for row in Self.rows(words.units) { add(row[0], row[1], row[2], forms(row[0]) + Self.list(row[3]), Self.list(row[4])) }
        addPowers()
        addSpeeds()
        for (name, words) in words.names {
            if let index = names[name] { for word in words { lexicon.add(word, index) } }
        }
        lexicon.sort()
        (self.words.units, self.words.prefixed, self.words.prefixes) = ("", "", "")
        (self.words.names, self.words.plurals) = ([:], [])
    }

    func unit(_ name: String) -> Unit? { names[name].map { all[$0] } }
}

// MARK: Building

extension Units {
    private static func rows(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    }

    private static func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

    private static let square = "square"
    private static let cubic = "cubic"

    private static func table(_ lists: [String: [String]]) -> [String: String] {
        var result: [String: String] = [:]
        for (power, words) in lists { for word in words { result[word] = power } }
        return result
    }

    private func plural(_ name: String) -> String {
        name + (words.plurals.first { name.hasSuffix($0.behind) }?.ending ?? "")
    }

    /// The singular and plural of the unit; a rate has no plural.
    private func forms(_ name: String) -> [String] { name.contains(" per ") ? [name] : [name, plural(name)] }

    private mutating func add(_ name: String, _ dimension: String, _ worth: String, _ words: [String], _ signs: [String]) {
        guard let dimension = Dimension(rawValue: dimension), let worth = Decimal(string: worth) else { return }
        add(Unit(name: name, dimension: dimension, worth: worth), words + signs)
    }

    private mutating func add(_ unit: Unit, _ words: [String]) {
        let index = names[unit.name] ?? all.count
        if index == all.count {
            all.append(unit)
            names[unit.name] = index
        }
        for word in words { lexicon.add(word, index) }
    }

    private mutating func addPrefixed(_ row: [String], _ prefixes: [[String]]) {
        guard row.count == 6, let dimension = Dimension(rawValue: row[1]), let base = Decimal(string: row[2]) else { return }
        let stems = [row[0], plural(row[0])] + Self.list(row[3])
        add(Unit(name: row[0], dimension: dimension, worth: base), stems + (row[4] == "b" ? [] : [row[4]]))
        let inUse = Set(row[5].split(separator: " ").map(String.init))
        for prefix in prefixes {
            guard let factor = Decimal(string: prefix[2]) else { continue }
            let isBinary = prefix[0].hasSuffix("bi")
            guard !isBinary || dimension == .information else { continue }
            let unit = Unit(name: prefix[0] + row[0], dimension: dimension, worth: base * factor)
            var words = stems.map { prefix[0] + $0 } + stems.map { "\(prefix[0])-\($0)" } + stems.map { "\(prefix[0]) \($0)" }
            let short = prefix[1] + row[4]
            let isMega = factor > 100_000
            let isShort = inUse.contains(short) || inUse.contains(prefix[1] + row[0])
            // "mm" is a thousandth of a metre, "mw" a million watts.
            if isShort, !(prefix[1] == "m" && isMega && ["m", "g", "l"].contains(row[4])),
                !(prefix[0] == "milli" && ["information", "power", "energy", "frequency", "pressure"].contains(row[1]))
            {
                words +=
                    short == prefix[1] + "b" && row[0] == "bit" ? [prefix[1] + "bit", prefix[1] + "bits"] : [short, short + "s"]
            }
            if prefix[0] == "deka" { add(all[names["deca" + row[0]] ?? 0], words) } else { add(unit, words) }
            if prefix[0] == "micro" { addMicro(unit, row[4]) }
        }
    }

    /// The micro sign has a look-alike, and keyboards have neither.
    private mutating func addMicro(_ unit: Unit, _ sign: String) {
        add(unit, ["\u{B5}" + sign, "mc" + sign])
    }

    /// Squares and cubes of lengths.
    private mutating func addPowers() {
        for (index, length) in all.enumerated() where length.dimension == .length {
            add(
                Unit(name: "square \(length.name)", dimension: .area, worth: length.worth * length.worth),
                ["square \(length.name)"])
            add(
                Unit(name: "cubic \(length.name)", dimension: .volume, worth: length.worth * length.worth * length.worth * 1_000),
                ["cubic \(length.name)"])
            lengths[index] = index
        }
    }

    private mutating func addSpeeds() {
        for length in all where length.dimension == .length {
            for time in words.speedTimes {
                guard let seconds = Decimal(string: time.seconds) else { continue }
                add(Unit(name: "\(length.name) per \(time.name)", dimension: .speed, worth: length.worth / seconds), [])
            }
        }
    }
}

// MARK: Matching

extension Units {
    /// The unit that starts at the token, including "square" before it, or "2" or "per hour" after it.
    func match(_ text: TokenisedText, at start: Int) -> (unit: Unit, end: Int)? {
        if let power = powers[text.word(start)] {
            let next = [".", "-"].contains(text.word(start + 1)) ? start + 2 : start + 1
            if let found = lexicon.match(text, at: next), all[found.value].dimension == .length {
                return unit("\(power) \(all[found.value].name)").map { ($0, found.end) }
            }
        }
        guard let found = lexicon.match(text, at: start) else { return nil }
        let unit = all[found.value]
        if unit.dimension == .information { return (informationUnit(unit, text, start, found.end), found.end) }
        guard unit.dimension == .length else { return (unit, found.end) }
        return raised(unit, text, at: found.end) ?? speed(unit, text, at: found.end) ?? (unit, found.end)
    }

    /// `m2`, `m²`, `m^2`, `metres squared`.
    private func raised(_ length: Unit, _ text: TokenisedText, at index: Int) -> (unit: Unit, end: Int)? {
        let isAttached = index < text.count && text.tokens[index].isAttached && text.tokens[index - 1].kind == .word
        let isCaret = isAttached && text.word(index) == "^"
        let sign = isCaret ? text.word(index + 1) : text.word(index)
        guard isAttached || sign.utf8.count > 2, let power = powersBehind[sign] else { return nil }
        return unit("\(power) \(length.name)").map { ($0, isCaret ? index + 2 : index + 1) }
    }

    /// `per hour`, `an hour`, `/h`.
    private func speed(_ length: Unit, _ text: TokenisedText, at index: Int) -> (unit: Unit, end: Int)? {
        guard text.word(index) == "/" || words.per.contains(text.word(index)) else { return nil }
        let word = text.word(index + 1)
        guard !word.isEmpty, text.word(index) == "/" || word.utf8.count > 2 else { return nil }
        guard let time = words.speedTimes.first(where: { $0.words.contains(word) }) else { return nil }
        return unit("\(length.name) per \(time.name)").map { ($0, index + 2) }
    }

    /// A capital prefix before a small letter means bits: `100 Mb`.
    private func informationUnit(_ unit: Unit, _ text: TokenisedText, _ start: Int, _ end: Int) -> Unit {
        let written = text.written(start..<end)
        guard written.utf8.count == 2, written.hasSuffix("b"), written.first?.isUppercase == true, written.first != "K" else {
            return unit
        }
        return self.unit(unit.name.replacing("byte", with: "bit")) ?? unit
    }
}

// MARK: Archiving

extension Units: Archivable {
    static var blank: Units { Units(UnitWords()) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&words)
        try archive.part(&powers)
        try archive.part(&powersBehind)
        try archive.part(&all)
        try archive.part(&lexicon)
        try archive.part(&lengths)
        try archive.part(&names)
    }

    /// Whether all indices are valid.
    var isWhole: Bool {
        lexicon.values.allSatisfy(all.indices.contains) && names.values.allSatisfy(all.indices.contains)
            && lengths.allSatisfy { all.indices.contains($0) && all.indices.contains($1) }
    }
}
