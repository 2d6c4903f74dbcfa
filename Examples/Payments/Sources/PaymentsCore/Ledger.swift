import Foundation
import GRDB

/// The books: accounts and postings. Every entry's postings sum to zero in each currency, and no account falls below its floor.
///
/// The database itself enforces this: an entry counts once it is sealed, and only a balanced one can be sealed. What is sealed
/// never changes.
enum Ledger {
    /// One account's share of an entry; positive adds to the account.
    struct Posting {
        var account: String
        var amount: Money
    }

    static func createTables(in database: Database) throws {
        try database.create(table: "account") { table in
            table.primaryKey("id", .text)
            table.column("name", .text).notNull()
            table.column("number", .text).notNull().defaults(to: "")
            // NULL for accounts that are not the customer's.
            table.column("kind", .text)
            table.column("currency", .text).notNull()
            // The least it may hold in cents; NULL for no limit.
            table.column("floor", .integer)
        }
        try database.create(table: "entry") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("operation", .text).notNull().unique()
            table.column("booked", .double).notNull()
            table.column("body", .text).notNull()
            table.column("sealed", .integer).notNull().defaults(to: 0)
        }
        try database.create(table: "posting") { table in
            table.column("entry", .integer).notNull().indexed().references("entry")
            table.column("account", .text).notNull().indexed().references("account")
            table.column("cents", .integer).notNull()
        }
        try database.execute(sql: rules)
    }

    /// The messages `unbalanced`, `insufficient funds` and `sealed` are told apart by `BankStore`.
    private static let rules = """
        CREATE TRIGGER sealing BEFORE UPDATE OF sealed ON entry WHEN NEW.sealed = 1 BEGIN
            SELECT RAISE(ABORT, 'unbalanced') WHERE NOT EXISTS (SELECT 1 FROM posting WHERE entry = NEW.id)
                OR EXISTS (SELECT 1 FROM posting JOIN account ON account.id = posting.account
                           WHERE entry = NEW.id GROUP BY currency HAVING SUM(cents) <> 0);
            SELECT RAISE(ABORT, 'insufficient funds') FROM account
                WHERE floor IS NOT NULL AND id IN (SELECT account FROM posting WHERE entry = NEW.id AND cents < 0)
                AND floor > (SELECT SUM(cents) FROM posting JOIN entry ON entry.id = posting.entry
                             WHERE account = account.id AND (sealed = 1 OR entry.id = NEW.id));
        END;
        CREATE TRIGGER entry_stays BEFORE UPDATE ON entry WHEN OLD.sealed = 1 BEGIN SELECT RAISE(ABORT, 'sealed'); END;
        CREATE TRIGGER entry_lasts BEFORE DELETE ON entry WHEN OLD.sealed = 1 BEGIN SELECT RAISE(ABORT, 'sealed'); END;
        CREATE TRIGGER posting_late BEFORE INSERT ON posting
            WHEN (SELECT sealed FROM entry WHERE id = NEW.entry) = 1 BEGIN SELECT RAISE(ABORT, 'sealed'); END;
        CREATE TRIGGER posting_stays BEFORE UPDATE ON posting BEGIN SELECT RAISE(ABORT, 'sealed'); END;
        CREATE TRIGGER posting_lasts BEFORE DELETE ON posting BEGIN SELECT RAISE(ABORT, 'sealed'); END;
        """

    /// Books an entry; the same operation is never booked twice.
    static func book(
        _ postings: [Posting], operation: String, body: String, at instant: Date, in database: Database
    ) throws {
        try database.execute(
            sql: "INSERT INTO entry (operation, booked, body) VALUES (?, ?, ?)",
            arguments: [operation, instant.timeIntervalSince1970, body])
        let entry = database.lastInsertedRowID
        for posting in postings where posting.amount.cents != 0 {
            guard try currency(of: posting.account, in: database) == posting.amount.currency else {
                throw BankError(.currencyMismatch, "the account does not hold \(posting.amount.currency.rawValue)")
            }
            try database.execute(
                sql: "INSERT INTO posting (entry, account, cents) VALUES (?, ?, ?)",
                arguments: [entry, posting.account, posting.amount.cents])
        }
        try database.execute(sql: "UPDATE entry SET sealed = 1 WHERE id = ?", arguments: [entry])
    }

    /// What was noted when the operation was booked; `nil` when it never was.
    static func body(of operation: String, in database: Database) throws -> String? {
        try String.fetchOne(database, sql: "SELECT body FROM entry WHERE operation = ? AND sealed = 1", arguments: [operation])
    }

    /// Makes sure there is an account for someone outside, such as a payee or a biller.
    static func openOutside(_ id: String, name: String, currency: Currency, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR IGNORE INTO account (id, name, currency) VALUES (?, ?, ?)", arguments: [id, name, currency.rawValue])
    }

    /// The customer's own accounts with their balances.
    static func ownAccounts(in database: Database) throws -> [Account] {
        let sql = """
            SELECT id, name, number, kind, currency,
                (SELECT COALESCE(SUM(cents), 0) FROM posting JOIN entry ON entry.id = entry WHERE account = account.id AND sealed = 1) AS balance
            FROM account WHERE kind IS NOT NULL ORDER BY rowid
            """
        return try Row.fetchAll(database, sql: sql).compactMap { row in
            guard let kind = Account.Kind(rawValue: row["kind"]), let currency = Currency(rawValue: row["currency"]) else {
                return nil
            }
            return Account(
                id: row["id"], name: row["name"], number: row["number"], kind: kind,
                balance: Money(cents: row["balance"], currency))
        }
    }

    private static func currency(of account: String, in database: Database) throws -> Currency? {
        try String.fetchOne(database, sql: "SELECT currency FROM account WHERE id = ?", arguments: [account]).flatMap(
            Currency.init)
    }
}
