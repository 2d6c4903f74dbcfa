public import IntentSchema

/// A store in memory, for tests and for conversations that must not be stored.
public actor MemoryStore: AssistantStore {
    private var journal: [String: [JournalEntry]] = [:]
    /// When each conversation was last appended to, counted in entries.
    private var lastAppended: [String: Int] = [:]
    private var appendCount = 0
    private var people: [String: Contact] = [:]
    private var values: [String: String] = [:]

    /// Creates an empty store.
    public init() {}

    public func append(_ entries: [JournalEntry]) throws {
        var counts: [String: Int] = [:]
        for entry in entries {
            let last = counts[entry.conversation] ?? journal[entry.conversation]?.count ?? 0
            try entry.check(after: last)
            counts[entry.conversation] = entry.sequence
        }
        for entry in entries {
            appendCount += 1
            journal[entry.conversation, default: []].append(entry)
            lastAppended[entry.conversation] = appendCount
        }
    }

    public func entries(of conversation: String) -> [JournalEntry] {
        journal[conversation] ?? []
    }

    public func conversations(limit: Int) -> [ConversationSummary] {
        let latest = lastAppended.sorted { $0.value > $1.value }.prefix(max(0, limit))
        return latest.compactMap { id, _ in
            guard let entries = journal[id], let first = entries.first, let last = entries.last else { return nil }
            return ConversationSummary(id: id, startTime: first.time, lastTime: last.time, entryCount: entries.count)
        }
    }

    public func contacts() -> [Contact] {
        let keyed = people.values.map { (name: Array($0.sortName.utf8), id: Array($0.id.utf8), contact: $0) }
        return keyed.sorted { one, other in
            one.name == other.name
                ? one.id.lexicographicallyPrecedes(other.id) : one.name.lexicographicallyPrecedes(other.name)
        }.map(\.contact)
    }

    @discardableResult
    public func upsert(_ contacts: [Contact]) throws -> ContactChanges {
        for contact in contacts { try StoreInput.check(contact) }
        var changes = ContactChanges()
        for contact in contacts {
            if people[contact.id] == nil { changes.added += 1 } else { changes.updated += 1 }
            if contact.isMe { dismissOwner() }
            people[contact.id] = contact
        }
        return changes
    }

    private func dismissOwner() {
        for id in people.keys where people[id]?.isMe == true { people[id]?.isMe = false }
    }

    @discardableResult
    public func remove(id: String) -> Bool {
        people.removeValue(forKey: id) != nil
    }

    public func removeAll() {
        people = [:]
    }

    public func value(of setting: String) -> String? {
        values[setting]
    }

    public func set(_ setting: String, to value: String?) throws {
        try StoreInput.check(setting, "a setting's name", mayBeEmpty: false)
        try StoreInput.check(value ?? "", "a setting's value")
        values[setting] = value
    }

    public func settings() -> [String: String] {
        values
    }
}
