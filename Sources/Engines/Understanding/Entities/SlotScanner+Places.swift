import IntentSchema
import NameMatching

extension SlotScanner {
    private static let longestUnknownPlace = 6

    /// Known places, and people standing for their home: "pick up my brother".
    func placesOfPeople(at start: Int) -> [SlotMatch] {
        let homes = people(at: start, isList: false).compactMap { person -> SlotMatch? in
            guard case .people(let readings) = person.reading, let reading = readings.first, reading.label == nil,
                reading.handle == nil, possessiveEnd(person) == nil
            else { return nil }
            let found = reading.contacts.flatMap { contact in
                let home = addresses(of: [contact], label: Self.homeLabel)
                return home.isEmpty ? onlyAddress(of: contact) : home
            }
            return found.isEmpty ? nil : place(found, start..<person.end, quality: 0.9 * person.quality)
        }
        return placeMatches(at: start).filter(\.reading.isKnown) + homes
    }

    private func onlyAddress(of contact: Int32) -> [PlaceReading.Candidate] {
        context.contacts.contacts[Int(contact)].addresses.count == 1 ? [.address(contact: contact, address: 0)] : []
    }

    /// Places at the token: both recognisers of places ask for them.
    func placeMatches(at start: Int) -> [SlotMatch] {
        if let found = known.places[start] { return found }
        let found = readPlaces(at: start)
        known.places[start] = found
        return found
    }

    private func readPlaces(at start: Int) -> [SlotMatch] {
        var result = ownPlaces(at: start) + othersPlaces(at: start)
        grammar.words.here.matches(in: utterance, at: start) { end, _ in
            result.append(place([.here], start..<end, quality: 0.99))
        }
        let named = small.definite.contains(utterance.word(start)) ? start + 1 : start
        let heard = names.places.matches(at: named)
        result += gazetteer(from: start, at: named, heard.filter { $0.way <= .variant })
        if named > start {
            result += gazetteer(from: start, at: start, names.places.matches(at: start).filter { $0.way <= .variant })
        }
        result += addresses(from: start, at: named)
        if let point = coordinates(from: start, at: named) { result.append(point) }
        if let end = end(of: .placePointer, at: start) {
            let named = placeNamed(before: start)
            let meant = named.isEmpty ? lastPlace.map { [.placemark($0)] } ?? [] : named
            if !meant.isEmpty { result.append(place(meant, start..<end, quality: 0.9)) }
        }
        result += placesTold(at: named).map { place($0.candidates, start..<$0.end, quality: 0.97) }
        result += categories(from: start, at: named, known: Set(result.map(\.end)))
        let longest = result.map(\.end).max() ?? start
        let misheard = gazetteer(from: start, at: named, heard.filter { $0.way > .variant && $0.end > longest })
        result += misheard.isEmpty ? misspeltCategories(from: start, at: named).filter { $0.end > longest } : misheard
        let known = Set(result.map(\.end))
        let unknown = unknownWords(at: named, atMost: Self.longestUnknownPlace, quality: 0.5, allowing: small.placeJoints)
        return result + unknown.filter { !known.contains($0.end) }.map { place([], start..<$0.end, quality: 0.5) }
    }

    private func place(
        _ candidates: [PlaceReading.Candidate], _ words: Range<Int>, quality: Float, hearings: [NameMatchExplanation] = []
    ) -> SlotMatch {
        .init(
            end: words.upperBound, quality: quality, reading: .place(.init(candidates: candidates, words: words)),
            hearings: hearings)
    }

    /// Gazetteer names, narrowed by a following region: `Springfield, Illinois`.
    private func gazetteer(from start: Int, at named: Int, _ found: [NameMatch]) -> [SlotMatch] {
        found.flatMap { heard -> [SlotMatch] in
            let end = heard.end
            let sorted = places.sorted(heard.values, from: context.location)
            let hearings = [NameMatchExplanation(heard, words: named..<end, .places(sorted))].compactMap(\.self)
            let whole = place(sorted.map { .gazetteer($0) }, start..<end, quality: 0.98 * heard.quality, hearings: hearings)
            let next = small.within.contains(utterance.word(end)) ? end + 1 : end
            guard let narrow = places.narrowed(sorted, by: utterance, at: next, regionNames: grammar.words.regions) else {
                return [whole]
            }
            let candidates = narrow.places.map { PlaceReading.Candidate.gazetteer($0) }
            return [place(candidates, start..<narrow.end, quality: 0.985 * heard.quality, hearings: hearings), whole]
        }
    }

