/// Why a model file cannot be read or written.
public struct ModelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error. More may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file cannot be read or written at all.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The file is no model.
        public static let foreign = Code(rawValue: "foreign")
        /// The file is a model of a version that this program does not know.
        public static let version = Code(rawValue: "version")
        /// The file is cut off or its bytes were changed.
        public static let damaged = Code(rawValue: "damaged")
        /// The model was trained with hits of other recognisers and lists than it is to be read with.
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
