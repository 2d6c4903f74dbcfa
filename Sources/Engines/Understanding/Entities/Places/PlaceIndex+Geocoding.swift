public import IntentSchema

/// The gazetteer as a geocoder: it knows places and towns, not streets.
extension PlaceIndex: Geocoding {
    /// The place of that name, or the town at the end of an address.
    public func placemarks(named text: String) -> [Record] {
        let whole = places(named: text)
        if !whole.isEmpty { return whole.map(\.placemark) }
        let parts = text.split { $0 == "," || $0.isNewline }.map { TokenRules.names.words(String($0)) }.filter { !$0.isEmpty }
        guard let (index, found) = town(in: parts) else { return [] }
        let around = Set(parts[index...].flatMap { $0 })
        let best = found.map { $0.fit(around) }.max() ?? 0
        return found.filter { $0.fit(around) == best }.map { $0.placemark(beforeIt: index == 0 ? nil : parts[0]) }
    }

    /// The first part that is a place's whole name; else the last one that begins with a place name, as towns follow streets.
    private func town(in parts: [[String]]) -> (index: Int, places: [Place])? {
        for (index, part) in parts.enumerated() {
            let found = places(named: part.joined(separator: " "))
            if !found.isEmpty { return (index, found) }
        }
        for (index, part) in parts.enumerated().reversed() {
            let found = places(called: part)
            if !found.isEmpty { return (index, found) }
        }
        return nil
    }

    /// The place within 500 metres, then the nearest town within 30 kilometres; the town's placemark has the requested position.
    public func placemarks(near coordinate: Coordinate) -> [Record] {
        let place = places.min { $0.coordinate.distance(to: coordinate) < $1.coordinate.distance(to: coordinate) }
        let here = place.flatMap { $0.coordinate.distance(to: coordinate) <= 500 ? $0 : nil }
        var found = [here?.placemark].compactMap { $0 }
        if let town = locality(near: coordinate), town != here {
            var placemark = town.placemark
            placemark["location"] = .record(.location(coordinate))
            found.append(placemark)
        }
        return found
    }

    /// The places that the words name, with an optional postal code or state after the name.
    private func places(called words: [String]) -> [Place] {
        for length in stride(from: words.count, to: 0, by: -1) {
            let found = places(named: words.prefix(length).joined(separator: " "))
            if !found.isEmpty { return found }
        }
        // "94301 Palo Alto": the postal code may precede the town.
        let name = words.drop { $0.contains(where: \.isNumber) }
        return name.count < words.count && !name.isEmpty ? places(named: name.joined(separator: " ")) : []
    }
}

extension Place {
    /// How well the words around a name match the place: 2 for its region, 1 for its country, 0 for neither.
    fileprivate func fit(_ words: Set<String>) -> Int {
        let area = administrativeArea ?? ""
        let initials = area.split(separator: " ").compactMap(\.first).map(String.init).joined()
        let names = [[area, initials, String(area.prefix(2)), locality ?? ""], [country, isoCountryCode]]
        let isNamed = names.map { $0.map { TokenRules.names.words($0) }.contains { !$0.isEmpty && words.isSuperset(of: $0) } }
        return isNamed[0] ? 2 : isNamed[1] ? 1 : 0
    }

    /// The town's placemark, for an address with an unknown street.
    fileprivate func placemark(beforeIt street: [String]?) -> Record {
        var record = placemark
        if let street { record["thoroughfare"] = .string(street.joined(separator: " ")) }
        return record
    }
}
