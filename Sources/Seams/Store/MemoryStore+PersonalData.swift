public import Foundation

extension MemoryStore {
    public func inventory(of person: String) -> PersonalInventory {
        var inventory = PersonalInventory()
        let own = ownConversations(of: person)
        inventory[.conversations] = own.count
        inventory[.journalEntries] = own.values.map(\.entries.count).reduce(0, +)
        inventory[.snapshots] = own.values.count { $0.snapshot != nil }
        inventory[.pendingWork] = own.values.map(\.pending.count).reduce(0, +)
        inventory[.receipts] = receipts(of: person).count
        inventory[.auditRecords] = audit.count(of: person)
        inventory[.contacts] = contacts(of: person).count
        inventory[.settings] = settings(for: person).count
        inventory[.shortcuts] = shortcuts(of: person).count
        inventory[.appointments] = appointments(of: person, limit: .max).count
        inventory[.donations] = donations(of: nil, for: person, limit: .max).count
        inventory[.supplies] = supplies(for: person).count
        inventory[.tokens] = tokens(of: person).count
        inventory[.profile] = peopleByIdentifier[person] == nil ? 0 : 1
        return inventory
    }

    @discardableResult
    public func erase(_ person: String) -> PersonalInventory {
        let erased = inventory(of: person)
        removeConversations { $0.person == person }
        receipts.erase(person)
        audit.erase(person)
        removeAll(of: person)
        removeSettings(of: person)
        shortcutsByPerson[person] = nil
        appointmentsByPerson[person] = nil
        contributions.eraseAll(of: person)
        tokens.removeAll { $0.person == person }
        peopleByIdentifier[person] = nil
        return erased
    }

    @discardableResult
    public func eraseConversations(untouchedSince time: Date) -> Int {
        let removed = removeConversations { ($0.entries.last?.time ?? $0.beginning) < time }
        receipts.erase(conversations: removed)
        return removed.count
    }

    public func receipts(of person: String) -> [Receipt] { receipts.receipts(of: person) }

    public func supplies(for person: String) -> [KeptSupply] { contributions.supplies(for: person) }
}

extension MemoryReceipts {
    func receipts(of person: String) -> [Receipt] {
        receipts.values.filter { $0.person == person }
            .sorted { ($0.time, $0.conversation, $0.operation) < ($1.time, $1.conversation, $1.operation) }
    }

    mutating func erase(_ person: String) { receipts = receipts.filter { $0.value.person != person } }

    mutating func erase(conversations: Set<String>) {
        receipts = receipts.filter { !conversations.contains($0.value.conversation) }
    }
}

extension MemoryContributions {
    mutating func eraseAll(of person: String) { kept = kept.filter { $0.key.person != person } }

    func supplies(for person: String) -> [KeptSupply] {
        kept.filter { $0.key.person == person }.flatMap { key, all in
            all.supplied.all.compactMap(SuppliedContribution.init).map {
                KeptSupply(app: key.app, kind: $0.kind, content: $0.json)
            }
        }.sorted { ($0.app, $0.kind) < ($1.app, $1.kind) }
    }
}
