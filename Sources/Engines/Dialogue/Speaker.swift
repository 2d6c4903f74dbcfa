/// Who said something, where it was not the person themselves at their own machine, and what they may decide.
///
/// A program may propose requests and answer questions about them in a person's name. It may not agree to what needs the person's
/// consent: confirmations of requests, and what apps may use.
public struct Speaker: Hashable, Sendable {
    /// The face that it came through, such as `http`.
    public var channel: String
    /// Identifies who said it to that face, such as the identifier of an access token; not a secret.
    public var principal: String
    /// Whether they may confirm requests and give permissions.
    public var mayConfirm: Bool
    /// The identifier that the client gave the utterance, unique within the conversation; `nil` for none. A client that repeats it did
    /// not hear the answer.
    public var message: String?

    public init(channel: String, principal: String, mayConfirm: Bool, message: String? = nil) {
        self.channel = channel
        self.principal = principal
        self.mayConfirm = mayConfirm
        self.message = message
    }
}
