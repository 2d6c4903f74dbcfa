/// Why a model file cannot be read or written.
public struct ModelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error. More may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file cannot be read or written at all.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The file is not a model.
        public static let foreign = Code(rawValue: "foreign")
        /// The file is a model of an unknown version.
        public static let version = Code(rawValue: "version")
        /// The file is truncated or corrupt.
        public static let damaged = Code(rawValue: "damaged")
        /// The model was trained with another annotator than the one it is opened with.
        public static let annotator = Code(rawValue: "annotator")
    }

    /// The kind of error.
    public var code: Code
    /// What is wrong, for people: lower case, without a full stop.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
