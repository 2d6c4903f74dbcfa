import Foundation

/// The audit trails of a store in memory.
struct MemoryAudit {
    /// By person.
    var trails: [String: String] = [:]
    /// By trail.
    var records: [String: [AuditRecord]] = [:]

    mutating func add(_ event: AuditedEvent, of person: String) {
        let trail = trails[person] ?? AuditRecord.newTrail()
        trails[person] = trail
        let last = records[trail]?.last.map { ($0.number, $0.hash) }
        records[trail, default: []].append(AuditRecord(event, of: person, in: trail, after: last))
    }

    func count(of person: String) -> Int { trails[person].flatMap { records[$0]?.count } ?? 0 }

    /// Leaves the hashes.
    mutating func erase(_ person: String) {
        guard let trail = trails.removeValue(forKey: person), var all = records[trail] else { return }
        for place in all.indices { (all[place].salt, all[place].content) = (nil, nil) }
        records[trail] = all
    }
}

extension MemoryStore {
    public func auditTrails() -> [AuditTrail] {
        let people = Dictionary(audit.trails.map { ($1, $0) }) { first, _ in first }
        return Set(audit.records.keys).union(people.keys).sorted().map { AuditTrail(id: $0, person: people[$0]) }
    }

    public func auditRecords(of trail: String) -> [AuditRecord] { audit.records[trail] ?? [] }
}
