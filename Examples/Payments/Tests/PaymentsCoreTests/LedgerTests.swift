import Foundation
import GRDB
import PaymentsCore
import Testing

@Suite("The ledger")
struct LedgerTests {
    @Test("Whatever is asked, postings sum to zero, no account is overdrawn and repeating changes nothing", arguments: 0..<4)
    func randomOperations(round: Int) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("ledger round \(round), seed \(seed)")
        var generator = Seeded(state: seed)
        let branch = try Branch()
        for step in 0..<60 {
            let operation = "operation \(step)"
            let order = Order.random(using: &generator)
            let before = try branch.service.accounts()
            let first = order.carryOut(at: branch, operation: operation)
            let after = try branch.service.accounts()
            #expect(after.allSatisfy { $0.balance.cents >= 0 }, "seed \(seed)")
            if first != nil {
                #expect(before == after, "seed \(seed): a refused order leaves no trace")
            } else {
                #expect(order.carryOut(at: branch, operation: operation) == nil, "seed \(seed)")
                #expect(try branch.service.accounts() == after, "seed \(seed): repeating books nothing")
            }
            branch.advance(days: 0.1)
        }
        #expect(try unbalancedEntries(of: branch) == 0, "seed \(seed)")
    }

    @Test(
        "The database itself refuses what would break the books",
        arguments: [
            ("UPDATE posting SET cents = cents + 1", "sealed"), ("DELETE FROM posting", "sealed"),
            ("DELETE FROM entry", "sealed"),
            ("UPDATE entry SET booked = 0", "sealed"),
            ("INSERT INTO posting (entry, account, cents) VALUES (1, 'checking', 5)", "sealed"),
            (
                """
                INSERT INTO entry (id, operation, booked, body) VALUES (99, 'x', 0, '');
                INSERT INTO posting (entry, account, cents) VALUES (99, 'checking', -5), (99, 'savings', 4);
                UPDATE entry SET sealed = 1 WHERE id = 99
                """, "unbalanced"
            ),
            (
                """
                INSERT INTO entry (id, operation, booked, body) VALUES (99, 'x', 0, '');
                INSERT INTO posting (entry, account, cents) VALUES (99, 'checking', -5), (99, 'euro', 5);
                UPDATE entry SET sealed = 1 WHERE id = 99
                """, "unbalanced"
            ),
            (
                """
                INSERT INTO entry (id, operation, booked, body) VALUES (99, 'x', 0, '');
                INSERT INTO posting (entry, account, cents) VALUES (99, 'checking', -125001), (99, 'savings', 125001);
                UPDATE entry SET sealed = 1 WHERE id = 99
                """, "insufficient funds"
            ),
        ])
    func rules(sql: String, message: String) throws {
        let branch = try Branch()
        let database = try DatabaseQueue(path: branch.folder.appendingPathComponent("bank.sqlite").path)
        let error = #expect(throws: DatabaseError.self) { try database.write { try $0.execute(sql: sql) } }
        #expect(error?.message == message)
        #expect(try branch.balance("checking") == 125_000)
    }

    @Test("A broken database is an error, not a crash")
    func brokenDatabase() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bank-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 0x5A, count: 5000).write(to: folder.appendingPathComponent("bank.sqlite"))
        #expect(code { try BankService(folder: folder) } == .storage)
    }

    private func unbalancedEntries(of branch: Branch) throws -> Int {
        let database = try DatabaseQueue(path: branch.folder.appendingPathComponent("bank.sqlite").path)
        let sql = """
            SELECT COUNT(*) FROM (SELECT entry, currency FROM posting JOIN account ON account.id = account
                                  GROUP BY entry, currency HAVING SUM(cents) <> 0)
            """
        return try database.read { try Int.fetchOne($0, sql: sql) ?? -1 }
    }
}

/// Something a customer might ask for, sensible or not.
private enum Order {
    case send(Money, handle: Int)
    case transfer(Transfer)
    case payBill(Int, Money?, from: String)

    static func random(using generator: inout Seeded) -> Order {
        let accounts = ["checking", "savings", "euro", "nowhere"]
        let cents = Int.random(in: -500...120_000, using: &generator)
        let money = Money(cents: cents, Bool.random(using: &generator) ? .dollar : .euro)
        let source = accounts.randomElement(using: &generator) ?? "checking"
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return .send(money, handle: Int.random(in: 0..<5, using: &generator))
        case 1:
            return .transfer(
                Transfer(source: source, destination: accounts.randomElement(using: &generator) ?? "", amount: money))
        default:
            return .payBill(Int.random(in: 0..<7, using: &generator), Bool.random(using: &generator) ? money : nil, from: source)
        }
    }

    /// - Returns: Why it was refused; `nil` when it was done.
    func carryOut(at branch: Branch, operation: String) -> BankError.Code? {
        switch self {
        case .send(let money, let handle):
            let payee = Payee(name: "Someone", handle: "+1415555000\(handle)")
            return code { try branch.service.send(money, to: payee, note: nil, operation: operation) }
        case .transfer(let transfer):
            return code { try branch.service.transfer(transfer, operation: operation) }
        case .payBill(let id, let money, let source):
            return code { try branch.service.pay(bill: id, amount: money, from: source, note: nil, operation: operation) }
        }
    }
}

/// SplitMix64: the same seed gives the same numbers.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
