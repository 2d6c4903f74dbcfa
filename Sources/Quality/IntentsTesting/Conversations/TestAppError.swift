/// Why an app cannot be tested.
public struct TestAppError: Error, Hashable, CustomStringConvertible {
    /// The kinds of errors.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app is not installed where the test looks for it.
        public static let notInstalled = Code(rawValue: "notInstalled")
    }

    /// The kind of error.
    public let code: Code
    /// What is wrong, where, and what to do.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
