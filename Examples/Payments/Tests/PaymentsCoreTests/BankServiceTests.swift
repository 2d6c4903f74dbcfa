import Foundation
import PaymentsCore
import Testing

@Suite("Banking")
struct BankServiceTests {
    private let maria = Payee(name: "Maria Lopez", handle: "+14155550142")

    @Test("A payment takes amount and fee from the account, once an operation")
    func sending() throws {
        let branch = try Branch()
        let plan = try branch.service.plan(sending: dollars(20_000), to: maria, note: "Rent")
        #expect(plan.fee == dollars(100))
        #expect(try branch.balance("checking") == 125_000)
        let payment = try branch.service.send(dollars(20_000), to: maria, note: "Rent", operation: "a")
        branch.advance(days: 1)
        #expect(try branch.service.send(dollars(20_000), to: maria, note: "Rent", operation: "a") == payment)
        #expect(try branch.balance("checking") == 125_000 - 20_100)
        _ = try branch.service.send(euros(1000), to: maria, note: nil, operation: "b")
        #expect(try branch.balance("euro") == 30_000 - 1035)
    }

    @Test("A balance runs out, the fee counted in")
    func runningOut() throws {
        let branch = try Branch()
        _ = try branch.service.send(dollars(124_000), to: maria, note: nil, operation: "a")
        let rest = try branch.balance("checking")
        #expect(rest == 500)
        for (cents, expected) in [(501, BankError.Code.insufficientFunds), (500, nil), (100, .insufficientFunds)] {
            let operation = "b\(cents)"
            #expect(code { try branch.service.plan(sending: dollars(cents), to: maria, note: nil) } == expected)
            #expect(code { try branch.service.send(dollars(cents), to: maria, note: nil, operation: operation) } == expected)
        }
        #expect(try branch.balance("checking") == 0)
        #expect(code { try branch.service.plan(sending: euros(29_990), to: maria, note: nil) } == .insufficientFunds)
    }

    @Test(
        "Amounts outside the limits are refused",
        arguments: [(99, BankError.Code.amountBelowMinimum), (250_001, .amountAboveMaximum), (100, nil)]
            as [(Int, BankError.Code?)])
    func limits(cents: Int, expected: BankError.Code?) throws {
        let branch = try Branch()
        #expect(code { try branch.service.plan(sending: dollars(cents), to: maria, note: nil) } == expected)
        #expect(code { try branch.service.request(dollars(cents), from: maria, note: nil, operation: "r") } == expected)
    }

    @Test(
        "People are found by any of their names",
        arguments: [("John", 2), ("john okoro", 1), ("Nair", 1), ("MARIA", 1), ("Tobias", 1), ("Jo", 0), ("", 0)])
    func directory(words: String, count: Int) throws {
        #expect(try Branch().service.payees(called: words).count == count)
    }

    @Test("A closed account neither gets money nor is asked for it")
    func closedAccount() throws {
        let branch = try Branch()
        let tobias = try #require(try branch.service.payee(handle: "Tobias@example.org"))
        #expect(code { try branch.service.send(dollars(500), to: tobias, note: nil, operation: "a") } == .payeeHasNoAccount)
        #expect(code { try branch.service.request(dollars(500), from: tobias, note: nil, operation: "a") } == .payeeHasNoAccount)
    }

    @Test(
        "Transfers between own accounts follow the rules",
        arguments: [
            ("checking", "savings", dollars(10_000), nil), ("checking", "checking", dollars(100), .sameAccount),
            ("checking", "euro", dollars(100), .currencyMismatch), ("checking", "attic", dollars(100), .unknownAccount),
            ("checking", "savings", dollars(125_001), .insufficientFunds),
            ("checking", "savings", dollars(0), .amountBelowMinimum),
        ] as [(String, String, Money, BankError.Code?)])
    func transfers(source: String, destination: String, amount: Money, expected: BankError.Code?) throws {
        let branch = try Branch()
        let transfer = Transfer(source: source, destination: destination, amount: amount)
        #expect(code { try branch.service.check(transfer) } == expected)
        #expect(code { try branch.service.transfer(transfer, operation: "t") } == expected)
        #expect(code { try branch.service.transfer(transfer, operation: "t") } == expected)
        #expect(try branch.balance("checking") == 125_000 - (expected == nil ? amount.cents : 0))
        #expect(try branch.balance("savings") == 540_000 + (expected == nil ? amount.cents : 0))
    }

    @Test(
        "Bills are paid in full or from their minimum on, with a fee when late",
        arguments: [
            (1, nil, "checking", 8412, nil), (2, nil, "checking", 4200, nil), (4, 4500, "savings", 4500, nil),
            (4, 4499, "savings", 0, .amountBelowMinimum), (1, 100, "checking", 0, .amountBelowMinimum),
            (1, 9000, "checking", 0, .amountAboveMaximum), (4, nil, "checking", 0, .insufficientFunds),
            (5, nil, "checking", 0, .billAlreadyPaid), (6, nil, "checking", 0, .billNotFound),
            (1, nil, "attic", 0, .unknownAccount),
            (1, nil, "euro", 0, .currencyMismatch),
        ] as [(Int, Int?, String, Int, BankError.Code?)])
    func bills(id: Int, cents: Int?, account: String, paid: Int, expected: BankError.Code?) throws {
        let branch = try Branch()
        let amount = cents.map(dollars)
        let before = try branch.service.accounts()
        #expect(code { try branch.service.plan(payingBill: id, amount: amount, from: account, note: nil) } == expected)
        for _ in 1...2 {
            let payment = code { try branch.service.pay(bill: id, amount: amount, from: account, note: nil, operation: "p") }
            #expect(payment == expected)
        }
        let left = zip(before, try branch.service.accounts()).map { $0.balance.cents - $1.balance.cents }
        #expect(left.reduce(0, +) == paid)
        if expected == nil, cents == nil { #expect(try branch.service.bills().first { $0.id == id }?.paid == branch.now) }
        if cents == 4500 { #expect(try branch.service.bills().first { $0.id == id }?.amountDue.cents == 182_340 - 4500) }
    }
}
