import Intents
import PaymentsCore

// The bank's values as the objects that Intents shows, and back.

extension Money {
    /// - Throws: `BankError`, such as `currencyUnsupported` or `amountBelowMinimum`.
    init(_ value: INCurrencyAmount) throws(BankError) {
        // Who names no currency means the one that they bank in.
        try self.init(value.amount?.decimalValue ?? .nan, currencyCode: value.currencyCode ?? Currency.dollar.rawValue)
    }

    var currencyAmount: INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: currency.rawValue)
    }
}

extension Account {
    var speakableName: INSpeakableString {
        INSpeakableString(vocabularyIdentifier: id, spokenPhrase: name, pronunciationHint: nil)
    }

    var paymentAccount: INPaymentAccount {
        INPaymentAccount(
            nickname: speakableName, number: number, accountType: kind == .checking ? .checking : .saving,
            organizationName: INSpeakableString(spokenPhrase: "Pocket Bank"),
            balance: INBalanceAmount(amount: NSDecimalNumber(decimal: balance.amount), currencyCode: balance.currency.rawValue),
            secondaryBalance: nil)
    }

    var paymentMethod: INPaymentMethod {
        INPaymentMethod(type: kind == .checking ? .checking : .savings, name: name, identificationHint: number, icon: nil)
    }
}

extension [Account] {
    /// The account meant, by its vocabulary identifier or its name; `nil` when there is none.
    func account(_ name: INSpeakableString?) -> Account? {
        guard let name else { return nil }
        return first { $0.id == name.vocabularyIdentifier } ?? first { $0.isCalled(name.spokenPhrase) }
    }

    func account(id: String) -> Account? { first { $0.id == id } }
}

extension Payment {
    func record(payee person: INPerson?, from account: Account?) -> INPaymentRecord? {
        INPaymentRecord(
            payee: person, payer: nil, currencyAmount: amount.currencyAmount, paymentMethod: account?.paymentMethod, note: note,
            status: booked == nil ? .pending : .completed, feeAmount: fee.cents == 0 ? nil : fee.currencyAmount)
    }
}

extension Bill {
    var billPayee: INBillPayee? {
        INBillPayee(
            nickname: INSpeakableString(vocabularyIdentifier: biller, spokenPhrase: billerName, pronunciationHint: nil),
            number: reference, organizationName: INSpeakableString(spokenPhrase: billerName))
    }

    func details(at instant: Date) -> INBillDetails? {
        INBillDetails(
            billType: kind.billType, paymentStatus: paid == nil ? .unpaid : .completed, billPayee: billPayee,
            amountDue: amountDue.currencyAmount, minimumDue: minimumDue?.currencyAmount,
            lateFee: instant > due && paid == nil ? lateFee.currencyAmount : nil, dueDate: .day(due),
            paymentDate: paid.map { .day($0) })
    }
}

extension Bill.Kind {
    var billType: INBillType {
        switch self {
        case .electricity: .electricity
        case .water: .water
        case .internet: .internet
        case .creditCard: .creditCard
        }
    }
}

extension DateComponents {
    static func day(_ date: Date) -> DateComponents {
        Calendar.current.dateComponents([.calendar, .timeZone, .year, .month, .day], from: date)
    }
}

extension INDateComponentsRange {
    /// Whether the day or days named hold the instant; an end that is missing is open, one with a time of day is that instant.
    func contains(_ instant: Date) -> Bool {
        let calendar = startDateComponents?.calendar ?? Calendar.current
        if let start = startDateComponents.flatMap(calendar.date(from:)), instant < calendar.startOfDay(for: start) {
            return false
        }
        guard let end = endDateComponents.flatMap(calendar.date(from:)) else { return true }
        if endDateComponents?.hour != nil { return instant <= end }
        return instant < calendar.startOfDay(for: end).addingTimeInterval(86_400)
    }
}
