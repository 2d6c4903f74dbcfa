import Foundation
import IntentSchema
import NameMatching

/// `12 Main Street`, `1600 Amphitheatre Parkway, Mountain View, CA 94043`, `5th Avenue in New York`.
extension SlotScanner {
    private static let longestStreet = 6
    private static let mostTowns = 8

    /// Street addresses, known or not; only the longest if it ends in a known town.
    func addresses(from start: Int, at named: Int) -> [SlotMatch] {
        let number = houseNumber(at: named)
        let first = number?.end ?? named
        guard let crossed = streetEnd(at: first) else { return [] }
        let streetEnd = number == nil ? cornerEnd(behind: crossed) ?? crossed : crossed
        var address = SpokenAddress(
            text: utterance.text(named..<streetEnd), number: number?.text, street: utterance.text(first..<streetEnd))
        // Words like "my way" are no address; a house number or street name is evidence for one.
        let quality: Float = number == nil ? 0.9 : 0.975
        let end = unitEnd(at: streetEnd)
        address.text = utterance.text(named..<end)
        let alone = addressMatch(address, towns: [], start..<end, quality: quality)
        guard let town = town(behind: end) else { return [alone] }
        address.town = town.name
        address.region = town.region
        address.postalCode = town.postalCode
        address.text = utterance.text(named..<town.end)
        return [alone, addressMatch(address, towns: town.places, start..<town.end, quality: min(0.985, quality + 0.01))]
    }

    private func addressMatch(_ address: SpokenAddress, towns: [Int32], _ words: Range<Int>, quality: Float) -> SlotMatch {
        let candidates: [PlaceReading.Candidate] =
            towns.isEmpty ? [.spoken(address, town: nil)] : towns.prefix(Self.mostTowns).map { .spoken(address, town: $0) }
        return .init(end: words.upperBound, quality: quality, reading: .place(.init(candidates: candidates, words: words)))
    }

    /// The end of the street that crosses the one before: the "Mission" of `24th Street and Mission`; `nil` if none does.
    private func cornerEnd(behind end: Int) -> Int? {
        let next = end + 1
        guard next < utterance.count, grammar.words.joints.contains(utterance.word(end)), !utterance.mayBeginClause(at: end)
        else {
            return nil
        }
        if let street = streetEnd(at: next) { return street }
        // "24th Street and the airport" names two places, and so does "24th Street and home".
        guard !isStopWord[next], ownPlaces(at: next).isEmpty else { return nil }
        return placeMatches(at: next).filter(\.reading.isKnown).map(\.end).max()
    }

    /// `12`, `12b`, `sixteen hundred`.
    private func houseNumber(at start: Int) -> (text: String, end: Int)? {
        guard start < utterance.count, let found = quantities.cardinal(at: start, limit: 99_999), found.value > 0
        else {
            return nil
        }
        var end = found.end
        var text = String(found.value)
        if end < utterance.count, utterance.tokens[end].isAttached, utterance.tokens[end].text.utf8.count == 1,
            utterance.tokens[end].kind == .word
        {
            text += utterance.tokens[end].text
            end += 1
        }
        return (text, end)
    }

    /// The end of the street name that begins at the token; `nil` if none does.
    private func streetEnd(at start: Int) -> Int? {
        let words = language.addresses
        var index = start
        while index < utterance.count, words.directions.contains(utterance.word(index)) { index += 1 }
        for length in [2, 1] where index + length <= utterance.count {
            if words.wholeStreets.contains(utterance.folded(index..<index + length)) { return behindStreet(index + length) }
        }
        let leads = words.leading.contains(utterance.word(index))
        let first = index
        while index < utterance.count, index - first < Self.longestStreet {
            let token = utterance.tokens[index]
            if index > first, token.followsPunctuation, !small.streetShortForms.contains(utterance.word(index - 1)) { break }
            if index > first, words.streets.contains(token.text) { return behindStreet(index + 1) }
            guard isStreetWord(token, isStopWord[index], isFirst: index == first) else { break }
            index += 1
        }
        return leads && index > first + 1 ? index : nil
    }

