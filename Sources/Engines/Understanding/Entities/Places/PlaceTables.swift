public import CompactCoding
import NameMatching

/// The look-up tables of a gazetteer, which are slow to build and can be stored.
public struct PlaceTables: Sendable {
    private(set) var places: [Place] = []
    private(set) var names = NameIndex()
    private(set) var categories: [String: [Int32]] = [:]
    private(set) var cities: [Int32] = []
    /// The folded names of regions.
    private(set) var areaNames: [[String]] = []
    /// The regions of each place, as indices of names.
    private(set) var regions: [[Int32]] = []

    /// - Complexity: Linear in the number of names.
    public init(_ places: [Place]) {
        self.places = places
        var names = NameIndex.Builder()
        var areas = Areas()
        for (position, place) in places.enumerated() {
            let index = Int32(position)
            for name in [place.name] + (place.aliases ?? []) { names.add(NameWords.words(of: name), index) }
            categories[place.category, default: []].append(index)
            if place.category == Place.cityCategory { cities.append(index) }
            areas.add([place.locality, place.administrativeArea, place.country, place.isoCountryCode])
        }
        self.names = names.build()
        areaNames = areas.names
        regions = areas.regions
    }
}

extension PlaceTables {
    /// Collects the regions of places; most places share theirs.
    private struct Areas {
        var names: [[String]] = []
        var regions: [[Int32]] = []
        private var indices: [[String]: Int32] = [:]

        /// Adds the next place's known regions.
        mutating func add(_ around: [String?]) {
            var own: [Int32] = []
            for case let name? in around {
                let words = NameWords.words(of: name)
                guard !words.isEmpty else { continue }
                let index = indices[words] ?? Int32(names.count)
                if Int(index) == names.count {
                    indices[words] = index
                    names.append(words)
                }
                own.append(index)
            }
            regions.append(own)
        }
    }
}

extension PlaceTables: Archivable {
    public static var blank: PlaceTables { PlaceTables([]) }

    /// - Throws: `ArchiveError` if the tables are inconsistent.
    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&places)
        try archive.part(&names)
        try archive.part(&categories)
        try archive.plain(&cities)
        try archive.part(&areaNames)
        try archive.part(&regions)
        guard isWhole else { throw ArchiveError("the tables of places do not fit together") }
    }

    /// Whether all indices are valid.
    private var isWhole: Bool {
        func isPlace(_ index: Int32) -> Bool { places.indices.contains(Int(index)) }
        return names.hasValues(below: places.count) && categories.values.allSatisfy { $0.allSatisfy(isPlace) }
            && cities.allSatisfy(isPlace) && regions.count == places.count
            && regions.allSatisfy { $0.allSatisfy { areaNames.indices.contains(Int($0)) } }
    }
}
