import Foundation
import TextTokens

/// What a unit measures.
public enum Dimension: String, Hashable, Sendable, CaseIterable {
    case length, weight, volume, area, speed, information, angle, energy, power, frequency, pressure
}

/// A unit of measurement.
struct Unit: Sendable {
    /// Singular, in American English: `square meter`.
    var name: String
    var dimension: Dimension
    /// In the base unit of the dimension.
    var worth: Decimal
}

/// All units, by the words and abbreviations they have in English.
struct Units: Sendable {
    static let shared = Units()

    private(set) var all: [Unit] = []
    private(set) var lexicon = PhraseLexicon()
    /// Lengths alone, as they follow "square" and stand in speeds.
    private(set) var lengths: [Int: Int] = [:]
    private var names: [String: Int] = [:]

    private init() {
        let prefixes = Self.rows(unitPrefixes)
        for row in Self.rows(prefixedUnitTable) { addPrefixed(row, prefixes) }
        for row in Self.rows(unitTable) { add(row[0], row[1], row[2], Self.forms(row[0]) + Self.list(row[3]), Self.list(row[4])) }
        // The common names of kilograms.
        if let kilogram = names["kilogram"] { for word in ["kilo", "kilos", "kgs"] { lexicon.add(word, kilogram) } }
        if let gigabyte = names["gigabyte"] { for word in ["gig", "gigs"] { lexicon.add(word, gigabyte) } }
        if let megabyte = names["megabyte"] { for word in ["meg", "megs"] { lexicon.add(word, megabyte) } }
        addPowers()
        addSpeeds()
        lexicon.sort()
    }

    func unit(_ name: String) -> Unit? { names[name].map { all[$0] } }
}

// MARK: Building

extension Units {
    private static func rows(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    }

    private static func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

    private static func forms(_ name: String) -> [String] {
        if name.contains(" per ") { return [name] }
        return [name, name.hasSuffix("inch") ? name + "es" : name + "s"]
    }

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
        let stems = [row[0], row[0] + "s"] + Self.list(row[3])
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
        for (word, name) in [("sqft", "foot"), ("sqm", "meter"), ("sqkm", "kilometer"), ("sqmi", "mile"), ("sqmiles", "mile")] {
            if let index = names["square \(name)"] { lexicon.add(word, index) }
        }
        for word in ["cc", "ccs", "ccm"] { if let index = names["cubic centimeter"] { lexicon.add(word, index) } }
    }

    private mutating func addSpeeds() {
        for length in all where length.dimension == .length {
            for time in speedTimes {
                guard let seconds = Decimal(string: time.seconds) else { continue }
                add(Unit(name: "\(length.name) per \(time.name)", dimension: .speed, worth: length.worth / seconds), [])
            }
        }
        let short = [
            ("mile per hour", ["mph"]), ("kilometer per hour", ["kmh", "kph", "kmph"]), ("foot per second", ["fps"]),
            ("meter per second", ["mps"]), ("meter per minute", ["mpm"]), ("kilometer per second", ["kps"]),
        ]
        for (name, words) in short {
            if let index = names[name] { for word in words { lexicon.add(word, index) } }
        }
    }
}

// MARK: Reading

extension Units {
    /// The unit whose words start at the token: with "square" before it, with "2" or "per hour" behind it.
    func match(_ text: TokenisedText, at start: Int) -> (unit: Unit, end: Int)? {
        if let power = power(text.word(start)) {
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

    private func power(_ word: String) -> String? {
        switch word {
        case "square", "sq": "square"
        case "cubic", "cu": "cubic"
        default: nil
        }
    }

    /// `m2`, `m²`, `m^2`, `metres squared`.
    private func raised(_ length: Unit, _ text: TokenisedText, at index: Int) -> (unit: Unit, end: Int)? {
        let isAttached = index < text.count && text.tokens[index].isAttached && text.tokens[index - 1].kind == .word
        let isCaret = isAttached && text.word(index) == "^"
        let sign = isCaret ? text.word(index + 1) : text.word(index)
        guard isAttached || ["squared", "cubed"].contains(sign) else { return nil }
        let power: String? =
            switch sign {
            case "2", "²", "squared": "square"
            case "3", "³", "cubed": "cubic"
            default: nil
            }
        return power.flatMap { unit("\($0) \(length.name)") }.map { ($0, isCaret ? index + 2 : index + 1) }
    }

    /// `per hour`, `an hour`, `/h`.
    private func speed(_ length: Unit, _ text: TokenisedText, at index: Int) -> (unit: Unit, end: Int)? {
        guard ["per", "a", "an", "/"].contains(text.word(index)) else { return nil }
        let word = text.word(index + 1)
        guard !word.isEmpty, text.word(index) == "/" || word.utf8.count > 2 else { return nil }
        guard let time = speedTimes.first(where: { $0.words.contains(word) }) else { return nil }
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
