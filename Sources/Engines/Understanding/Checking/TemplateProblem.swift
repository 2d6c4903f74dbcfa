/// Something wrong with a template.
public struct TemplateProblem: Hashable, Sendable, Codable {
    /// The kinds of problems.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// It cannot be read: unbalanced brackets, an unknown slot or phrase, a value that its parameter does not have.
        case invalid
        /// More ways lead through it than samples can cover.
        case exploding
        /// Another intent takes some of its words as well or better.
        case ambiguous
        /// It never wins: others take all its words, or nothing does.
        case unreachable
    }

    /// The kind of problem.
    public var kind: Kind
    /// The template file's name, without ending.
    public var file: String
    /// The template as it is written; `nil` where the file as a whole is meant.
    public var template: String?
    /// The template that wins instead, as explanations name it; `nil` where none does.
    public var other: String?
    /// A sentence that shows it; `nil` where none is needed.
    public var example: String?
    /// What, and what to do.
    public var message: String
}
