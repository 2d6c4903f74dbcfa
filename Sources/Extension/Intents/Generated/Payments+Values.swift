// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INBalanceAmount`.
open class INBalanceAmount: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INBalanceAmount" }

    @available(*, unavailable, message: "INBalanceAmount has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init?(amount: NSDecimalNumber, balanceType: INBalanceType) {
        var record = Record(Self._recordType)
        record._set("amount", amount)
        record._set("balanceType", balanceType)
        self.init(_record: record)
    }

    public convenience init(amount: NSDecimalNumber, currencyCode: String) {
        var record = Record(Self._recordType)
        record._set("amount", amount)
        record._set("currencyCode", currencyCode)
        self.init(_record: record)
    }

    public var amount: NSDecimalNumber? { _optional("amount") }
    public var balanceType: INBalanceType { _value("balanceType") }
    public var currencyCode: String? { _optional("currencyCode") }
}

/// A view of a record of the type `INBillDetails`.
@available(iOS, deprecated: 15.0)
open class INBillDetails: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INBillDetails" }

    @available(*, unavailable, message: "INBillDetails has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init?(
        billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?,
        minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?
    ) {
        var record = Record(Self._recordType)
        record._set("billType", billType)
        record._set("paymentStatus", paymentStatus)
        record._set("billPayee", billPayee)
        record._set("amountDue", amountDue)
        record._set("minimumDue", minimumDue)
        record._set("lateFee", lateFee)
        record._set("dueDate", dueDate)
        record._set("paymentDate", paymentDate)
        self.init(_record: record)
    }

    public var billPayee: INBillPayee? {
        get { _optional("billPayee") }
        set { _set("billPayee", newValue) }
    }
    public var amountDue: INCurrencyAmount? {
        get { _optional("amountDue") }
        set { _set("amountDue", newValue) }
    }
    public var minimumDue: INCurrencyAmount? {
        get { _optional("minimumDue") }
        set { _set("minimumDue", newValue) }
    }
    public var lateFee: INCurrencyAmount? {
        get { _optional("lateFee") }
        set { _set("lateFee", newValue) }
    }
    public var dueDate: DateComponents? {
        get { _optional("dueDate") }
        set { _set("dueDate", newValue) }
    }
    public var paymentDate: DateComponents? {
        get { _optional("paymentDate") }
        set { _set("paymentDate", newValue) }
    }
    public var billType: INBillType {
        get { _value("billType") }
        set { _set("billType", newValue) }
    }
    public var paymentStatus: INPaymentStatus {
        get { _value("paymentStatus") }
        set { _set("paymentStatus", newValue) }
    }
}

/// A view of a record of the type `INBillPayee`.
@available(iOS, deprecated: 15.0)
open class INBillPayee: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INBillPayee" }

    @available(*, unavailable, message: "INBillPayee has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("nickname", nickname)
        record._set("accountNumber", number)
        record._set("organizationName", organizationName)
        self.init(_record: record)
    }

    public var nickname: INSpeakableString? { _optional("nickname") }
    public var accountNumber: String? { _optional("accountNumber") }
    public var organizationName: INSpeakableString? { _optional("organizationName") }
}

/// A view of a record of the type `INPaymentAccount`.
open class INPaymentAccount: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPaymentAccount" }

    @available(*, unavailable, message: "INPaymentAccount has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?,
        balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?
    ) {
        var record = Record(Self._recordType)
        record._set("nickname", nickname)
        record._set("accountNumber", number)
        record._set("accountType", accountType)
        record._set("organizationName", organizationName)
        record._set("balance", balance)
        record._set("secondaryBalance", secondaryBalance)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init?(
        nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?
    ) {
        var record = Record(Self._recordType)
        record._set("nickname", nickname)
        record._set("accountNumber", number)
        record._set("accountType", accountType)
        record._set("organizationName", organizationName)
        self.init(_record: record)
    }

    public var nickname: INSpeakableString? { _optional("nickname") }
    public var accountNumber: String? { _optional("accountNumber") }
    public var accountType: INAccountType { _value("accountType") }
    public var organizationName: INSpeakableString? { _optional("organizationName") }
    public var balance: INBalanceAmount? { _optional("balance") }
    public var secondaryBalance: INBalanceAmount? { _optional("secondaryBalance") }
}

/// A view of a record of the type `INPaymentAmount`.
open class INPaymentAmount: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPaymentAmount" }

    @available(*, unavailable, message: "INPaymentAmount has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(amountType: INAmountType, amount: INCurrencyAmount) {
        var record = Record(Self._recordType)
        record._set("amountType", amountType)
        record._set("amount", amount)
        self.init(_record: record)
    }

    public var amount: INCurrencyAmount? { _optional("amount") }
    public var amountType: INAmountType { _value("amountType") }
}

/// A view of a record of the type `INPaymentRecord`.
open class INPaymentRecord: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPaymentRecord" }

    @available(*, unavailable, message: "INPaymentRecord has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init?(
        payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?,
        status: INPaymentStatus, feeAmount: INCurrencyAmount?
    ) {
        var record = Record(Self._recordType)
        record._set("payee", payee)
        record._set("payer", payer)
        record._set("currencyAmount", currencyAmount)
        record._set("paymentMethod", paymentMethod)
        record._set("note", note)
        record._set("status", status)
        record._set("feeAmount", feeAmount)
        self.init(_record: record)
    }

    public convenience init?(
        payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?,
        status: INPaymentStatus
    ) {
        var record = Record(Self._recordType)
        record._set("payee", payee)
        record._set("payer", payer)
        record._set("currencyAmount", currencyAmount)
        record._set("paymentMethod", paymentMethod)
        record._set("note", note)
        record._set("status", status)
        self.init(_record: record)
    }

    public var payee: INPerson? { _optional("payee") }
    public var payer: INPerson? { _optional("payer") }
    public var currencyAmount: INCurrencyAmount? { _optional("currencyAmount") }
    public var note: String? { _optional("note") }
    public var status: INPaymentStatus { _value("status") }
    public var paymentMethod: INPaymentMethod? { _optional("paymentMethod") }
    public var feeAmount: INCurrencyAmount? { _optional("feeAmount") }
}
