/// Keeps small choices of the person by name, such as the habitual app of an intent or where "here" is.
public protocol Settings: Sendable {
    /// The value of a setting; `nil` when it is not set.
    func value(of setting: String) async throws -> String?

    /// Sets a setting; `nil` removes it.
    func set(_ setting: String, to value: String?) async throws

    /// All settings by name.
    func settings() async throws -> [String: String]
}

/// All that the assistant keeps, in one place.
public protocol AssistantStore: ConversationJournal, ContactBook, Settings {}
