/// Why a decision was made, for developers: a code and its values.
///
/// Journals store the code and the values. They are worded when they are shown, so a wording may change at any time.
public struct Explanation: Hashable, Sendable {
    /// The code as stored. A journal of a newer build may have one that this build does not know.
    public let storedCode: String
    /// Names, counts and identifiers, in the order of the wording's placeholders.
    public let values: [String]

    /// Creates an explanation.
    public init(_ code: Code, _ values: [String] = []) {
        storedCode = code.rawValue
        self.values = values
    }

    init(storedCode: String, values: [String]) {
        self.storedCode = storedCode
        self.values = values
    }

    /// A remark of an app or of a service that was consulted, in its own words.
    public static func remark(_ text: String) -> Explanation { Explanation(.remark, [text]) }

    /// The code; `nil` if this build does not know it.
    public var code: Code? { Code(rawValue: storedCode) }
}
