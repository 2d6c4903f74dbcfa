import Foundation
import IntentSchema

/// Turns readings into parameter values.
struct ValueBuilder {
    /// The result for one reading.
    enum Built {
        case value(ParameterValue)
        /// Several places or people, likeliest first, with nothing to tell them apart.
        case ambiguous([ParameterValue])
        /// The words name no known entity.
        case unknown(String)
        /// Values for parameters other than the slot's own.
        case several([String: ParameterValue])
    }

    /// Holds the utterance and the context.
    let scanner: SlotScanner
    /// Index of the named app; `nil` if there is none.
    var app: Int?

    var grammar: Grammar { scanner.grammar }
    var places: PlaceIndex { scanner.places }
    var context: InterpretationContext { scanner.context }
    var utterance: Utterance { scanner.utterance }

    func build(_ reading: Reading, slot: Grammar.Slot) -> Built {
        let definition = slot.intent >= 0 ? grammar.intents[slot.intent].definitions[slot.name] : nil
        let built = build(reading, slot, definition)
        guard case .value(let value) = built, let shape = definition?.shape else { return built }
        return .value(shaped(value, shape, as: definition?.record))
    }

    /// The words between spoken quotation marks: "quote I'm late unquote".
    private func unquoted(_ range: Range<Int>) -> Range<Int> {
        let moves = grammar.words.moves
        guard let start = moves[Move.quote.key]?.longest(in: utterance, at: range.lowerBound)?.end else { return range }
        let end = range.first {
            $0 > start && moves[Move.unquote.key]?.longest(in: utterance, at: $0)?.end == range.upperBound
        }
        return end.map { start..<$0 } ?? range
    }

    /// Whether the slot says which of many are looked for: those due before a day.
    private func isSought(_ slot: Grammar.Slot) -> Bool {
        scanner.grammar.intents.indices.contains(slot.intent) && scanner.grammar.intents[slot.intent].name.hasPrefix("INSearch")
    }

    private func build(_ reading: Reading, _ slot: Grammar.Slot, _ definition: SlotDefinition?) -> Built {
        let kind = definition?.kind ?? .text
        switch reading {
        case .people(let people):
            if kind == .messages { return messages(from: people) }
            if let missing = people.first(where: { $0.isMissing || hasNoSuchHandle($0) }) {
                return .unknown(utterance.text(missing.words))
            }
            if people.count == 1, people[0].isGuess { return guess(people[0]) }
            let values = people.map { ParameterValue.record(person($0)) }
            return .value(kind == .people ? .list(values) : values[0])
        case .place(let place): return self.place(place)
        case .money(let amount, let currency): return .value(money(amount, currency, kind))
        case .number(let number): return .value(self.number(number))
        case .uncertain(let amount): return .unknown(utterance.text(amount.range))
        case .time(let time): return .value(.record(self.time(kind == .past || isSought(slot) ? time.lookingBack : time)))
        case .text(let range) where kind == .title: return .value(.string(utterance.text(range)))
        case .phrase(let name, let items) where kind == .title:
            // The app's own spelling, however the name was matched.
            let title = items.first.map { context.appIndex.items[Int($0)].phrase } ?? name
            return title.map { .value(.string($0)) } ?? .unknown("")
        case .text(let range):
            guard kind == .texts else {
                return .value(.string(written(unquoted(withoutJoint(range)), isTitle: definition?.shape != nil)))
            }
            return .value(.list(searchTerms(in: range).map { .string(utterance.freeText($0)) }))
        case .phrase(let name, let items) where kind == .biller:
            return .value(.record(Record("INBillPayee", ["nickname": .record(phrase(name, items))])))
        case .phrase(let name, let items) where kind == .account:
            return .value(.record(Record("INPaymentAccount", ["nickname": .record(phrase(name, items))])))
        case .phrase(let name, let items): return .value(listed(.record(phrase(name, items)), kind == .phrases))
        case .value(let name) where kind == .paymentAmount:
            return .value(.record(Record("INPaymentAmount", ["amountType": .integer(raw(name, of: "amountType"))])))
        case .value(let name) where kind == .truth: return .value(.bool(name == SlotDefinition.trueName))
        case .value(let name): return .value(.integer(raw(name, of: definition?.cases ?? slot.name)))
        case .goal(let amount, let unit): return goal(amount, unit, definition)
        case .temperature(let degrees, let unit):
            // Nobody wants it below freezing in a car or a room: there are people who think in other degrees than their locale.
            let isMetric = context.locale.measurementSystem != .us || degrees < Self.leastFahrenheit
            let symbol = unit ?? (isMetric ? UnitTemperature.celsius : .fahrenheit).symbol
            return .value(.record(Record("Measurement", ["value": .double(degrees), "unit": .string(symbol)])))
        case .duration(let seconds): return .value(.double(seconds))
        case .measure(let amount, let unit):
            return .value(.record(Record("Measurement", ["value": .double(amount), "unit": .string(unit)])))
        case .link(let address): return .value(.string(address))
        case .account(let range, let type): return .value(.record(account(range, type)))
        case .biller(let range):
            return .value(.record(Record("INBillPayee", ["nickname": .record(.speakableString(utterance.text(range)))])))
        case .position(let position): return .value(.integer(position))
        case .app, .ignored, .compared, .all: return .unknown("")
        case .unknown(let range):
            guard kind == .phrase || kind == .phrases else { return .unknown(utterance.text(range)) }
            return .value(listed(.record(.speakableString(utterance.text(range))), kind == .phrases))
        }
    }

