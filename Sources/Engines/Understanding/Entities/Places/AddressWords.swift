public import CompactCoding
import NameMatching

/// The words that addresses of a language are made of.
public struct AddressWords: Sendable, Codable {
    /// Those that end the name of a street, such as `avenue`.
    public var streets: Set<String>
    /// Streets that need no such word, such as `broadway`.
    public var wholeStreets: Set<String>
    /// Those that begin the name of a street, such as `rue`.
    public var leading: Set<String>
    /// Compass directions before or after a street's name, including short forms: `north`, `nw`.
    public var directions: Set<String>
    /// Those in front of the number of a part of a building, such as `suite`.
    public var units: Set<String>
    /// The short forms of each region.
    public var regions: [String: [String]]

    /// No words: then no addresses are read.
    public static let none = AddressWords(streets: [], wholeStreets: [], leading: [], directions: [], units: [], regions: [:])
}

/// Names of regions by what people call them.
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
