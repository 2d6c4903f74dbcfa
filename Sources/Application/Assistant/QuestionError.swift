/// An answer was meant for a question that is not open any more.
public struct QuestionError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description = "the question that was answered is not open any more; show what is asked now, and ask again"

    init() {}
}
