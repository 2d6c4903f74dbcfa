/// A reason why no entry point can be made.
public struct EntryPointError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A kind of reason. More may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A file is missing or cannot be read.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The property list names no class, and none can be found.
        public static let noClass = Code(rawValue: "noClass")
        /// What should be a class's name is none.
        public static let wrongName = Code(rawValue: "wrongName")
        /// Several classes are possible.
        public static let severalClasses = Code(rawValue: "severalClasses")
        /// The sources have an entry point.
        public static let hasEntryPoint = Code(rawValue: "hasEntryPoint")
    }

    /// The kind of reason.
    public let code: Code
    /// What is wrong, where, and what to do next.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
