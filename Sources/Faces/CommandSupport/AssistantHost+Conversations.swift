package import Hosting
package import Store

extension AssistantHost {
    /// The identifier of the conversation with this prefix, or of the last one.
    package func conversation(beginning: String?) async throws -> String {
        let known = try await store.conversations(of: owner.id, limit: beginning == nil ? 1 : .max).map(\.id)
        guard let last = known.first else {
            throw CommandFailure("nothing has been said yet in \(configuration.directory.path); start with: errand chat")
        }
        guard let beginning, !known.contains(beginning) else { return beginning ?? last }
        let meant = known.filter { $0.lowercased().hasPrefix(beginning.lowercased()) }
        guard meant.count == 1 else {
            let problem = meant.isEmpty ? "there is no conversation" : "there are \(meant.count) conversations that begin with"
            throw CommandFailure("\(problem) '\(beginning)' in \(configuration.directory.path)")
        }
        return meant[0]
    }

    /// All entries of the owner's conversation, in order.
    ///
    /// - Throws: `CommandFailure` if the last ones are gone, which the entries do not show by themselves; `StoreError`.
    package func entries(of conversation: String) async throws -> [JournalEntry] {
        // Before the entries, since another process may append more.
        let count = try await store.holding(of: conversation, for: owner.id)?.entryCount ?? 0
        let entries = try await store.entries(of: conversation, for: owner.id)
        guard entries.count >= count else {
            throw CommandFailure(
                "conversation \(conversation.prefix(8)) had \(count) journal entries and has \(entries.count), so the store is damaged; "
                    + "nothing was changed. See what else is missing with errand data check, and restore a backup")
        }
        return entries
    }
}