    /// The words as written. A hesitation is no part of what is put on a list, while a message is sent as it was said.
    private func written(_ range: Range<Int>, isTitle: Bool) -> String {
        let isBroken = isTitle && utterance.tokens[range].contains(where: \.followsGap)
        return isBroken && !scanner.quotes.contains { $0.overlaps(range) }
            ? utterance.textOfList(range) : utterance.freeText(range)
    }

    /// The lowest temperature that is one in degrees Fahrenheit where no scale is said: at freezing.
    private static let leastFahrenheit = 32.0

    /// The terms joined by "and", "or" and commas, without their articles; a quotation is one term.
    private func searchTerms(in range: Range<Int>) -> [Range<Int>] {
        guard !scanner.quotes.contains(where: { $0.overlaps(range) }) else { return [range] }
        var terms: [Range<Int>] = []
        var start = range.lowerBound
        for index in range {
            let joins =
                grammar.words.alternatives.contains(utterance.word(index)) || scanner.small.and.contains(utterance.word(index))
            guard joins || index > start && utterance.tokens[index].followsPunctuation else { continue }
            if index > start { terms.append(start..<index) }
            start = joins ? index + 1 : index
        }
        if start < range.upperBound { terms.append(start..<range.upperBound) }
        return (terms.isEmpty ? [range] : terms).map { term in
            let hasArticle = term.count > 1 && scanner.small.valueArticles.contains(utterance.word(term.lowerBound))
            return hasArticle ? term.dropFirst() : term
        }
    }

    private func listed(_ value: ParameterValue, _ isList: Bool) -> ParameterValue { isList ? .list([value]) : value }

    func time(_ time: TimeReading) -> Record {
        var record = Record.dateRange(start: time.isOpenAtStart ? nil : time.start, end: time.end)
        guard var recurrence = time.recurrence else { return record }
        if recurrence.interval < 1, recurrence.unit == .hour {
            (recurrence.interval, recurrence.unit) = ((recurrence.interval * 60).rounded(), .minute)
        }
        let frequency: Int
        switch recurrence.unit {
        case .second, .minute: frequency = 1
        case .hour: frequency = 2
        case .week, .weekend, .fortnight: frequency = 4
        case .month, .quarter: frequency = 5
        case .year, .decade, .century: frequency = 6
        default: frequency = 3
        }
        // Raw values of INRecurrenceFrequency and INDayOfWeekOptions; Monday is 1.
        record["recurrenceRule"] = .record(
            Record(
                "INRecurrenceRule",
                [
                    "interval": .integer(max(1, Int(recurrence.interval))), "frequency": .integer(frequency),
                    "weeklyRecurrenceDays": .integer(recurrence.weekdays.reduce(0) { $0 | 1 << $1 }),
                ]))
        return record
    }

