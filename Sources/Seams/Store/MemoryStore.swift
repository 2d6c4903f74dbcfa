public import Foundation
public import IntentSchema

/// A store in memory, for tests and for conversations that must not be stored.
public actor MemoryStore: AssistantStore {
    /// A conversation, whose identifier is unique among those of all people.
    struct Conversation {
        var person: String
        var entries: [JournalEntry] = []
        /// When it was last appended to, as a count of all entries.
        var lastAppended = 0
        var snapshot: JournalSnapshot?
        var pending: [PendingKey: PendingWork] = [:]
        /// The node that has it; `nil` if none has taken it.
        var node: String?
        var fence = 0
        /// When it was begun without entries.
        var beginning = Date.distantPast
    }

    struct PendingKey: Hashable {
        var kind: PendingWork.Kind
        var key: String
    }

    var conversations: [String: Conversation] = [:]
    /// The nodes that run.
    let nodes = MemoryNodes()
    private var appendCount = 0
    /// Keyed by person, then by identifier.
    private var contactsByPerson: [String: [String: Contact]] = [:]
    /// Keyed by person, then by name.
    private var settingsByPerson: [String: [String: String]] = [:]
    var contributions = MemoryContributions()
    /// Keyed by person, then by identifier.
    var shortcutsByPerson: [String: [String: Shortcut]] = [:]
    /// Keyed by person; in no order.
    var appointmentsByPerson: [String: [Appointment]] = [:]
    var receipts = MemoryReceipts()
    var audit = MemoryAudit()
    var peopleByIdentifier: [String: KnownPerson] = [:]
    var tokens: [AccessToken] = []

    /// Creates an empty store.
    public init() {}

    public func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) throws {
        var counts: [String: Int] = [:]
        for entry in entries {
            let known = conversations[entry.conversation]
            try ConversationSummary.check(entry.conversation, of: known?.person, isOpenTo: person)
            try check(lease, of: entry.conversation)
            try entry.check(after: counts[entry.conversation] ?? known?.entries.count ?? 0)
            counts[entry.conversation] = entry.sequence
        }
        for change in changes {
            let isNew = counts[change.conversation] != nil
            try change.check(owner: isNew ? person : conversations[change.conversation]?.person, person: person)
            if !change.isReport { try check(lease, of: change.conversation) }
            if case .take(let appointment, _, _) = change { try check(appointment, of: person) }
        }
        try receipts.check(changes, for: person)
        for entry in entries {
            appendCount += 1
            let new = Conversation(person: person, node: lease?.node, fence: lease?.fence ?? 0)
            conversations[entry.conversation, default: new].entries.append(entry)
            conversations[entry.conversation]?.lastAppended = appendCount
        }
        for change in changes {
            switch change {
            case .add(let work):
                conversations[work.conversation]?.pending[PendingKey(kind: work.kind, key: work.key)] = work
            case .remove(let kind, let key, let conversation):
                conversations[conversation]?.pending[PendingKey(kind: kind, key: key)] = nil
            case .take(let appointment, let next, _): leave(appointment, for: next, of: person)
            case .audit(let event): audit.add(event, of: person)
            case .begin, .settle, .expireReceipts: receipts.make(change, for: person, by: lease?.node)
            }
        }
    }

    public func pendingWork(of conversation: String, for person: String) -> [PendingWork] {
        guard let known = conversations[conversation], known.person == person else { return [] }
        return known.pending.values.sorted {
            ($0.time, $0.kind.rawValue, $0.key) < ($1.time, $1.kind.rawValue, $1.key)
        }
    }

    public func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) -> [PendingWork] {
        let due = conversations.values.flatMap(\.pending.values).filter { $0.kind == kind && $0.time <= time }
        let ordered = due.sorted { ($0.time, $0.conversation, $0.key) < ($1.time, $1.conversation, $1.key) }
        return Array(ordered.prefix(max(0, limit)))
    }

    /// All entries of a person's conversation; unlike that of other stores, it never throws.
    public func entries(of conversation: String, for person: String) async -> [JournalEntry] {
        entries(of: conversation, for: person, after: 0)
    }

    public func entries(of conversation: String, for person: String, after sequence: Int) -> [JournalEntry] {
        guard let known = conversations[conversation], known.person == person else { return [] }
        return Array(known.entries.dropFirst(max(0, sequence)))
    }

    public func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) throws {
        guard let known = conversations[conversation], known.person == person, 1...known.entries.count ~= snapshot.sequence else {
            throw snapshot.isAhead(of: conversation)
        }
        conversations[conversation]?.snapshot = snapshot
    }

    public func snapshot(of conversation: String, for person: String) -> JournalSnapshot? {
        guard let known = conversations[conversation], known.person == person else { return nil }
        return known.snapshot
    }

    public func conversations(of person: String, limit: Int) -> [ConversationSummary] {
        let own = conversations.filter { $0.value.person == person && !$0.value.entries.isEmpty }
        let latest = own.sorted { $0.value.lastAppended > $1.value.lastAppended }.prefix(max(0, limit))
        return latest.compactMap { id, conversation in
            let entries = conversation.entries
            guard let first = entries.first, let last = entries.last else { return nil }
            return ConversationSummary(
                id: id, person: person, startTime: first.time, lastTime: last.time, entryCount: entries.count)
        }
    }

    func ownConversations(of person: String) -> [String: Conversation] { conversations.filter { $0.value.person == person } }

    /// Removes the conversations of which the condition holds, and returns their identifiers.
    @discardableResult
    func removeConversations(where isRemoved: (Conversation) -> Bool) -> Set<String> {
        let removed = Set(conversations.filter { isRemoved($0.value) }.keys)
        for id in removed { conversations[id] = nil }
        return removed
    }

    func removeSettings(of person: String) { settingsByPerson[person] = nil }

    public func contacts(of person: String) -> [Contact] {
        let keyed = contactsByPerson[person, default: [:]].values.map {
            (name: Array($0.sortName.utf8), id: Array($0.id.utf8), contact: $0)
        }
        return keyed.sorted { one, other in
            one.name == other.name
                ? one.id.lexicographicallyPrecedes(other.id) : one.name.lexicographicallyPrecedes(other.name)
        }.map(\.contact)
    }

    @discardableResult
    public func upsert(_ contacts: [Contact], of person: String) throws -> ContactChanges {
        try StoreInput.check(person: person)
        for contact in contacts { try StoreInput.check(contact) }
        var known = contactsByPerson[person, default: [:]]
        var changes = ContactChanges()
        for contact in contacts {
            if known[contact.id] == nil { changes.added += 1 } else { changes.updated += 1 }
            if contact.isMe { for id in known.keys where known[id]?.isMe == true { known[id]?.isMe = false } }
            known[contact.id] = contact
        }
        contactsByPerson[person] = known
        return changes
    }

    @discardableResult
    public func remove(id: String, of person: String) -> Bool {
        contactsByPerson[person]?.removeValue(forKey: id) != nil
    }

    public func removeAll(of person: String) {
        contactsByPerson[person] = nil
    }

    public func value(of setting: String, for person: String) -> String? {
        settingsByPerson[person]?[setting]
    }

    public func set(_ setting: String, to value: String?, for person: String) throws {
        try StoreInput.check(person: person)
        try StoreInput.check(setting, "a setting's name", mayBeEmpty: false)
        try StoreInput.check(value ?? "", "a setting's value")
        settingsByPerson[person, default: [:]][setting] = value
    }

    public func settings(for person: String) -> [String: String] {
        settingsByPerson[person] ?? [:]
    }
}
