import Foundation
import IntentSchema
import NameMatching

/// Finds the values in one utterance and caches the matches of each recogniser at each token; shared by all readers of the
/// utterance.
final class SlotScanner {
    /// All matches, with those of one recogniser at one token adjacent.
    // Safe: only the thread that reads the utterance accesses these, and no access overlaps a mutation.
    @exclusivity(unchecked) private var all: [SlotMatch] = []
    /// Each match's end and quality, which is all the matcher needs.
    @exclusivity(unchecked) private var extents: [(end: Int, quality: Float)] = []
    /// The index range in `all` of a recogniser's matches, by token; empty and negative if not computed yet.
    @exclusivity(unchecked) private var found: [Range<Int32>] = []
    /// The start in `found` of each recogniser's ranges; -1 if not computed yet.
    @exclusivity(unchecked) private var rows: [Int32] = []
    let grammar: Grammar
    /// Small word classes.
    var small: ReaderWords { grammar.words.small }
    /// The reading of `'s`; `nil` if the language has none.
    let possessiveWord: String?
    let places: PlaceIndex
    let context: InterpretationContext
    let utterance: Utterance
    let language: Language
    let regionNames: [String: String]
    /// A cache shared by the readers of this utterance: the results are slow to compute and several rules need them.
    var known = KnownReadings()

    /// - Parameter findings: What other readers of the same words have found; `nil` if there are none.
    init(
        grammar: Grammar, places: PlaceIndex, context: InterpretationContext, utterance: Utterance,
        language: Language, regionNames: [String: String] = [:], findings: WordFindings? = nil
    ) {
        self.findings = findings ?? WordFindings(utterance, context, grammar, places: places, language: language)
        self.language = language
        self.regionNames = regionNames
        self.grammar = grammar
        possessiveWord = grammar.words.tokens.possessiveWord
        self.places = places
        self.context = context
        self.utterance = utterance
        timeEnds = Array(repeating: nil, count: utterance.count)
    }

    /// What the words tell whatever was said before them.
    let findings: WordFindings
    var quantities: QuantitySlots { findings.quantities }
    var names: NameScans { findings.names }
    /// The titles shown in this conversation, and where they occur in the utterance.
    private(set) lazy var shown: (titles: [String], offered: Int, scan: NameScan)? = context.facts.shown(context).map { shown in
        (shown.titles, shown.offered, names.scan(shown.index))
    }

    /// The recogniser's matches at the token; free text is left to the matcher.
    func matches(_ recogniser: Int, at start: Int) -> ArraySlice<SlotMatch> { all[indices(recogniser, at: start)] }

    /// The same without several people where one is taken: the model's values are one person each, or one of several.
    func singleMatches(_ recogniser: Int, at start: Int) -> [SlotMatch] {
        matches(recogniser, at: start).compactMap { match in
            guard case .people(let people) = match.reading, people.count > 1,
                case .defined(.person) = grammar.recognisers[recogniser].kind
            else { return match }
            guard people.allSatisfy({ $0.words == people[0].words }) else { return nil }
            var result = match
            result.reading = .people([PersonReading(contacts: people.flatMap(\.contacts), words: people[0].words)])
            return result
        }
    }

    /// How many matches there is room for at first.
    private static let usualMatches = 64

    /// The match numbers of the recogniser at the token.
    func indices(_ recogniser: Int, at start: Int) -> Range<Int> {
        // Most readers of parts match nothing.
        if rows.isEmpty { rows = Array(repeating: -1, count: grammar.recognisers.count) }
        var row = rows[recogniser]
        if row < 0 {
            row = Int32(found.count)
            rows[recogniser] = row
            found.append(contentsOf: repeatElement(-1 ..< -1, count: utterance.count))
        }
        let place = Int(row) + start
        let known = found[place]
        if known.lowerBound >= 0 { return Int(known.lowerBound)..<Int(known.upperBound) }
        let reader = grammar.recognisers[recogniser]
        let result = reader.knownOf.map { matches($0, at: start).filter(\.reading.isListed) } ?? read(reader, at: start)
        let range = all.count..<all.count + result.count
        if all.isEmpty {
            all.reserveCapacity(Self.usualMatches)
            extents.reserveCapacity(Self.usualMatches)
        }
        all += result
        for number in range { extents.append((all[number].end, all[number].quality)) }
        found[place] = Int32(range.lowerBound)..<Int32(range.upperBound)
        return range
    }

