import IntentSchema
import Store

/// What is kept elsewhere than in the journal: the person's answers, preferences, shortcuts and schedules. The journal is written first.
extension EffectPerformer {
    /// Keeps the person's answer. If that is impossible, they are asked again later.
    func keep(
        isolation: isolated (any Actor)? = #isolation, _ isGranted: Bool, _ permission: Permission, of app: String
    ) async throws {
        try await flush()
        do {
            try permissions.keep(isGranted, permission, of: app)
        } catch {
            write(.explained(.remark("the person's answer about '\(permission.rawValue)' is not kept: \(error)")))
        }
    }

    /// Keeps something for the person. If that is impossible, the developer is told.
    func remember(
        isolation: isolated (any Actor)? = #isolation, _ subject: String,
        _ keep: (PersonalMemory, _ person: String) async throws -> Void
    ) async throws {
        guard let memory = assistant.memory else { return }
        try await flush()
        do {
            try await keep(memory, person)
        } catch {
            write(.explained(.remark("\(subject) is not kept: \(error)")))
        }
    }
}