    /// Place categories with a typo.
    private func misspeltCategories(from start: Int, at named: Int) -> [SlotMatch] {
        grammar.words.placeCategories.misspelt(in: utterance, at: named).compactMap { end, values in
            guard values.count == 1 else { return nil }
            let category = grammar.words.categoryNames[Int(values[0])]
            let nearest = places.sorted(places.indices(category: category), from: context.location)
            let candidates = context.location == nil ? nearest.prefix(5) : nearest.prefix(1)
            return place(candidates.map { .gazetteer($0) }, start..<end, quality: 0.88)
        }
    }

    /// `the airport`, `the nearest hospital`: the nearest place of that category.
    private func categories(from start: Int, at named: Int, known: Set<Int>) -> [SlotMatch] {
        var index = named
        if small.nearest.contains(utterance.word(index)) { index += 1 }
        if small.indefinite.contains(utterance.word(index)) { index += 1 }
        var result: [SlotMatch] = []
        grammar.words.placeCategories.matches(in: utterance, at: index) { end, values in
            guard !known.contains(end), let value = values.first else { return }
            let found = places.sorted(places.indices(category: grammar.words.categoryNames[Int(value)]), from: context.location)
            // Without a position the choice is ambiguous, so the first few are offered.
            let candidates = context.location == nil ? found.prefix(5) : found.prefix(1)
            result.append(place(candidates.map { .gazetteer($0) }, start..<end, quality: found.isEmpty ? 0.6 : 0.97))
        }
        return result
    }

    /// `home`, `my place`, `the office`.
    func ownPlaces(at start: Int) -> [SlotMatch] {
        let isOwn = small.own.contains(utterance.word(start))
        let hasArticle = small.definite.contains(utterance.word(start))
        var result: [SlotMatch] = []
        grammar.words.ownPlaces.matches(in: utterance, at: isOwn || hasArticle ? start + 1 : start) { end, values in
            guard let value = values.first else { return }
            let label = grammar.words.ownPlaceLabels[Int(value)]
            let standsAlone =
                hasArticle
                ? small.articlePlaces.contains(utterance.word(start + 1)) : small.barePlaces.contains(utterance.word(start))
            guard isOwn || standsAlone else { return }
            let owners = context.contacts.owner.map { [$0] } ?? []
            result.append(place(addresses(of: owners, label: label), start..<end, quality: 0.99))
        }
        return result
    }

    /// `John's house`, `my brother's place`.
    private func othersPlaces(at start: Int) -> [SlotMatch] {
        var result: [SlotMatch] = []
        if isOwned(start), let owner = personNamed(before: start) ?? lastPerson() ?? lastOwner {
            grammar.words.ownPlaces.matches(in: utterance, at: start + 1) { end, values in
                guard let value = values.first else { return }
                let found = addresses(of: [owner], label: grammar.words.ownPlaceLabels[Int(value)])
                result.append(place(found, start..<end, quality: 0.985))
            }
        }
        for person in people(at: start, isList: false) {
            guard case .people(let readings) = person.reading, let reading = readings.first, reading.label == nil,
                reading.handle == nil, let next = possessiveEnd(person)
            else { continue }
            if next == person.end + 1, !canBeOwned(at: next) {
                // "To John's" means John's home.
                let found = addresses(of: reading.contacts, label: Self.homeLabel)
                result.append(place(found, start..<next, quality: reading.contacts.isEmpty ? 0.6 : 0.985))
            }
            grammar.words.ownPlaces.matches(in: utterance, at: next) { end, values in
                guard let value = values.first else { return }
                let found = addresses(of: reading.contacts, label: grammar.words.ownPlaceLabels[Int(value)])
                result.append(place(found, start..<end, quality: reading.contacts.isEmpty ? 0.6 : 0.99))
            }
        }
        return result
    }

    private static let homeLabel = "home"

    /// Whether the word can follow a possessive.
    private func canBeOwned(at index: Int) -> Bool {
        index < utterance.count && !utterance.tokens[index].followsPunctuation && !isStopWord[index]
            && utterance.tokens[index].kind == .word && futureTimeEnd(at: index) == nil
    }

    /// The addresses with that label; for a card with a single unlabelled address, that one.
    private func addresses(of contacts: [Int32], label: String) -> [PlaceReading.Candidate] {
        var seen: [Contact.Address] = []
        return contacts.flatMap { index -> [PlaceReading.Candidate] in
            let all = context.contacts.contacts[Int(index)].addresses
            let labelled = all.indices.filter { all[$0].label == label }
            let chosen = labelled.isEmpty && label == Self.homeLabel ? all.indices.filter { all[$0].label == nil } : labelled
            // Who live together have one home.
            return chosen.prefix(1).filter { !seen.contains(all[$0]) }.map {
                seen.append(all[$0])
                return .address(contact: index, address: $0)
            }
        }
    }
}