    /// The match with the number.
    func match(_ number: Int) -> SlotMatch { all[number] }

    /// The end and quality of the match with the number.
    func extent(_ number: Int) -> (end: Int, quality: Float) { extents[number] }

    /// The people named in utterances since a request last involved a person, latest first.
    private(set) lazy var mentionedBefore: [Record] = context.heard.compactMap { said in
        var heard = context
        heard.heard = []
        var tokens = grammar.words.tokens.utterance(said)
        grammar.number(&tokens)
        let people = SlotScanner(
            grammar: grammar, places: places, context: heard, utterance: tokens, language: language,
            regionNames: regionNames
        ).mentioned
        return people.isEmpty ? nil : Record("", ["people": .list(people)])
    }

    /// Quoted token ranges.
    private(set) lazy var quotes = utterance.quotes
    /// Whether capitals are informative: some words are capitalised and some are not.
    var isMixedCase: Bool { findings.isMixedCase }
    /// Whether each token is filler.
    private(set) lazy var isFiller = utterance.tokens.map { grammar.words.fillers.contains($0) }
    /// Whether each token must not be skipped.
    private(set) lazy var isBlocker = utterance.tokens.map { grammar.words.blockers.contains($0) }
    /// Whether each token is a stop word, which is not a name by itself.
    var isStopWord: [Bool] { findings.isStopWord }
    /// Whether each token is no proper name by itself.
    var isNoName: [Bool] { findings.isNoName }
    private(set) lazy var canBeName = utterance.tokens.indices.map { index in
        let token = utterance.tokens[index]
        return switch token.kind {
        case .word: token.expansion == nil && !isStopWord[index]
        case .number, .ordinal: true
        case .clock, .symbol, .email: false
        }
    }
    /// Whether each token only refers to something.
    private(set) lazy var isReference = utterance.tokens.map { grammar.words.references.contains($0) }

    private func read(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        switch reader.kind {
        case .app: apps(at: start)
        case .unknownApp:
            unknownWords(at: start, atMost: 3, quality: 0.5).filter { mayNameApp(start..<$0.end) }
        case .last: lastMatches(at: start)
        case .compared: comparedMatches(at: start)
        case .all: allMatches(at: start)
        case .other: otherMatches(at: start)
        case .defined(let kind): read(kind, reader, at: start)
        }
    }

    private func read(_ kind: SlotDefinition.Kind, _ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        switch kind {
        case .person: peopleOneByOne(at: start)
        case .messages: people(at: start, isList: false)
        case .people: people(at: start, isList: true)
        case .place: reader.isLenient ? placesOfPeople(at: start) : placeMatches(at: start)
        case .money: shareOfThing(at: start).map { [composedMatch($0)] } ?? moneyMatches(at: start)
        case .paymentAmount: moneyMatches(at: start) + typeMatches(reader, at: start)
        case .count: countMatches(at: start)
        case .number: numberMatches(at: start)
        case .time: timeMatches(reader, at: start, isPast: false)
        case .past: timeMatches(reader, at: start, isPast: true)
        case .text, .texts: []
        case .title: knownTitles(reader, at: start)
        case .temperature: temperatureMatches(at: start)
        case .years: yearMatches(at: start)
        case .frequency: frequencyMatches(at: start)
        case .phrase, .phrases: phraseMatches(reader, at: start)
        case .enumeration: enumerationMatches(reader, at: start)
        case .goal: goalMatches(reader, at: start)
        case .account: accountMatches(reader, at: start)
        case .biller: billerMatches(reader, at: start)
        case .truth: enumerationMatches(reader, at: start)
        case .duration: durationMatches(at: start)
        case .measure: measureMatches(reader, at: start)
        case .link: linkMatches(at: start)
        case .position: positionMatches(at: start)
        }
    }