    private func number(_ number: Decimal) -> ParameterValue {
        let double = NSDecimalNumber(decimal: number).doubleValue
        return double == double.rounded() && abs(double) < 1e15 ? .integer(Int(double)) : .double(double)
    }

    private func money(_ amount: Decimal, _ currency: String?, _ kind: SlotDefinition.Kind) -> ParameterValue {
        let record = Record.currencyAmount(amount, currency ?? context.locale.currency?.identifier ?? "USD")
        return .record(kind == .paymentAmount ? Record("INPaymentAmount", ["amount": .record(record)]) : record)
    }

    /// The raw value of an enumeration case; 0, which is `unknown` in all enumerations, if the data lacks it.
    func raw(_ name: String, of parameter: String) -> Int { grammar.enumerations[parameter]?[name] ?? 0 }

    private func phrase(_ name: String?, _ items: [Int32]) -> Record {
        let all = items.map { context.appIndex.items[Int($0)] }
        guard let item = all.first(where: { $0.app == app }) ?? all.first else { return .speakableString(name ?? "") }
        return .speakableString(item.phrase, vocabularyIdentifier: item.identifier)
    }

    /// Units such as `1000 meter` scale the amount to the unit after the number.
    private func goal(_ amount: Double, _ unit: String, _ definition: SlotDefinition?) -> Built {
        let parts = unit.split(separator: " ")
        let factor = parts.count > 1 ? Double(parts[0]) ?? 1 : 1
        guard let value = definition?.value, let unitParameter = definition?.unit, let name = parts.last else {
            return .unknown(unit)
        }
        return .several([value: .double(amount * factor), unitParameter: .integer(raw(String(name), of: unitParameter))])
    }

    private func account(_ range: Range<Int>, _ type: String?) -> Record {
        var record = Record("INPaymentAccount", ["nickname": .record(.speakableString(utterance.text(range)))])
        record["accountType"] = type.map { .integer(raw($0, of: "accountType")) }
        return record
    }
}

// MARK: People

extension ValueBuilder {
    private func person(_ reading: PersonReading) -> Record {
        let phrase = utterance.text(reading.words)
        if let shown = reading.shown { return shown }
        if let handle = reading.handle {
            let owner = reading.contacts.first.map { context.contacts.contacts[Int($0)] }
            var person = owner?.person(spoken: phrase) ?? Record.person(spoken: phrase)
            person["personHandle"] = .record(handle.record)
            return person
        }
        let named = NamedContacts(
            contacts: reading.contacts, strangers: reading.strangers, words: reading.words, label: reading.label)
        if let known = scanner.known.people[named] { return known }
        let found = person(named, phrase)
        scanner.known.people[named] = found
        return found
    }

    private func person(_ named: NamedContacts, _ phrase: String) -> Record {
        let contacts = named.contacts.map { context.contacts.contacts[Int($0)] }
        let records = contacts.map { person($0, phrase, label: named.label) } + named.strangers.map { .person(spoken: $0) }
        guard records.count != 1 else { return records[0] }
        var unresolved = Record.person(spoken: phrase)
        if records.isEmpty, scanner.namesSomebody(named.words) {
            unresolved["displayName"] = .string(phrase.capitalisedNames)
        }
        if records.isEmpty, let relation = scanner.relation(saidBy: named.words) {
            unresolved["relationship"] = .string(utterance.text(relation))
        }
        if !records.isEmpty { unresolved["siriMatches"] = .list(records.map { .record($0) }) }
        return unresolved
    }

    /// The people for whom a pronoun may stand. The user is asked, even about a single one.
    private func guess(_ reading: PersonReading) -> Built {
        let phrase = utterance.text(reading.words)
        return .ambiguous(reading.contacts.map { .record(context.contacts.contacts[Int($0)].person(spoken: phrase)) })
    }

