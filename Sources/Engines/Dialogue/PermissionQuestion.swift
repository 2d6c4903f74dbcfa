public import IntentSchema

/// A request that begins once the person has said what its app may use.
public struct PermissionQuestion: Hashable, Sendable {
    /// The reading of the request.
    public var hypothesis: Hypothesis
    /// Whether the values come from the app, which then receives them unchanged.
    var isOwn: Bool
    /// The identifier of the app.
    public var app: String
    /// The request's identifier.
    var identifier: String
    /// The open question.
    public var prompt: Prompt

    func with(_ prompt: Prompt) -> PermissionQuestion {
        var asked = self
        asked.prompt = prompt
        return asked
    }
}