    private func isStreetWord(_ token: Token, _ isStopWord: Bool, isFirst: Bool) -> Bool {
        switch token.kind {
        case .ordinal: true
        case .word:
            token.expansion != nil && !isFirst || small.streetJoints.contains(token.text)
                || small.definite.contains(token.text) && !isFirst
                || token.expansion == nil && !isStopWord
        case .number: !isFirst
        case .clock, .symbol, .email: false
        }
    }

    /// Extends a street name by suffixes: `Court Street`, `Park Avenue West`.
    private func behindStreet(_ end: Int) -> Int {
        var end = end
        while end < utterance.count, !utterance.tokens[end].followsPunctuation,
            language.addresses.streets.contains(utterance.word(end))
                || language.addresses.directions.contains(utterance.word(end))
        {
            end += 1
        }
        return end
    }

    private func unitEnd(at start: Int) -> Int {
        guard language.addresses.units.contains(utterance.word(start)), start + 1 < utterance.count else { return start }
        let next = utterance.tokens[start + 1]
        guard next.kind == .number || next.kind == .ordinal || next.text.utf8.count == 1 else { return start }
        let end = start + 2
        return end < utterance.count && utterance.tokens[end].isAttached && utterance.word(end).utf8.count == 1 ? end + 1 : end
    }

    // MARK: Towns

    private struct Town {
        var name: String
        var places: [Int32]
        var region: String?
        var postalCode: String?
        var end: Int
    }

    /// The town named after a street, with region and postal code; an unknown town only after a comma.
    private func town(behind end: Int) -> Town? {
        guard end < utterance.count else { return nil }
        let start = small.within.contains(utterance.word(end)) ? end + 1 : end
        var result: Town?
        for found in names.places.matches(at: start) where found.way <= .variant {
            let towns = found.values.filter { places.places[Int($0)].category == Place.cityCategory }
            guard !towns.isEmpty else { continue }
            result = Town(
                name: utterance.text(start..<found.end), places: places.sorted(towns, from: context.location), end: found.end)
        }
        if result == nil, start < utterance.count, utterance.tokens[start].followsPunctuation {
            let words = unknownWords(at: start, atMost: 3, quality: 0.5)
            let town = words.last { regionName(at: start + 1, upTo: $0.end) == nil }
            result = town.map { Town(name: utterance.text(start..<$0.end), places: [], end: $0.end) }
        }
        guard var town = result else { return nil }
        addRegion(to: &town)
        return town
    }

    private func addRegion(to town: inout Town) {
        if let (name, end) = regionName(at: town.end) {
            town.region = name
            town.end = end
            let inside = town.places.filter { places.places[Int($0)].administrativeArea == name }
            if !inside.isEmpty { town.places = inside }
        }
        guard town.end < utterance.count, utterance.tokens[town.end].kind == .number, utterance.word(town.end).count == 5 else {
            return
        }
        town.postalCode = utterance.word(town.end)
        town.end += 1
    }

    /// The region named at the token, by its full name or a short form; `nil` if there is none.
    private func regionName(at start: Int) -> (name: String, end: Int)? {
        for length in [3, 2, 1] where start + length <= utterance.count {
            if let name = regionNames[utterance.folded(start..<start + length)] { return (name, start + length) }
        }
        return nil
    }

    private func regionName(at start: Int, upTo end: Int) -> Int? {
        start < end ? (start..<end).first { regionName(at: $0) != nil } : nil
    }

    // MARK: Coordinates

    /// `37.7749, -122.4194`: latitude and longitude in degrees.
    func coordinates(from start: Int, at named: Int) -> SlotMatch? {
        guard let latitude = degrees(at: named, limit: 90), let longitude = degrees(at: latitude.end, limit: 180) else {
            return nil
        }
        let point = Coordinate(latitude: latitude.value, longitude: longitude.value)
        return .init(
            end: longitude.end, quality: 0.98,
            reading: .place(.init(candidates: [.point(point)], words: start..<longitude.end)))
    }

    private func degrees(at start: Int, limit: Double) -> (value: Double, end: Int)? {
        let isNegative = utterance.word(start) == "-"
        let index = isNegative ? start + 1 : start
        let text = utterance.word(index)
        // Two whole numbers are more likely a time or an amount.
        guard index < utterance.count, utterance.tokens[index].kind == .number, text.contains("."), let value = Double(text),
            value <= limit
        else { return nil }
        return (isNegative ? -value : value, index + 1)
    }
}
