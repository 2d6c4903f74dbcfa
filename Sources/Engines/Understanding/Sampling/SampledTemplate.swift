/// A template prepared for sampling.
public struct SampledTemplate: Sendable {
    /// The role of a template.
    public enum Role: String, Sendable, Codable {
        /// The body of a request.
        case request
        /// A phrase before or after the body of a request.
        case phrase
        /// An answer to the question about a parameter.
        case answer
        /// An answer without a value.
        case act
        /// An option picked by its position.
        case choice
        /// Filler words before a request.
        case leadIn
    }

    /// The role: a whole request, a part of one, or an answer.
    public var role: Role
    /// Its diagnostic name: `rides/INRequestRideIntent#1`.
    public var name: String
    /// The template file's name, without the extension.
    public var file: String
    /// The pattern as written in the file.
    public var say: String
    /// Empty if it belongs to no intent.
    public var intent: String
    /// For an answer: the parameter asked about, or the kind of answer.
    public var subject: String
    /// The number of paths through it, counting a slot as one.
    public var paths: Double
    /// Other intents that the same words may also request.
    public var alternatives: [String]
    var pattern: WeightedPattern
    var slots: Set<String>
    var sets: [String: Constant]
    var leads = false
    var endsInText = false
}
