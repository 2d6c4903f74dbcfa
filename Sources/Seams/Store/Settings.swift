/// Stores each person's settings by name, such as the preferred app of an intent.
public protocol Settings: Sendable {
    /// The value of a setting; `nil` if it is not set.
    func value(of setting: String, for person: String) async throws -> String?

    /// Sets a setting; `nil` removes it.
    func set(_ setting: String, to value: String?, for person: String) async throws

    /// All settings of a person by name.
    func settings(for person: String) async throws -> [String: String]
}

/// What is remembered of people from one conversation to the next.
public protocol PersonalStore: Settings, ContributionBook, ShortcutBook, AppointmentBook {}

/// All storage that the assistant needs.
public protocol AssistantStore: ConversationJournal, LeaseBook, ContactBook, PersonalStore, PersonalDataBook, AuditBook {}
