public import CompactCoding
import NameMatching

/// The words that make up a language's addresses.
public struct AddressWords: Sendable, Codable {
    /// Words that end a street name, such as `avenue`.
    public var streets: Set<String>
    /// Streets that need no such word, such as `broadway`.
    public var wholeStreets: Set<String>
    /// Words that begin a street name, such as `rue`.
    public var leading: Set<String>
    /// Compass directions before or after a street name, including short forms: `north`, `nw`.
    public var directions: Set<String>
    /// Words before a unit number, such as `suite`.
    public var units: Set<String>
    /// The short forms of each region.
    public var regions: [String: [String]]

    /// No words: no addresses are read.
    public static let none = AddressWords(streets: [], wholeStreets: [], leading: [], directions: [], units: [], regions: [:])
}

/// Region names, by full name and short form.
struct RegionNames: Sendable {
    private(set) var names: [String: String] = [:]

    init(_ words: AddressWords) {
        for (region, forms) in words.regions.sorted(by: { $0.key < $1.key }) {
            for form in forms + [region] { names[NameWords.words(of: form).joined(separator: " ")] = region }
        }
    }
}

extension AddressWords: Archivable {
    public static var blank: AddressWords { .none }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&streets)
        try archive.part(&wholeStreets)
        try archive.part(&leading)
        try archive.part(&directions)
        try archive.part(&units)
        try archive.part(&regions)
    }
}