    /// The words without a conjunction at their beginning, which joins them to those before: "text Mom and bring milk".
    private func withoutJoint(_ words: Range<Int>) -> Range<Int> {
        guard words.count > 1, words.lowerBound > 0, grammar.words.small.and.contains(utterance.word(words.lowerBound)),
            !utterance.tokens[words.lowerBound].followsPunctuation
        else { return words }
        return words.dropFirst()
    }

    /// Whether a handle was asked for that no candidate has: "Nora's work number".
    private func hasNoSuchHandle(_ reading: PersonReading) -> Bool {
        guard let label = reading.label, !reading.contacts.isEmpty else { return false }
        let cards = reading.contacts.map { context.contacts.contacts[Int($0)] }
        // A contact with unlabelled numbers may well have it.
        return cards.allSatisfy { card in card.handles.contains { $0.label != nil } && handle(of: card, label) == nil }
    }

    private func handle(of contact: Contact, _ label: String?) -> Contact.Handle? {
        let labelled = contact.handles.filter {
            $0.label == label || (label == "mobile" && ["cell", "iphone"].contains($0.label))
        }
        return labelled.first { $0.kind == .phoneNumber } ?? labelled.first
    }

    private func person(_ contact: Contact, _ phrase: String, label: String?) -> Record {
        var person = contact.person(spoken: phrase)
        let handle = handle(of: contact, label)
        if label != nil, let handle { person["personHandle"] = .record(handle.record) }
        return person
    }
}

// MARK: Places

extension ValueBuilder {
    private func place(_ reading: PlaceReading) -> Built {
        let candidates = isNearby(reading.candidates) ? Array(reading.candidates.prefix(1)) : reading.candidates
        let found = candidates.compactMap { placemark($0).map { ParameterValue.record($0) } }
        switch found.count {
        case 0: return .unknown(utterance.text(reading.words))
        case 1: return .value(found[0])
        default: return .ambiguous(found)
        }
    }

    /// Whether the first place is near the user and all others of that name are far away, so that it is clearly meant.
    private func isNearby(_ candidates: [PlaceReading.Candidate]) -> Bool {
        guard let location = context.location, candidates.count > 1 else { return false }
        let distances = candidates.map { candidate -> Double? in
            guard case .gazetteer(let index) = candidate else { return nil }
            return places.places[Int(index)].coordinate.distance(to: location)
        }
        guard let nearest = distances[0], nearest <= Self.near else { return false }
        return distances.dropFirst().allSatisfy { $0.map { $0 >= Self.far } ?? false }
    }

    /// Metres within which people move in a day; places farther away need to be named explicitly.
    private static let near = 100_000.0
    private static let far = 500_000.0

    private func placemark(_ candidate: PlaceReading.Candidate) -> Record? {
        switch candidate {
        case .gazetteer(let index): places.places[Int(index)].placemark
        case .address(let contact, let address): placemark(context.contacts.contacts[Int(contact)], address)
        case .here: here()
        case .spoken(let address, let town): address.placemark(in: town.map { places.places[Int($0)] })
        case .placemark(let placemark): placemark
        case .point(let point): .placemark(name: "\(point.latitude), \(point.longitude)", coordinate: point)
        }
    }

    private func here() -> Record? {
        guard let location = context.location else { return nil }
        let town = places.locality(near: location)
        var address: [String: String] = [:]
        address["locality"] = town?.name
        address["administrativeArea"] = town?.administrativeArea
        address["country"] = town?.country
        address["isoCountryCode"] = town?.isoCountryCode
        return .placemark(name: "current location", coordinate: location, address: address)
    }

    /// An address without a location gets its town's.
    private func placemark(_ contact: Contact, _ index: Int) -> Record? {
        var address = contact.addresses[index]
        let label = address.label ?? "home"
        let name = contact.isMe ? label : "\(contact.fullName)'s \(label)"
        address.coordinate =
            address.coordinate ?? places.coordinate(city: address.city, region: address.state, country: address.country)
        return address.placemark(name: name)
    }
}

extension String {
    /// The name with capitals added if it was typed without any.
    fileprivate var capitalisedNames: String {
        guard self == lowercased() else { return self }
        return split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
