import Foundation

/// The first record of an audit trail that is not as it was written.
public struct AuditFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The trail.
    public var trail: AuditTrail
    /// The number of the record that is wrong or missing, counted from 1.
    public var number: Int
    /// What is wrong.
    public var problem: String

    public var description: String { "record \(number) of trail \(trail.id): \(problem)" }
}

extension AuditTrail {
    /// Checks a trail: that no record was changed, removed, inserted or moved. That the newest ones were removed can be seen only from
    /// outside, by a hash that was known before; and whoever can write all of it can write a new one, which only such a hash shows, too.
    ///
    /// - Parameters:
    ///   - records: as the store has them, by number.
    /// - Returns: the first fault; `nil` if there is none.
    public func fault(in records: [AuditRecord]) -> AuditFault? {
        func fault(_ number: Int, _ problem: String) -> AuditFault { AuditFault(trail: self, number: number, problem: problem) }
        guard !records.isEmpty else { return fault(1, "all records were removed") }
        var previous = AuditRecord.origin
        for (place, record) in records.enumerated() {
            let number = place + 1
            guard record.number == number else {
                return fault(
                    number, record.number > number ? "it was removed" : "record \(record.number) was inserted in its place")
            }
            guard record.trail == id else { return fault(number, "it is of another trail") }
            guard record.previous == previous else {
                return fault(number, "it does not follow the one before, which was changed, removed or moved, or this one was")
            }
            guard record.hash == record.expectedHash else { return fault(number, "it was changed") }
            if let problem = problem(ofContent: record) { return fault(number, problem) }
            previous = record.hash
        }
        return nil
    }

    private func problem(ofContent record: AuditRecord) -> String? {
        guard let person else {
            return record.salt == nil && record.content == nil ? nil : "it has contents, although its person is erased"
        }
        guard let salt = record.salt, let content = record.content else { return "its contents were removed" }
        guard SHA256.digest(of: salt + content) == record.digest else { return "its contents were changed" }
        guard record.person == person, record.event != nil else { return "it is not about the person whose trail it is in" }
        return nil
    }
}
