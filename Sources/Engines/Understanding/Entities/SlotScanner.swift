import Foundation
import IntentSchema
import NameMatching

/// Finds the values in one utterance, each recogniser at each place at most once; all that read the utterance share one.
final class SlotScanner {
    /// Everything that was found, each recogniser's matches at one token together.
    // The one thread that reads an utterance changes these, and nothing looks at them meanwhile.
    @exclusivity(unchecked) private var all: [SlotMatch] = []
    /// Where each match ends and how well it explains its words, for the matcher, which needs no more.
    @exclusivity(unchecked) private var extents: [(end: Int, quality: Float)] = []
    /// Where in `all` the matches of a recogniser that was asked stand, by token; empty and negative where nobody asked yet.
    @exclusivity(unchecked) private var found: [Range<Int32>] = []
    /// Where in `found` each recogniser's begin; -1 where nobody asked it yet.
    @exclusivity(unchecked) private var rows: [Int32]
    let grammar: Grammar
    /// Small classes of words.
    var small: ReaderWords { grammar.words.small }
    /// What `'s` is read as; `nil` where nothing is said so.
    let possessiveWord: String?
    let places: PlaceIndex
    let quantities: QuantitySlots
    let context: InterpretationContext
    let utterance: Utterance
    let names: NameScans
    let language: Language
    let regionNames: [String: String]
    /// What readers of this utterance found before: finding it takes long, and several rules ask for the same.
    var known = KnownReadings()

    init(
        grammar: Grammar, places: PlaceIndex, context: InterpretationContext, utterance: Utterance,
        language: Language, regionNames: [String: String] = [:]
    ) {
        self.language = language
        self.regionNames = regionNames
        self.grammar = grammar
        possessiveWord = grammar.words.tokens.possessiveWord
        self.places = places
        quantities = QuantitySlots(
            utterance, language: language.recognisers, currency: context.facts.currency(context))
        self.context = context
        self.utterance = utterance
        rows = Array(repeating: -1, count: grammar.recognisers.count)
        names = NameScans(utterance, context, places: places, language: language.names)
    }

    /// What the recogniser reads at the token; free text is left to the matcher.
    func matches(_ recogniser: Int, at start: Int) -> ArraySlice<SlotMatch> { all[indices(recogniser, at: start)] }

    /// The numbers of what the recogniser reads at the token.
    func indices(_ recogniser: Int, at start: Int) -> Range<Int> {
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
        for match in result {
            all.append(match)
            extents.append((match.end, match.quality))
        }
        found[place] = Int32(range.lowerBound)..<Int32(range.upperBound)
        return range
    }

    /// The match of that number.
    func match(_ number: Int) -> SlotMatch { all[number] }

    /// Where the match of that number ends, and how well it explains its words.
    func extent(_ number: Int) -> (end: Int, quality: Float) { extents[number] }

    /// Who was named since somebody was dealt with, by what was said, the latest first.
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

