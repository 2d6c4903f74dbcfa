public import Foundation

/// What a check of all audit trails of a store found.
public struct AuditCheck: Sendable {
    /// The newest record of a trail.
    public struct Newest: Hashable, Sendable {
        /// The trail.
        public var trail: AuditTrail
        /// How many records it has.
        public var number: Int
        /// The hash of the newest. Whoever keeps it elsewhere notices later if this or an earlier record was removed or replaced.
        public var hash: Data
    }

    /// The first fault of each trail that has one.
    public var faults: [AuditFault] = []
    /// The newest record of each trail that has none.
    public var newest: [Newest] = []
    /// Whether a record with the hash that was known is missing: the newest records were removed, or all were written anew.
    public var isLastMissing = false

    /// Whether nothing is wrong.
    public var isWhole: Bool { faults.isEmpty && !isLastMissing }
}

extension AuditBook {
    /// Checks all trails.
    ///
    /// - Parameter last: the hash of a record that is known to have been there; `nil` if none is.
    public func checkAudit(knowing last: Data? = nil) async throws -> AuditCheck {
        var check = AuditCheck()
        check.isLastMissing = last != nil
        for trail in try await auditTrails() {
            let records = try await auditRecords(of: trail.id)
            if records.contains(where: { $0.hash == last }) { check.isLastMissing = false }
            if let fault = trail.fault(in: records) {
                check.faults.append(fault)
            } else if let record = records.last {
                check.newest.append(AuditCheck.Newest(trail: trail, number: record.number, hash: record.hash))
            }
        }
        return check
    }
}
