/// What the dialogue may do without asking, how often it asks and how long it waits.
public struct Policy: Hashable, Sendable, Codable {
    /// How often a parameter, or the whole request, is asked about before the request ends.
    public var attempts: Int
    /// How long a resolve, confirm or handle call may take, in seconds.
    public var deadlineSeconds: Double
    /// Intents that are put to the person besides those the schema always confirms.
    public var confirmedIntents: Set<String>

    public init(attempts: Int = 4, deadlineSeconds: Double = 10, confirmedIntents: Set<String> = []) {
        self.attempts = attempts
        self.deadlineSeconds = deadlineSeconds
        self.confirmedIntents = confirmedIntents
    }
}
