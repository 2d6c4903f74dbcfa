import Foundation
import GRDB

extension BankService {
    /// Whether the transfer can be made. Nothing is booked.
    ///
    /// - Throws: `BankError` with code `sameAccount`, `unknownAccount`, `currencyMismatch`, `amountBelowMinimum` or
    ///   `insufficientFunds`.
    public func check(_ transfer: Transfer) throws(BankError) {
        try read { database, _ in
            try check(transfer, in: database)
            guard try ownAccount(transfer.source, in: database).balance.cents >= transfer.amount.cents else {
                throw BankError(.insufficientFunds, "the account does not hold that much")
            }
        }
    }

    /// Moves money between own accounts, once an operation: transferring again returns the same transfer.
    public func transfer(_ transfer: Transfer, operation: String) throws(BankError) -> Transfer {
        try write { database, instant in
            if let done = try booked(Transfer.self, operation: operation, in: database) { return done }
            try check(transfer, in: database)
            var done = transfer
            done.booked = instant
            let debit = Money(cents: -transfer.amount.cents, transfer.amount.currency)
            let postings = [
                Ledger.Posting(account: transfer.source, amount: debit),
                Ledger.Posting(account: transfer.destination, amount: transfer.amount),
            ]
            try book(postings, as: done, operation: operation, at: instant, in: database)
            return done
        }
    }

    /// What paying that much of the bill would come to; nothing is booked.
    ///
    /// - Parameter amount: `nil` pays all of it, with the late fee where it is overdue.
    /// - Throws: `BankError`, such as `billNotFound`, `billAlreadyPaid`, `amountBelowMinimum` or `insufficientFunds`.
    public func plan(payingBill id: Int, amount: Money?, from account: String, note: String?) throws(BankError) -> BillPayment {
        try read { database, instant in
            let payment = try plan(id, amount, from: account, note, at: instant, in: database)
            guard try ownAccount(account, in: database).balance.cents >= payment.amount.cents else {
                throw BankError(.insufficientFunds, "the account does not hold that much")
            }
            return payment
        }
    }

    /// Pays a bill, once an operation: paying again returns the same payment.
    public func pay(
        bill id: Int, amount: Money?, from account: String, note: String?, operation: String
    ) throws(BankError) -> BillPayment {
        try write { database, instant in
            if let payment = try booked(BillPayment.self, operation: operation, in: database) { return payment }
            var payment = try plan(id, amount, from: account, note, at: instant, in: database)
            payment.booked = instant
            let outside = "biller:\(payment.bill.biller)"
            try Ledger.openOutside(outside, name: payment.bill.billerName, currency: payment.amount.currency, in: database)
            let debit = Money(cents: -payment.amount.cents, payment.amount.currency)
            let postings = [
                Ledger.Posting(account: account, amount: debit), Ledger.Posting(account: outside, amount: payment.amount),
            ]
            try book(postings, as: payment, operation: operation, at: instant, in: database)
            try BankStore.save(payment.bill, in: database)
            return payment
        }
    }

    private func check(_ transfer: Transfer, in database: Database) throws {
        guard transfer.source != transfer.destination else { throw BankError(.sameAccount, "both accounts are the same") }
        guard transfer.amount.cents > 0 else { throw BankError(.amountBelowMinimum, "an amount must be more than zero") }
        for id in [transfer.source, transfer.destination] {
            guard try ownAccount(id, in: database).balance.currency == transfer.amount.currency else {
                throw BankError(.currencyMismatch, "the account '\(id)' does not hold \(transfer.amount.currency.rawValue)")
            }
        }
    }

    /// Pays in full, or in part where the rest stays due.
    private func plan(
        _ id: Int, _ amount: Money?, from account: String, _ note: String?, at instant: Date, in database: Database
    ) throws -> BillPayment {
        guard var bill = try BankStore.bills(in: database).first(where: { $0.id == id }) else {
            throw BankError(.billNotFound, "there is no bill \(id)")
        }
        guard bill.paid == nil else { throw BankError(.billAlreadyPaid, "bill \(id) has been paid") }
        let total = bill.total(at: instant)
        let sum = amount ?? total
        guard sum.currency == total.currency, try ownAccount(account, in: database).balance.currency == total.currency else {
            throw BankError(.currencyMismatch, "the bill is in \(total.currency.rawValue)")
        }
        guard sum.cents <= total.cents else { throw BankError(.amountAboveMaximum, "the bill comes to less than that") }
        guard sum.cents >= min(bill.minimumDue?.cents ?? total.cents, total.cents) else {
            throw BankError(.amountBelowMinimum, "more than that must be paid of this bill")
        }
        bill.amountDue.cents = total.cents - sum.cents
        bill.minimumDue = nil
        // The rest holds the late fee already.
        if instant > bill.due { bill.lateFee.cents = 0 }
        if bill.amountDue.cents == 0 {
            bill.amountDue = sum
            bill.paid = instant
        }
        return BillPayment(bill: bill, account: account, amount: sum, note: note)
    }
}
