/// A name found among words that were said.
public struct NameMatch: Hashable, Sendable {
    /// How the words lead to the name.
    public enum Way: Int, Hashable, Sendable, Comparable, Codable {
        /// They are the name.
        case exact
        /// They differ in number, article or spacing only: "black cars" for "Black Car".
        case variant
        /// One is a usual short form of the other: "Bob" for "Robert".
        case shortForm
        /// They are spelt the way the name sounds, as its owner told.
        case pronunciation
        /// They sound alike: "jon smyth" for "John Smith".
        case soundsAlike
        /// They are spelt nearly alike: "jhon" for "John".
        case misspelt

        public static func < (first: Way, second: Way) -> Bool { first.rawValue < second.rawValue }
    }

    /// The word behind the last.
    public var end: Int
    /// What is so called, in the order added; no more than were asked for.
    public var values: [Int32]
    /// How many there are in all.
    public var total: Int
    public var way: Way
    /// How well the words fit, from 0 to 1, which is an exact match.
    public var quality: Float

    public init(end: Int, values: [Int32], total: Int, way: Way, quality: Float) {
        self.end = end
        self.values = values
        self.total = total
        self.way = way
        self.quality = quality
    }
}
