/// Definitions that a catalogue rejects. The catalogue remains unchanged.
public struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An error code.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name is already in use.
        public static let nameTaken = Code(rawValue: "nameTaken")
        /// A name refers to no definition.
        public static let unknownName = Code(rawValue: "unknownName")
        /// A definition contradicts itself.
        public static let inconsistent = Code(rawValue: "inconsistent")
    }

    /// One rejected definition, and why.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The kind of problem.
        public var code: Code
        /// The source and the definition, such as `Soups.intentdefinition: OrderSoupIntent.soup`.
        public var place: String
        /// What is wrong and what to do next.
        public var message: String

        /// Describes the problem of the definition at that place.
        public init(_ code: Code, at place: String, _ message: String) {
            self.code = code
            self.place = place
            self.message = message
        }

        public var description: String { "\(place): \(message)" }
    }

    /// All problems, in the order of the definitions; never empty.
    public let problems: [Problem]

    public init(_ problems: [Problem]) {
        self.problems = problems
    }

    /// One problem per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
