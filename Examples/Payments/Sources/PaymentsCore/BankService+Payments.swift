import Foundation
import GRDB

extension BankService {
    /// What sending would come to: from which account, at which fee. Nothing is booked.
    ///
    /// - Throws: `BankError`, such as `amountAboveMaximum`, `insufficientFunds` or `payeeHasNoAccount`.
    public func plan(sending amount: Money, to payee: Payee, note: String?) throws(BankError) -> Payment {
        try read { database, _ in
            let payment = try plan(amount, to: payee, note: note, in: database)
            let account = try ownAccount(payment.account, in: database)
            guard account.balance.cents >= amount.cents + payment.fee.cents else {
                throw BankError(.insufficientFunds, "the account does not hold that much")
            }
            return payment
        }
    }

    /// Sends money, once an operation: sending again returns the same payment.
    ///
    /// - Throws: `BankError`, such as `insufficientFunds`; nothing is booked then.
    public func send(_ amount: Money, to payee: Payee, note: String?, operation: String) throws(BankError) -> Payment {
        try write { database, instant in
            if let payment = try booked(Payment.self, operation: operation, in: database) { return payment }
            var payment = try plan(amount, to: payee, note: note, in: database)
            payment.booked = instant
            let outside = "payee:\(payee.id):\(amount.currency.rawValue)"
            try Ledger.openOutside(outside, name: payee.name, currency: amount.currency, in: database)
            let postings = [
                Ledger.Posting(
                    account: payment.account, amount: Money(cents: -amount.cents - payment.fee.cents, amount.currency)),
                Ledger.Posting(account: outside, amount: amount),
                Ledger.Posting(account: "fees:\(amount.currency.rawValue)", amount: payment.fee),
            ]
            try book(postings, as: payment, operation: operation, at: instant, in: database)
            return payment
        }
    }

    /// The payment that was booked for the operation; `nil` if none was.
    public func payment(operation: String) throws(BankError) -> Payment? {
        try read { database, _ in try booked(Payment.self, operation: operation, in: database) }
    }

    /// Asks someone for money, once an operation.
    ///
    /// - Throws: `BankError`, such as `amountBelowMinimum` or `payeeHasNoAccount`.
    public func request(_ amount: Money, from payer: Payee, note: String?, operation: String) throws(BankError) -> MoneyRequest {
        try write { database, instant in
            if let request = try BankStore.request(operation: operation, in: database) { return request }
            try checkRequest(for: amount, from: payer)
            let request = MoneyRequest(payer: payer, amount: amount, note: note, asked: instant)
            try BankStore.insert(request, operation: operation, in: database)
            return request
        }
    }

    /// Whether someone may be asked for that much.
    ///
    /// - Throws: `BankError`, such as `amountBelowMinimum` or `payeeHasNoAccount`.
    public func checkRequest(for amount: Money, from payer: Payee) throws(BankError) {
        try PaymentPolicy.check(amount)
        if payer.isClosed { throw BankError(.payeeHasNoAccount, "that account has been closed") }
    }

    private func plan(_ amount: Money, to payee: Payee, note: String?, in database: Database) throws -> Payment {
        try PaymentPolicy.check(amount)
        if payee.isClosed { throw BankError(.payeeHasNoAccount, "that account has been closed") }
        guard let account = try Ledger.ownAccounts(in: database).first(where: { $0.balance.currency == amount.currency }) else {
            throw BankError(.unknownAccount, "there is no account in \(amount.currency.rawValue)")
        }
        return Payment(payee: payee, amount: amount, fee: PaymentPolicy.fee(for: amount), note: note, account: account.id)
    }

    /// What was booked for the operation; `nil` when nothing was.
    func booked<Content: Decodable>(_ type: Content.Type, operation: String, in database: Database) throws -> Content? {
        try Ledger.body(of: operation, in: database).map { try BankStore.decoded(type, from: $0) }
    }

    func book(
        _ postings: [Ledger.Posting], as content: some Encodable, operation: String, at instant: Date, in database: Database
    ) throws {
        try Ledger.book(postings, operation: operation, body: BankStore.encoded(content), at: instant, in: database)
    }

    func ownAccount(_ id: String, in database: Database) throws -> Account {
        guard let account = try Ledger.ownAccounts(in: database).first(where: { $0.id == id }) else {
            throw BankError(.unknownAccount, "there is no account '\(id)'")
        }
        return account
    }
}
