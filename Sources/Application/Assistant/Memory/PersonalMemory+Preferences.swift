import Foundation
import IntentSchema
import Store

// Which apps a person uses.
extension PersonalMemory {
    /// The name of the setting with the app that a person prefers for the intent.
    private static func setting(for intent: String) -> String { settingPrefix + intent }

    private static let settingPrefix = "app.preferred."

    /// Which of the apps the person uses for the intent.
    func habit(for intent: String, among apps: [String], of person: String) async throws -> AppHabit {
        let preferred = try await store.value(of: Self.setting(for: intent), for: person)
        let uses = try await store.uses(of: intent, by: apps, for: person, limit: AppHabit.mostUses)
        return AppHabit(preferred: preferred, uses: uses, at: now())
    }

    /// Always uses the app for these intents, or forgets it.
    ///
    /// - Parameters:
    ///   - app: the app's identifier; `nil` for whatever app is preferred, with `isWithdrawn`.
    ///   - isWithdrawn: whether the app is no longer preferred. Preferences of other apps stay.
    /// - Throws: `StoreError` if that cannot be stored.
    public func prefer(_ app: String?, isWithdrawn: Bool = false, for intents: [String], of person: String) async throws {
        for intent in intents {
            let setting = Self.setting(for: intent)
            guard isWithdrawn else {
                try await store.set(setting, to: app, for: person)
                continue
            }
            let preferred = try await store.value(of: setting, for: person)
            if app == nil || preferred == app { try await store.set(setting, to: nil, for: person) }
        }
    }

    /// The identifiers of the apps that the person prefers, by intent.
    ///
    /// - Throws: `StoreError` if they cannot be read.
    public func preferences(of person: String) async throws -> [String: String] {
        var preferences: [String: String] = [:]
        for (name, app) in try await store.settings(for: person) where name.hasPrefix(Self.settingPrefix) {
            preferences[String(name.dropFirst(Self.settingPrefix.count))] = app
        }
        return preferences
    }
}
