public import IntentSchema
public import NameMatching

/// The gazetteer, indexed by name and by position.
public final class PlaceIndex: Sendable {
    private let tables: PlaceTables
    /// In the order given.
    public var places: [Place] { tables.places }
    /// Names and aliases; values are indices of places.
    public var names: NameIndex { tables.names }
    private var categories: [String: [Int32]] { tables.categories }
    private var cities: [Int32] { tables.cities }
    private var areaNames: [[String]] { tables.areaNames }
    private var regions: [[Int32]] { tables.regions }

    /// - Complexity: Linear in the number of names.
    public convenience init(_ places: [Place]) { self.init(PlaceTables(places)) }

    /// Creates an index from existing tables.
    public init(_ tables: PlaceTables) {
        self.tables = tables
    }

    /// The places with exactly this name, in gazetteer order, ignoring case and diacritics.
    public func places(named name: String) -> [Place] { names.values(NameWords.words(of: name)).map { places[Int($0)] } }

    /// The location of a contact's town; `nil` if the gazetteer has no match or several.
    ///
    /// - Parameters:
    ///   - region: The state or province, by name or as its usual abbreviation; empty if unknown.
    ///   - country: By name or ISO code; empty if unknown.
    public func coordinate(city: String, region: String = "", country: String = "") -> Coordinate? {
        var found = names.values(NameWords.words(of: city)).map { places[Int($0)] }.filter { $0.category == Place.cityCategory }
        if found.count > 1 {
            let fitting = found.filter { $0.fits(region: region, country: country) }
            if !fitting.isEmpty { found = fitting }
        }
        return found.count == 1 ? found[0].coordinate : nil
    }

    /// The town nearest to a position; `nil` if none is within `radius` metres.
    ///
    /// - Complexity: Linear in the number of towns.
    public func locality(near coordinate: Coordinate, radius: Double = 30_000) -> Place? {
        let nearest = cities.map { places[Int($0)] }.min {
            $0.coordinate.distance(to: coordinate) < $1.coordinate.distance(to: coordinate)
        }
        return nearest.flatMap { $0.coordinate.distance(to: coordinate) <= radius ? $0 : nil }
    }
}

extension PlaceIndex {
    /// The places with exactly this name, in gazetteer order.
    func indices(named name: String) -> [Int32] { names.values(NameWords.words(of: name)) }

    /// The places of a category, in gazetteer order.
    func indices(category: String) -> [Int32] { categories[category] ?? [] }

    /// The places sorted by distance; unchanged if the position is unknown.
    func sorted(_ indices: [Int32], from location: Coordinate?) -> [Int32] {
        guard let location, indices.count > 1 else { return indices }
        let distances = indices.map { ($0, places[Int($0)].coordinate.distance(to: location)) }
        return distances.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// Those of the places that are in the region named at the token, and the token after its name; `nil` if none is.
    func narrowed(_ indices: [Int32], by utterance: Utterance, at start: Int, regionNames: [String: String]) -> (
        end: Int, places: [Int32]
    )? {
        var best: (end: Int, places: [Int32])?
        for length in 1...3 where start + length <= utterance.count {
            let words = utterance.tokens[start..<start + length].map(\.text)
            let full = regionNames[words.joined(separator: " ")].map { TokenRules.names.words($0) } ?? words
            let inside = indices.filter { regions[Int($0)].contains { areaNames[Int($0)] == full } }
            if !inside.isEmpty { best = (start + length, inside) }
        }
        return best
    }
}

extension Place {
    fileprivate func fits(region: String, country: String) -> Bool {
        let area = administrativeArea ?? ""
        let initials = String(area.split(separator: " ").compactMap(\.first))
        let short = area.prefix(2).uppercased()
        let regionFits =
            region.isEmpty || region.lowercased() == area.lowercased() || [initials, short].contains(region.uppercased())
        let names = [self.country.lowercased(), isoCountryCode.lowercased()]
        return regionFits && (country.isEmpty || names.contains(country.lowercased()))
    }
}
