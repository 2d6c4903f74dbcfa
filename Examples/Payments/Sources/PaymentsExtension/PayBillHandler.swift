import Intents
import PaymentsCore

/// Pays bills.
final class PayBillHandler: NSObject, INPayBillIntentHandling {
    func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
        do {
            let bills = try BankService.shared().bills()
            // Whoever sends no bill is not taken for somebody who does.
            if let payee = intent.billPayee, !bills.contains(where: payee.means) { return .unsupported() }
            let unpaid = bills.filter { $0.paid == nil }
            let meant = unpaid.filter { intent.means($0) }
            let offered = meant.isEmpty ? unpaid : meant
            // Another kind of bill was named once the payee was known, who never comes with one.
            let ofKind = unpaid.filter { isOfKind(intent, besides: $0) }
            if ofKind.count == 1, let payee = ofKind[0].billPayee { return .success(with: payee) }
            if intent.namesBill, meant.count == 1, let payee = meant[0].billPayee { return .success(with: payee) }
            return offered.isEmpty ? .unsupported() : .disambiguation(with: offered.compactMap(\.billPayee))
        } catch {
            error.log(in: "resolveBillPayee(PayBill)")
            return .needsValue()
        }
    }

    /// Whether the bill is of the kind that was named, and of somebody else than the payee.
    private func isOfKind(_ intent: INPayBillIntent, besides bill: Bill) -> Bool {
        intent.billPayee != nil && intent.billType == bill.kind.billType && !intent.means(bill)
    }

    func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
        AccountResolution.account(intent.fromAccount, other: nil, default: "checking", in: "resolveFromAccount(PayBill)")
    }

    func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
        do {
            guard let bill = try intent.bill(in: .shared()) else { return .notRequired() }
            let type = intent.transactionAmount?.amountType ?? .amountDue
            let money = try bill.sum(meantBy: intent.transactionAmount)
            guard bill.paid != nil || bill.takes(money, at: BankClock.now()) else { return Self.offer(for: bill) }
            return .success(with: INPaymentAmount(amountType: type, amount: money.currencyAmount))
        } catch {
            error.log(in: "resolveTransactionAmount(PayBill)")
            return .unsupported()
        }
    }

    /// What can be paid of the bill instead: all of it, or the least that is due.
    private static func offer(for bill: Bill) -> INPaymentAmountResolutionResult {
        let total = INPaymentAmount(amountType: .amountDue, amount: bill.total(at: BankClock.now()).currencyAmount)
        guard let least = bill.minimumDue else { return .confirmationRequired(with: total) }
        return .disambiguation(with: [INPaymentAmount(amountType: .minimumDue, amount: least.currencyAmount), total])
    }

    func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
        AccountResolution.day(intent.transactionScheduledDate)
    }

    /// Tells what kind of bill it is, whatever was said.
    func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
        do {
            guard let bill = try intent.bill(in: .shared()) else { return .notRequired() }
            return .success(with: bill.kind.billType)
        } catch {
            error.log(in: "resolveBillType(PayBill)")
            return .notRequired()
        }
    }

    func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        respond(to: intent, in: "confirm(PayBill)", code: .ready) { service, bill, money, account throws(BankError) in
            try service.plan(payingBill: bill.id, amount: money, from: account, note: intent.transactionNote)
        }
    }

    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        let operation = intent.operation
        let response = respond(to: intent, in: "handle(PayBill)", code: .success) {
            service, bill, money, account throws(BankError) in
            try service.pay(bill: bill.id, amount: money, from: account, note: intent.transactionNote, operation: operation)
        }
        if response.code == .success { response.userActivity = .booking(operation) }
        return response
    }

    private func respond(
        to intent: INPayBillIntent, in method: String, code: INPayBillIntentResponseCode,
        _ action: (BankService, Bill, Money, String) throws(BankError) -> BillPayment
    ) -> INPayBillIntentResponse {
        var due: INBillDetails?
        do {
            let service = try BankService.shared()
            guard let bill = try intent.bill(in: service),
                let account = try service.accounts().account(intent.fromAccount?.nickname)
            else { return INPayBillIntentResponse(code: .failure, userActivity: nil) }
            due = bill.details(at: BankClock.now())
            let payment = try action(service, bill, bill.sum(meantBy: intent.transactionAmount), account.id)
            let response = INPayBillIntentResponse(code: code, userActivity: nil)
            response.fromAccount = try service.accounts().account(id: account.id)?.paymentAccount
            response.billDetails = (payment.booked == nil ? bill : payment.bill).details(at: BankClock.now())
            // A part of what is due may stay unpaid, but this payment is made.
            if payment.booked != nil { response.billDetails?.paymentStatus = .completed }
            response.transactionAmount = INPaymentAmount(amountType: .unknown, amount: payment.amount.currencyAmount)
            response.transactionNote = intent.transactionNote
            return response
        } catch {
            error.log(in: method)
            let isShort = error.code == .insufficientFunds
            let response = INPayBillIntentResponse(
                code: isShort ? .failureInsufficientFunds : .failure, userActivity: nil)
            response.billDetails = due
            return response
        }
    }
}

extension INPayBillIntent {
    /// Whether the bill is of the payee that was named, or of the kind where nobody was.
    func means(_ bill: Bill) -> Bool {
        if let billPayee { return billPayee.means(bill) }
        return billType == .unknown || billType == bill.kind.billType
    }

    /// Whether it was said whose bill, or what kind of bill, is to be paid.
    var namesBill: Bool { billPayee != nil || billType != .unknown }

    /// The bill to pay; the one paid last when it has been paid already, so that a repeated request finds it again. `nil` when none
    /// or several could be meant.
    func bill(in service: BankService) throws(BankError) -> Bill? {
        let bills = try service.bills().filter { means($0) }
        guard namesBill, Set(bills.map(\.biller)).count == 1 else { return nil }
        return bills.first { $0.paid == nil } ?? bills.max { ($0.paid ?? .distantPast) < ($1.paid ?? .distantPast) }
    }
}

extension INBillPayee {
    func means(_ bill: Bill) -> Bool {
        guard let nickname else { return false }
        return nickname.vocabularyIdentifier == bill.biller || bill.isFrom(nickname.spokenPhrase)
    }
}

extension Bill {
    /// What is to be paid: the sum named, the least that is due, or all of it.
    func sum(meantBy value: INPaymentAmount?) throws(BankError) -> Money {
        switch value?.amountType {
        case .minimumDue?: return minimumDue ?? total(at: BankClock.now())
        case .amountDue?, nil: return total(at: BankClock.now())
        default:
            guard let amount = value?.amount, amount.amount != nil else { return total(at: BankClock.now()) }
            return try Money(amount)
        }
    }
}