    func apps(at start: Int) -> [SlotMatch] {
        let found = names.apps.matches(at: start)
        let sure = found.last { $0.way <= .variant }?.end ?? start
        return found.compactMap { match in
            // An inexact match counts only if a single app fits.
            guard match.way <= .variant || match.end > sure && match.values.count == 1 else { return nil }
            let hearing = NameMatchExplanation(match, words: start..<match.end, .apps(match.values))
            return .init(
                end: match.end, quality: 0.98 * match.quality, reading: .app(match.values.map { Int($0) }),
                hearings: [hearing].compactMap(\.self))
        }
    }

    private func moneyMatches(at start: Int) -> [SlotMatch] {
        // A component of a composed amount is not a value by itself.
        if let whole = composedAmounts.first(where: { $0.range.contains(start) }) {
            return whole.range.lowerBound == start ? [composedMatch(whole)] : []
        }
        guard let found = quantities.longest(.money, at: start), let amount = found.entity.amount, amount >= 0,
            found.end > start + 1 || !standsIn(start)
        else { return [] }
        if let part = bareShare(at: start), part.range.upperBound >= found.end { return [composedMatch(part)] }
        // "grand" counts money in any country.
        let currency = found.entity.unitWord == nil ? nil : found.entity.unit
        return [.init(end: found.end, quality: currency == nil ? 0.8 : 0.99, reading: .money(amount, currency: currency))]
    }

    private func composedMatch(_ amount: ComposedAmount) -> SlotMatch {
        guard case .exact(let value) = amount.value else {
            return .init(end: amount.range.upperBound, quality: 0.9, reading: .uncertain(amount))
        }
        let quality: Float = amount.currency == nil ? 0.8 : 0.99
        return .init(end: amount.range.upperBound, quality: quality, reading: .money(value, currency: amount.currency))
    }

