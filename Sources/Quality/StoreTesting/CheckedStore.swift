public import Store

/// A store that is checked, with ways past it.
public struct CheckedStore: Sendable {
    /// The store.
    public var store: any AssistantStore & AccessBook
    /// Reads everything that is kept, past the store; `nil` where there is no way.
    public var tables: (@Sendable () async throws -> [StoreTable])?
    /// Puts records in the place of all those of the store's only audit trail, past the store; `nil` where there is no way.
    public var replaceAudit: (@Sendable ([AuditRecord]) async throws -> Void)?

    public init(
        _ store: any AssistantStore & AccessBook, tables: (@Sendable () async throws -> [StoreTable])? = nil,
        replaceAudit: (@Sendable ([AuditRecord]) async throws -> Void)? = nil
    ) {
        self.store = store
        self.tables = tables
        self.replaceAudit = replaceAudit
    }
}

/// What is in a table, a file or a collection in which a store keeps something.
public struct StoreTable: Sendable {
    /// Of whom something is in a table.
    public enum Kind: Sendable {
        /// Of people; nothing stays when they are erased.
        case personal
        /// Of people; hashes without a name stay when they are erased.
        case audit
        /// Of nobody, such as the version of the schema.
        case impersonal
    }

    /// Its name, for messages.
    public var name: String
    /// Of whom something is in it.
    public var kind: Kind
    /// The rows, each with all its values as text, in an order that depends on nothing but them.
    public var rows: [String]

    /// What is in one table, as it was read.
    public init(_ name: String, _ kind: Kind, rows: [String]) {
        self.name = name
        self.kind = kind
        self.rows = rows
    }
}
