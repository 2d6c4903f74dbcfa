import Foundation
public import IntentSchema
public import Store

// A person's shortcuts.
extension PersonalMemory {
    /// The person's shortcuts, by phrase.
    ///
    /// - Throws: `StoreError` if they cannot be read.
    @discardableResult
    public func shortcuts(of person: String) async throws -> [Shortcut] {
        let shortcuts = try await store.shortcuts(of: person)
        state.withLock { $0.shortcuts[person] = shortcuts }
        return shortcuts
    }

    /// Records a shortcut under a new identifier.
    ///
    /// - Throws: `StoreError` with `samePhrase` or `invalidInput`.
    @discardableResult
    public func addShortcut(
        _ phrase: String, to content: Record, of app: String?, source: Shortcut.Source, for person: String
    ) async throws -> Shortcut {
        let shortcut = Shortcut(
            id: UUID().uuidString, phrase: phrase, app: app, content: content, source: source, time: now())
        try await store.add(shortcut, of: person)
        try await shortcuts(of: person)
        return shortcut
    }

    /// Removes a shortcut and returns whether it existed.
    ///
    /// - Throws: `StoreError` if that cannot be stored.
    @discardableResult
    public func removeShortcut(_ id: String, of person: String) async throws -> Bool {
        let isRemoved = try await store.removeShortcut(id, of: person)
        try await readAppointments(of: person)
        try await shortcuts(of: person)
        return isRemoved
    }

    /// The records by which an app knows the person's shortcuts for it, of the type `INVoiceShortcut`, as they were last read.
    public func voiceShortcuts(for app: String, of person: String) -> [Record] {
        state.withLock { $0.shortcuts[person] ?? [] }.filter { $0.app == app }.map(\.voiceShortcut)
    }
}