    /// `the minimum`, `everything`: names for an amount without its sum.
    private func typeMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        var result: [SlotMatch] = []
        reader.types.matches(in: utterance, at: start) { end, values in
            guard let index = values.first else { return }
            result.append(.init(end: end, quality: 0.98, reading: .value(reader.typeNames[Int(index)])))
        }
        return result
    }

    private func countMatches(at start: Int) -> [SlotMatch] {
        // Companions are counted as a whole or not at all.
        if let party = companies.first(where: { $0.range.contains(start) }) {
            guard party.range.lowerBound == start || countsParty(before: start) else { return [] }
            return [.init(end: party.range.upperBound, quality: 0.98, reading: .number(Decimal(party.count)))]
        }
        guard let found = quantities.integer(at: start, limit: 1_000_000) else { return [] }
        if found.value == 1, grammar.words.counting.ofUs.longest(in: utterance, at: found.end) != nil { return [] }
        if found.end == start + 1, standsIn(start) { return [] }
        return [.init(end: found.end, quality: 0.95, reading: .number(Decimal(found.value)))]
    }

    private func numberMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.number(at: start) else { return [] }
        return [.init(end: found.end, quality: 0.95, reading: .number(found.value))]
    }

    /// `88.5`, `ninety nine point nine`: in the FM band and with a decimal point, since whole numbers are more likely names or
    /// counts.
    private func frequencyMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.number(at: start), (Decimal(87)...108).contains(found.value) else { return [] }
        var (value, whole) = (found.value, Decimal())
        NSDecimalRound(&whole, &value, 0, .down)
        return whole == found.value ? [] : [.init(end: found.end, quality: 0.98, reading: .number(found.value))]
    }

    /// `1999`, `the 80s`, `the nineties`.
    private func yearMatches(at start: Int) -> [SlotMatch] {
        guard let found = times.years(at: start) else { return [] }
        return [.init(end: found.end, quality: 0.98, reading: .time(found.reading))]
    }

    /// `72 degrees`, `20 celsius`, `68 fahrenheit`, `21`.
    private func temperatureMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.longest(.temperature, at: start), let amount = found.entity.amount else { return [] }
        let degrees = NSDecimalNumber(decimal: amount).doubleValue
        let unit = TemperatureScale.symbol(found.entity.unit)
        let isNumber = quantities.number(at: start)?.end == found.end
        // "Actually 22", after a temperature.
        let isKnown = context.parameters.values.contains { $0.record?["unit"]?.string?.hasPrefix("°") ?? false }
        return [
            .init(end: found.end, quality: isNumber ? isKnown ? 0.97 : 0.9 : 0.98, reading: .temperature(degrees, unit: unit))
        ]
    }

    private func positionMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.position(at: start) ?? quantities.integer(at: start, limit: 1_000) else { return [] }
        return [.init(end: found.end, quality: 1, reading: .position(found.value))]
    }

    /// The only time of the open request, or the one offered, which "an hour later" is relative to.
    private lazy var base: DateComponents? = {
        let times = context.parameters.values.compactMap(\.beginning)
        guard times.isEmpty else { return times.count == 1 ? times[0] : nil }
        let wanted = context.said.values.compactMap(\.beginning)
        return context.question?.offeredTime ?? (wanted.count == 1 ? wanted[0] : lastTime)
    }()
    private(set) lazy var now = context.facts.now(context)
    /// The end of the time starting at each token; the outer `nil` means not computed yet.
    @exclusivity(unchecked) private var timeEnds: [Int??]
    private(set) lazy var times = TimeSlots(utterance, language: language.recognisers, now: now, anchor: base)
    /// The products, ranges and shares among the amounts, from left to right.
    private(set) lazy var composedAmounts = scanAmounts()
    /// The messages or calls that were shown last.
    private(set) lazy var shownList = listShown()
    /// The names that the open request offers to choose from.
    private(set) lazy var offeredNames = scanOffered()
    /// The groups of people counted together, from left to right.
    private(set) lazy var parties = scanParties()
    /// The same, including people known by name.
    private(set) lazy var companies = scanParties(countsContacts: true)
    /// The tokens between a length of time and what it is ahead of: "before".
    private(set) lazy var aheadJoints = utterance.tokens.indices.filter { small.aheadJoints.contains(utterance.word($0)) }
    /// The times, amounts and numbers in the utterance, from left to right.
    private(set) lazy var entities = scanEntities()

    /// The end of a time other than now that starts at the token; `nil` if there is none.
    func futureTimeEnd(at start: Int) -> Int? {
        if let known = timeEnds[start] { return known }
        let end = readFutureTimeEnd(at: start)
        timeEnds[start] = .some(end)
        return end
    }

    private func readFutureTimeEnd(at start: Int) -> Int? {
        guard let found = time(at: start, TimeSlots.Wish()), let reading = found.reading,
            reading.start.hour != nil || reading.start.day != nil
        else { return nil }
        // "Tuesday at 10" is no "now", even at 10.
        let isToday = reading.start.day.map { $0 == now.time.day && reading.start.month == now.time.month } ?? true
        let isNow =
            reading.end == nil && isToday && reading.start.hour != nil && reading.start.minuteOfDay == now.time.minuteOfDay
        return isNow || small.today.contains(utterance.word(start)) && found.end == start + 1 ? nil : found.end
    }

    private func timeMatches(_ slot: SlotRecogniser, at start: Int, isPast: Bool) -> [SlotMatch] {
        let wish = TimeSlots.Wish(isPast: isPast, isEvening: slot.isEvening, isLenient: slot.isLenient)
        guard let found = time(at: start, wish) else { return [] }
        if slot.isDeparture, found.reading?.isArrival == true { return [] }
        // A day that no calendar has is still not part of a name; it is reported back.
        guard let reading = found.reading else {
            return [.init(end: found.end, quality: 0.9, reading: .unknown(start..<found.end))]
        }
        return [.init(end: found.end, quality: 0.97, reading: .time(reading))]
    }
}
