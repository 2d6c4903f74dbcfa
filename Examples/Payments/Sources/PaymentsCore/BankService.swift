import Foundation
import GRDB

/// What Pocket Bank can do, for the app and for its extension.
///
/// A service is cheap to make and keeps nothing but its database; it may be used from several processes at once.
public struct BankService: Sendable {
    private let store: BankStore
    private let now: @Sendable () -> Date

    /// The group that the app and its extension share their folder in.
    public static let groupIdentifier = "group.org.errand.examples.payments"
    /// The type of the activities that open the app at a payment; `userInfo` holds its operation under `operation`.
    public static let paymentActivityType = "org.errand.examples.payments.payment"

    /// - Parameter folder: where the database lies or is to be made.
    /// - Throws: `BankError` with code `storage`.
    public init(folder: URL, now: @escaping @Sendable () -> Date = BankClock.now) throws(BankError) {
        do {
            store = try BankStore.open(in: folder, at: now())
        } catch {
            throw BankError(
                .storage, "the bank's database cannot be opened; check its folder's space and permissions", cause: error)
        }
        self.now = now
    }

    /// The customer's accounts, the everyday one first.
    public func accounts() throws(BankError) -> [Account] {
        try read { database, _ in try Ledger.ownAccounts(in: database) }
    }

    /// Those in the bank's directory who can get money.
    public func payees() throws(BankError) -> [Payee] {
        try read { database, _ in try BankStore.payees(in: database).filter { !$0.isClosed } }
    }

    /// Those in the bank's directory who go by these words; a closed account is among them.
    public func payees(called words: String) throws(BankError) -> [Payee] {
        try read { database, _ in try BankStore.payees(in: database).filter { $0.isCalled(words) } }
    }

    /// The one in the bank's directory with that identifier; `nil` when there is none.
    public func payee(id: String) throws(BankError) -> Payee? {
        try read { database, _ in try BankStore.payees(in: database).first { $0.id == id } }
    }

    /// The one in the bank's directory who is reached that way; `nil` when there is none.
    public func payee(handle: String) throws(BankError) -> Payee? {
        let wanted = Payee.normalized(handle)
        return try read { database, _ in try BankStore.payees(in: database).first { Payee.normalized($0.handle) == wanted } }
    }

    /// Bills in order of due date, paid ones too.
    public func bills() throws(BankError) -> [Bill] {
        try read { database, _ in try BankStore.bills(in: database) }
    }

    func read<Value>(_ body: (Database, Date) throws -> Value) throws(BankError) -> Value {
        let instant = now()
        do {
            return try store.queue.read { try body($0, instant) }
        } catch {
            throw Self.typed(error)
        }
    }

    /// In a transaction that is undone as a whole when anything fails.
    func write<Value>(_ body: (Database, Date) throws -> Value) throws(BankError) -> Value {
        let instant = now()
        do {
            return try store.queue.write { try body($0, instant) }
        } catch {
            throw Self.typed(error)
        }
    }

    private static func typed(_ error: any Error) -> BankError {
        if let error = error as? BankError { return error }
        if let error = error as? DatabaseError, error.message == "insufficient funds" {
            return BankError(.insufficientFunds, "the account does not hold that much")
        }
        return BankError(.storage, "the bank's database failed; try again later", cause: error)
    }
}