    /// What stands between quotation marks, in tokens.
    private(set) lazy var quotes = utterance.quotes
    /// Whether capitals tell anything: some words begin with one and some do not.
    private(set) lazy var isMixedCase: Bool = {
        let words = utterance.tokens.filter { $0.kind == .word && $0.expansion == nil }
        let capitals = words.count { utterance.characters[$0.start].isUppercase }
        return capitals > 0 && words.contains { utterance.characters[$0.start].isLowercase }
    }()
    /// For each token whether it adds nothing to what is said.
    private(set) lazy var isFiller = utterance.tokens.map { grammar.words.fillers.contains($0.text) }
    /// For each token whether it must not be passed over.
    private(set) lazy var isBlocker = utterance.tokens.map { grammar.words.blockers.contains($0.text) }
    /// For each token whether it is a word that is no part of a name by itself.
    private(set) lazy var isStopWord = utterance.tokens.map { grammar.words.stopWords.contains($0.text) }
    private(set) lazy var canBeName = utterance.tokens.indices.map { index in
        let token = utterance.tokens[index]
        return switch token.kind {
        case .word: token.expansion == nil && !isStopWord[index]
        case .number, .ordinal: true
        case .clock, .symbol, .email: false
        }
    }
    /// For each token whether it does no more than point at something.
    private(set) lazy var isReference = utterance.tokens.map { grammar.words.references.contains($0.text) }

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
        case .person, .messages: people(at: start, isList: false)
        case .people: people(at: start, isList: true)
        case .place: reader.isLenient ? placesOfPeople(at: start) : placeMatches(at: start)
        case .money: moneyMatches(at: start)
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
        case .position: positionMatches(at: start)
        }
    }

    func apps(at start: Int) -> [SlotMatch] {
        let found = names.apps.matches(at: start)
        let sure = found.last { $0.way <= .variant }?.end ?? start
        return found.compactMap { match in
            // A name that was not heard as it is counts where just one app may be meant.
            guard match.way <= .variant || match.end > sure && match.values.count == 1 else { return nil }
            let hearing = NameMatchExplanation(match, words: start..<match.end, .apps(match.values))
            return .init(
                end: match.end, quality: 0.98 * match.quality, reading: .app(match.values.map { Int($0) }),
                hearings: [hearing].compactMap(\.self))
        }
    }

    private func moneyMatches(at start: Int) -> [SlotMatch] {
        // Of an amount that is put together no piece is meant alone.
        if let whole = composedAmounts.first(where: { $0.range.contains(start) }) {
            return whole.range.lowerBound == start ? [composedMatch(whole)] : []
        }
        guard let found = quantities.longest(.money, at: start), let amount = found.entity.amount, amount >= 0 else { return [] }
        if let part = bareShare(at: start), part.range.upperBound >= found.end { return [composedMatch(part)] }
        // "grand" counts money of any country.
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

    /// `the minimum`, `everything`: what an amount is called instead of the sum.
    private func typeMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        var result: [SlotMatch] = []
        reader.types.matches(in: utterance, at: start) { end, values in
            guard let index = values.first else { return }
            result.append(.init(end: end, quality: 0.98, reading: .value(reader.typeNames[Int(index)])))
        }
        return result
    }

    private func countMatches(at start: Int) -> [SlotMatch] {
        // Those who come along are counted together or not at all.
        if let party = companies.first(where: { $0.range.contains(start) }) {
            guard party.range.lowerBound == start else { return [] }
            return [.init(end: party.range.upperBound, quality: 0.98, reading: .number(Decimal(party.count)))]
        }
        guard let found = quantities.integer(at: start, limit: 1_000_000) else { return [] }
        if found.value == 1, grammar.words.counting.ofUs.longest(in: utterance, at: found.end) != nil { return [] }
        return [.init(end: found.end, quality: 0.95, reading: .number(Decimal(found.value)))]
    }

    private func numberMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.number(at: start) else { return [] }
        return [.init(end: found.end, quality: 0.95, reading: .number(found.value))]
    }

    /// `88.5`, `ninety nine point nine`: in the band of FM, and with a point, as whole numbers are rather names or counts.
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
        let unit: String? =
            switch found.entity.unit {
            case "celsius": UnitTemperature.celsius.symbol
            case "fahrenheit": UnitTemperature.fahrenheit.symbol
            case "kelvin": UnitTemperature.kelvin.symbol
            default: nil
            }
        let isNumber = quantities.number(at: start)?.end == found.end
        return [.init(end: found.end, quality: isNumber ? 0.9 : 0.98, reading: .temperature(degrees, unit: unit))]
    }

    private func positionMatches(at start: Int) -> [SlotMatch] {
        guard let found = quantities.position(at: start) ?? quantities.integer(at: start, limit: 1_000) else { return [] }
        return [.init(end: found.end, quality: 1, reading: .position(found.value))]
    }

    /// The one time of the request under way, or the one offered, which "an hour later" counts from.
    private lazy var base: DateComponents? = {
        let times = context.parameters.values.compactMap(\.beginning)
        guard times.isEmpty else { return times.count == 1 ? times[0] : nil }
        let wanted = context.said.values.compactMap(\.beginning)
        return context.question?.offeredTime ?? (wanted.count == 1 ? wanted[0] : lastTime)
    }()
    private(set) lazy var now = context.facts.now(context)
    /// Where times end that begin at each token; `nil` where nobody asked yet.
    private lazy var timeEnds: [Int??] = Array(repeating: nil, count: utterance.count)
    private(set) lazy var times = TimeSlots(utterance, language: language.recognisers, now: now, anchor: base)
    /// The products, ranges and shares among the amounts, from left to right.
    private(set) lazy var composedAmounts = scanAmounts()
    /// The people who are counted together, from left to right.
    private(set) lazy var parties = scanParties()
    /// The same with those who are known by name.
    private(set) lazy var companies = scanParties(countsContacts: true)
    /// The times, amounts and numbers that stand in what was said, from left to right.
    private(set) lazy var entities = scanEntities()

    /// Where a time that is not now ends that begins at the token; `nil` where none begins.
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
        let isNow = reading.end == nil && reading.start.minuteOfDay == now.time.minuteOfDay && reading.start.hour != nil
        return isNow || small.today.contains(utterance.word(start)) && found.end == start + 1 ? nil : found.end
    }

    private func timeMatches(_ slot: SlotRecogniser, at start: Int, isPast: Bool) -> [SlotMatch] {
        let wish = TimeSlots.Wish(isPast: isPast, isEvening: slot.isEvening, isLenient: slot.isLenient)
        guard let found = time(at: start, wish) else { return [] }
        if slot.isDeparture, found.reading?.isArrival == true { return [] }
        // A day that no calendar has is still no part of a name: what was said is told back.
        guard let reading = found.reading else {
            return [.init(end: found.end, quality: 0.9, reading: .unknown(start..<found.end))]
        }
        return [.init(end: found.end, quality: 0.97, reading: .time(reading))]
    }
}
