public import Foundation
import IntentSchema

/// A link of the audit trail of a person.
///
/// ```
/// digest = SHA-256(salt ‖ content)
/// hash   = SHA-256("errand audit 1" ‖ 0 ‖ trail ‖ 0 ‖ number ‖ digest ‖ previous)
/// ```
/// The number has 8 bytes, the highest first. When the person is erased, salt and content are: the chain can still be checked, and nobody can
/// find out by trying what the digest is of.
public struct AuditRecord: Hashable, Sendable {
    /// The trail's identifier, made at random.
    public var trail: String
    /// Counted from 1 in the trail.
    public var number: Int
    /// 32 random bytes; `nil` once the person is erased.
    public var salt: Data?
    /// The event as JSON with sorted fields; `nil` once the person is erased.
    public var content: Data?
    /// The digest of salt and content.
    public var digest: Data
    /// The hash of the record before; 32 zeros for the first.
    public var previous: Data
    /// The hash of all this.
    public var hash: Data

    public init(trail: String, number: Int, salt: Data?, content: Data?, digest: Data, previous: Data, hash: Data) {
        self.trail = trail
        self.number = number
        self.salt = salt
        self.content = content
        self.digest = digest
        self.previous = previous
        self.hash = hash
    }

    /// Adds an event to a trail.
    ///
    /// - Parameters:
    ///   - trail: the trail's identifier.
    ///   - last: its last record; `nil` if there is none.
    public init(_ event: AuditedEvent, of person: String, in trail: String, after last: (number: Int, hash: Data)?) {
        var generator = SystemRandomNumberGenerator()
        let salt = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        let content = event.content(of: person)
        self.init(
            trail: trail, number: (last?.number ?? 0) + 1, salt: salt, content: content,
            digest: SHA256.digest(of: salt + content), previous: last?.hash ?? Self.origin, hash: Data())
        hash = expectedHash
    }

    /// What comes before the first record.
    static let origin = Data(count: 32)

    /// A new identifier of a trail.
    public static func newTrail() -> String { UUID().uuidString.lowercased() }

    /// The hash that it has to have.
    package var expectedHash: Data {
        var message = Data("errand audit 1\0\(trail)\0".utf8)
        withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).bigEndian) { message.append(contentsOf: $0) }
        return SHA256.digest(of: message + digest + previous)
    }

    /// The event; `nil` if the person is erased, or it cannot be read.
    public var event: AuditedEvent? { content.flatMap { try? AuditedEvent(content: $0) } }

    /// The person who is named in it; `nil` if they are erased, or it cannot be read.
    var person: String? { content.flatMap { try? JSONValue(text: $0).field("person") } }
}

/// The audit trail of a person.
public struct AuditTrail: Hashable, Sendable, Identifiable {
    /// Made at random.
    public var id: String
    /// Whose it is; `nil` once they are erased.
    public var person: String?

    public init(id: String, person: String?) {
        self.id = id
        self.person = person
    }
}

/// Keeps what people have confirmed, or did not need to, and what became of it, as a chain of hashes for each person. It is written by
/// ``ConversationJournal/append(_:pending:for:under:)``, with the change ``PendingWork/Change/audit(_:)``. Nothing removes a record.
public protocol AuditBook: Sendable {
    /// All trails, ordered by identifier, those of people who are erased among them.
    func auditTrails() async throws -> [AuditTrail]

    /// The records of a trail by number, as they are stored; they are not checked.
    func auditRecords(of trail: String) async throws -> [AuditRecord]
}
