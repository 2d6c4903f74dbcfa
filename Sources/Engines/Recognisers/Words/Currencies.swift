import CompactCoding
import Foundation
import TextTokens

/// A currency of the table.
struct Currency: Sendable {
    /// The ISO 4217 code, or the code used by traders if there is none.
    var code: String
    /// The full name: `United States dollar`.
    var name: String
    /// The unit: `dollar`.
    var unit: String
}

/// A word, code or sign for one or several currencies, or for their fractional units.
struct CurrencyWord: Sendable {
    /// Indices of currencies, the likeliest first; empty if it names none, like "grand".
    var candidates: [Int]
    /// `dollar`, `cent`: in lower case, singular; the full name if it means a single currency.
    var name: String
    /// The worth in the currency's main unit: 0.01 for cents.
    var worth: Decimal = 1
    var isPart = false
    /// Whether it may precede the amount.
    var mayLead = false
    /// Whether it must be in capitals, after the amount.
    var isCapital = false
    /// The minimum amount for which it is valid.
    var least: Decimal = 0

    var isExact: Bool { candidates.count == 1 }
}

/// All words, codes and signs of currencies.
struct Currencies: Sendable {
    /// Empty after the tables have been compiled.
    private var list: CurrencyWords
    private(set) var all: [Currency] = []
    private(set) var words: [CurrencyWord] = []
    private(set) var lexicon = PhraseLexicon()
    private(set) var codes: [String: Int] = [:]

    init(_ list: CurrencyWords) {
        self.list = list
        let rows = list.currencies.split(separator: "\n").map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }
        for row in rows where row.count == 6 { addNames(row) }
        for row in rows where row.count == 6 { addBare(row) }
        addColloquial()
        for row in rows where row.count == 6 { addFractions(row) }
        for (index, word) in words.enumerated() where word.isExact && !word.isPart && word.worth == 1 {
            words[index].name = all[word.candidates[0]].name
        }
        lexicon.sort()
        self.list = CurrencyWords()
    }

    func index(of code: String) -> Int? { codes[code] }
}

// MARK: Building

extension Currencies {
    private static func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

    private func units(_ row: [String], _ unit: String) -> [String] { [unit, unit + list.plural] + Self.list(row[3]) }

    /// Adds the currency, its code, and the phrases that mean only this currency.
    private mutating func addNames(_ row: [String]) {
        let index = all.count
        let unit = String((row[1].split(separator: " ").last ?? "").lowercased())
        all.append(Currency(code: row[0], name: row[1], unit: unit))
        codes[row[0]] = index
        let code = row[0].lowercased()
        let isWord = list.capitals.contains(code)
        add([code], CurrencyWord(candidates: [index], name: row[1], mayLead: !isWord, isCapital: isWord))
        let sign = unit == "dollar" ? "$" : unit == "pound" ? "£" : nil
        var phrases: [String] = [row[1].lowercased()]
        for prefix in Self.list(row[2]) {
            for unit in units(row, unit) {
                phrases.append("\(prefix) \(unit)")
                if !prefix.contains(" "), !unit.contains(" ") { phrases.append(prefix + unit) }
            }
            if let sign { phrases += ["\(prefix) \(sign)", "\(prefix)\(sign)"] }
        }
        if let sign { phrases += [code + sign, code + " " + sign] }
        add(phrases, CurrencyWord(candidates: [index], name: row[1], mayLead: true))
    }

    /// Adds the bare unit word and the signs, which several currencies may share.
    private mutating func addBare(_ row: [String]) {
        guard let index = codes[row[0]] else { return }
        let unit = all[index].unit
        for word in units(row, unit) { share(word, index, CurrencyWord(candidates: [], name: unit)) }
        let signs = Self.list(row[4]) + (unit == "dollar" ? ["$", "＄"] : unit == "pound" ? ["£", "￡"] : [])
        for sign in signs { share(sign, index, CurrencyWord(candidates: [], name: unit, mayLead: true)) }
        // In India and its neighbours prices are written as "Rs 20".
        for word in Self.list(row[3]) where word.hasPrefix("rs") || word.hasPrefix("rm") {
            if let value = lexicon.value(word) { words[value].mayLead = true }
        }
    }

    private mutating func addColloquial() {
        for row in list.colloquial.split(separator: "\n") {
            let columns = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 4, let worth = Decimal(string: columns[1]) else { continue }
            let first = columns[2].split(separator: " ").compactMap { codes[String($0)] }
            let candidates = first.isEmpty ? [] : first + all.indices.filter { all[$0].unit == columns[3] && !first.contains($0) }
            let name = columns[3]
            let word = CurrencyWord(candidates: candidates, name: name, worth: worth, isPart: worth < 1)
            add(Self.list(columns[0]), word)
        }
    }

    /// Adds `cent` or other names of the fractional unit, alone and after the currency's adjectives.
    private mutating func addFractions(_ row: [String]) {
        guard let index = codes[row[0]] else { return }
        for fraction in Self.list(row[5]) {
            let parts = fraction.split(separator: ":")
            let name = String(parts[0])
            let count = parts.count == 2 ? Decimal(string: String(parts[1])) ?? 100 : 100
            var word = CurrencyWord(candidates: [index], name: name, worth: 1 / count, isPart: true)
            let adjectives = Self.list(row[2])
            add(adjectives.flatMap { ["\($0) \(name)", "\($0) \(name)\(list.plural)"] }, word)
            word.candidates = []
            for form in [name, name + list.plural] { share(form, index, word) }
        }
    }

    private mutating func add(_ phrases: [String], _ word: CurrencyWord) {
        var word = word
        if let phrase = phrases.first, let least = list.least[phrase] { word.least = Decimal(least) }
        for phrase in phrases { lexicon.add(phrase, words.count) }
        words.append(word)
    }

    /// Adds the currency to the candidates of a word.
    private mutating func share(_ phrase: String, _ index: Int, _ word: CurrencyWord) {
        if let value = lexicon.value(phrase) {
            guard words[value].isPart == word.isPart, !words[value].candidates.contains(index) else { return }
            words[value].candidates.append(index)
        } else {
            var word = word
            word.candidates = [index]
            add([phrase], word)
        }
    }
}

// MARK: Archiving

extension Currencies: Archivable {
    static var blank: Currencies { Currencies(CurrencyWords()) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&all)
        try archive.part(&words)
        try archive.part(&lexicon)
        try archive.part(&codes)
    }

    /// Whether all indices are valid.
    var isWhole: Bool {
        lexicon.values.allSatisfy(words.indices.contains) && codes.values.allSatisfy(all.indices.contains)
            && words.allSatisfy { $0.candidates.allSatisfy(all.indices.contains) }
    }
}
