/// A match of a name in an utterance.
public struct NameMatch: Hashable, Sendable {
    /// How the words match the name.
    public enum Way: Int, Hashable, Sendable, Comparable, Codable {
        /// The words are the name.
        case exact
        /// The words differ in number, article or spacing only: "black cars" for "Black Car".
        case variant
        /// One is a common short form of the other: "Bob" for "Robert".
        case shortForm
        /// The words match the pronunciation given for the name.
        case pronunciation
        /// They sound alike: "jon smyth" for "John Smith".
        case soundsAlike
        /// They are spelt nearly alike: "jhon" for "John".
        case misspelt

        public static func < (first: Way, second: Way) -> Bool { first.rawValue < second.rawValue }
    }

    /// The index after the last word.
    public var end: Int
    /// The values with that name, in the order added, up to the requested number.
    public var values: [Int32]
    /// The total number of values with that name.
    public var total: Int
    /// How the words match the name.
    public var way: Way
    /// The quality of the match, from 0 to 1; 1 is exact.
    public var quality: Float

    public init(end: Int, values: [Int32], total: Int, way: Way, quality: Float) {
        self.end = end
        self.values = values
        self.total = total
        self.way = way
        self.quality = quality
    }
}
