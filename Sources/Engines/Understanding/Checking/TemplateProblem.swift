/// A problem with a template.
public struct TemplateProblem: Hashable, Sendable, Codable {
    /// The kinds of problems.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// It does not parse: unbalanced brackets, an unknown slot or phrase, or a value that its parameter does not have.
        case invalid
        /// It has more paths than samples can cover.
        case exploding
        /// Another intent matches some of its sentences as well or better.
        case ambiguous
        /// It never wins: other templates match all its sentences, or nothing does.
        case unreachable
    }

    /// The kind of problem.
    public var kind: Kind
    /// The template file's name, without extension.
    public var file: String
    /// The template as written; `nil` if the problem concerns the whole file.
    public var template: String?
    /// The template that wins instead, by its diagnostic name; `nil` if there is none.
    public var other: String?
    /// A sentence that shows the problem; `nil` if none is needed.
    public var example: String?
    /// What is wrong, and how to fix it.
    public var message: String
}
