/// Something in a definition file that cannot be what its author meant.
public struct DefinitionProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// How grave it is.
    public enum Severity: String, Hashable, Sendable {
        /// No code can be generated for the file.
        case error
        /// The part is read as described, or left out.
        case warning
    }

    /// A kind of problem. More may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file cannot be read at all.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The file is of a version that is not known.
        public static let foreignVersion = Code(rawValue: "foreignVersion")
        /// A key is missing.
        public static let missingKey = Code(rawValue: "missingKey")
        /// A value is of another kind than its key wants.
        public static let wrongValue = Code(rawValue: "wrongValue")
        /// A name is no name that Swift knows, or one that is reserved.
        public static let wrongName = Code(rawValue: "wrongName")
        /// Two things have one name.
        public static let duplicateName = Code(rawValue: "duplicateName")
        /// A name refers to nothing.
        public static let unknownName = Code(rawValue: "unknownName")
        /// Parameters depend on each other in a circle.
        public static let cycle = Code(rawValue: "cycle")
        /// The part is sound, and nothing is done with it.
        public static let notSupported = Code(rawValue: "notSupported")
        /// There is more of something than can be meant.
        public static let tooMany = Code(rawValue: "tooMany")
    }

    /// How grave it is.
    public var severity: Severity
    /// The kind of problem.
    public var code: Code
    /// The path or name of the file.
    public var file: String
    /// The line, from 1; 1 in property lists, whose lines nobody reads.
    public var line: Int
    /// The place in the file, such as `OrderSoup.quantity: INIntentParameterType`; empty for the file as a whole.
    public var place: String
    /// What is wrong and what to do next.
    public var message: String

    public init(_ severity: Severity, _ code: Code, file: String, line: Int = 1, place: String, _ message: String) {
        self.severity = severity
        self.code = code
        self.file = file
        self.line = line
        self.place = place
        self.message = message
    }

    /// The problem without the file.
    public var summary: String { place.isEmpty ? message : "\(place): \(message)" }

    /// As compilers write it, so that editors show it at the file.
    public var description: String { "\(file):\(line):1: \(severity.rawValue): \(summary)" }
}
