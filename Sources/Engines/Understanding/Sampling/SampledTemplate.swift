/// A template as the sampler knows it.
public struct SampledTemplate: Sendable {
    /// What a template describes.
    public enum Role: String, Sendable, Codable {
        /// The body of a request.
        case request
        /// A phrase before or after the body of a request.
        case phrase
        /// An answer to the question about a parameter.
        case answer
        /// An answer without a value.
        case act
        /// An option picked by its place.
        case choice
        /// Words before a request that add nothing.
        case leadIn
    }

    /// What it describes: a whole request, or part of one, or an answer.
    public var role: Role
    /// As explanations name it: `rides/INRequestRideIntent#1`.
    public var name: String
    /// The template file's name, without the extension.
    public var file: String
    /// As it is written in the file.
    public var say: String
    /// Empty where it belongs to none.
    public var intent: String
    /// For an answer: the parameter asked about, or the kind of answer.
    public var subject: String
    /// How many ways lead through it, a slot counting as one.
    public var paths: Double
    /// Other intents that the same words ask for as well.
    public var alternatives: [String]
    var pattern: WeightedPattern
    var slots: Set<String>
    var sets: [String: Constant]
    var leads = false
    var endsInText = false
}
