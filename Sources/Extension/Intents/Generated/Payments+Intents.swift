// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Sends money to a person. Handled by an `INSendPaymentIntentHandling`.
open class INSendPaymentIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSendPaymentIntent" }

    public convenience init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        var record = Record(Self._recordType)
        record._set("payee", payee)
        record._set("currencyAmount", currencyAmount)
        record._set("note", note)
        self.init(_record: record)
    }

    public var payee: INPerson? { _optional("payee") }
    public var currencyAmount: INCurrencyAmount? { _optional("currencyAmount") }
    public var note: String? { _optional("note") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSendPaymentIntent.payee: "payee"
        case \INSendPaymentIntent.currencyAmount: "currencyAmount"
        case \INSendPaymentIntent.note: "note"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSendPaymentIntentIdentifier = "INSendPaymentIntent"

/// The response to an `INSendPaymentIntent`.
open class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSendPaymentIntentResponse" }

    public convenience init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSendPaymentIntentResponseCode { _value("code") }
    public var paymentRecord: INPaymentRecord? {
        get { _optional("paymentRecord") }
        set { _set("paymentRecord", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSendPaymentIntentResponse.paymentRecord: "paymentRecord"
        default: nil
        }
    }
}

/// Asks a person for money. Handled by an `INRequestPaymentIntentHandling`.
open class INRequestPaymentIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INRequestPaymentIntent" }

    public convenience init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        var record = Record(Self._recordType)
        record._set("payer", payer)
        record._set("currencyAmount", currencyAmount)
        record._set("note", note)
        self.init(_record: record)
    }

    public var payer: INPerson? { _optional("payer") }
    public var currencyAmount: INCurrencyAmount? { _optional("currencyAmount") }
    public var note: String? { _optional("note") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INRequestPaymentIntent.payer: "payer"
        case \INRequestPaymentIntent.currencyAmount: "currencyAmount"
        case \INRequestPaymentIntent.note: "note"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INRequestPaymentIntentIdentifier = "INRequestPaymentIntent"

/// The response to an `INRequestPaymentIntent`.
open class INRequestPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INRequestPaymentIntentResponse" }

    public convenience init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INRequestPaymentIntentResponseCode { _value("code") }
    public var paymentRecord: INPaymentRecord? {
        get { _optional("paymentRecord") }
        set { _set("paymentRecord", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INRequestPaymentIntentResponse.paymentRecord: "paymentRecord"
        default: nil
        }
    }
}

/// Pays a bill. Handled by an `INPayBillIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INPayBillIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INPayBillIntent" }

    public convenience init(
        billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
        transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType,
        dueDate: INDateComponentsRange?
    ) {
        var record = Record(Self._recordType)
        record._set("billPayee", billPayee)
        record._set("fromAccount", fromAccount)
        record._set("transactionAmount", transactionAmount)
        record._set("transactionScheduledDate", transactionScheduledDate)
        record._set("transactionNote", transactionNote)
        record._set("billType", billType)
        record._set("dueDate", dueDate)
        self.init(_record: record)
    }

    public var billPayee: INBillPayee? { _optional("billPayee") }
    public var fromAccount: INPaymentAccount? { _optional("fromAccount") }
    public var transactionAmount: INPaymentAmount? { _optional("transactionAmount") }
    public var transactionScheduledDate: INDateComponentsRange? { _optional("transactionScheduledDate") }
    public var transactionNote: String? { _optional("transactionNote") }
    public var billType: INBillType { _value("billType") }
    public var dueDate: INDateComponentsRange? { _optional("dueDate") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INPayBillIntent.billPayee: "billPayee"
        case \INPayBillIntent.fromAccount: "fromAccount"
        case \INPayBillIntent.transactionAmount: "transactionAmount"
        case \INPayBillIntent.transactionScheduledDate: "transactionScheduledDate"
        case \INPayBillIntent.transactionNote: "transactionNote"
        case \INPayBillIntent.billType: "billType"
        case \INPayBillIntent.dueDate: "dueDate"
        default: nil
        }
    }
}

/// The response to an `INPayBillIntent`.
@available(iOS, deprecated: 15.0)
open class INPayBillIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INPayBillIntentResponse" }

    public convenience init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INPayBillIntentResponseCode { _value("code") }
    public var fromAccount: INPaymentAccount? {
        get { _optional("fromAccount") }
        set { _set("fromAccount", newValue) }
    }
    public var billDetails: INBillDetails? {
        get { _optional("billDetails") }
        set { _set("billDetails", newValue) }
    }
    public var transactionAmount: INPaymentAmount? {
        get { _optional("transactionAmount") }
        set { _set("transactionAmount", newValue) }
    }
    public var transactionScheduledDate: INDateComponentsRange? {
        get { _optional("transactionScheduledDate") }
        set { _set("transactionScheduledDate", newValue) }
    }
    public var transactionNote: String? {
        get { _optional("transactionNote") }
        set { _set("transactionNote", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INPayBillIntentResponse.fromAccount: "fromAccount"
        case \INPayBillIntentResponse.billDetails: "billDetails"
        case \INPayBillIntentResponse.transactionAmount: "transactionAmount"
        case \INPayBillIntentResponse.transactionScheduledDate: "transactionScheduledDate"
        case \INPayBillIntentResponse.transactionNote: "transactionNote"
        default: nil
        }
    }
}

/// Finds bills. Handled by an `INSearchForBillsIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSearchForBillsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForBillsIntent" }

    public convenience init(
        billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus,
        dueDateRange: INDateComponentsRange?
    ) {
        var record = Record(Self._recordType)
        record._set("billPayee", billPayee)
        record._set("paymentDateRange", paymentDateRange)
        record._set("billType", billType)
        record._set("status", status)
        record._set("dueDateRange", dueDateRange)
        self.init(_record: record)
    }

    public var billPayee: INBillPayee? { _optional("billPayee") }
    public var paymentDateRange: INDateComponentsRange? { _optional("paymentDateRange") }
    public var billType: INBillType { _value("billType") }
    public var status: INPaymentStatus { _value("status") }
    public var dueDateRange: INDateComponentsRange? { _optional("dueDateRange") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForBillsIntent.billPayee: "billPayee"
        case \INSearchForBillsIntent.paymentDateRange: "paymentDateRange"
        case \INSearchForBillsIntent.billType: "billType"
        case \INSearchForBillsIntent.status: "status"
        case \INSearchForBillsIntent.dueDateRange: "dueDateRange"
        default: nil
        }
    }
}

/// The response to an `INSearchForBillsIntent`.
@available(iOS, deprecated: 15.0)
open class INSearchForBillsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForBillsIntentResponse" }

    public convenience init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSearchForBillsIntentResponseCode { _value("code") }
    public var bills: [INBillDetails]? {
        get { _optional("bills") }
        set { _set("bills", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForBillsIntentResponse.bills: "bills"
        default: nil
        }
    }
}

/// Finds accounts and reports their balances. Handled by an `INSearchForAccountsIntentHandling`.
open class INSearchForAccountsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForAccountsIntent" }

    public convenience init(
        accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?,
        requestedBalanceType: INBalanceType
    ) {
        var record = Record(Self._recordType)
        record._set("accountNickname", accountNickname)
        record._set("accountType", accountType)
        record._set("organizationName", organizationName)
        record._set("requestedBalanceType", requestedBalanceType)
        self.init(_record: record)
    }

    public var accountNickname: INSpeakableString? { _optional("accountNickname") }
    public var accountType: INAccountType { _value("accountType") }
    public var organizationName: INSpeakableString? { _optional("organizationName") }
    public var requestedBalanceType: INBalanceType { _value("requestedBalanceType") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForAccountsIntent.accountNickname: "accountNickname"
        case \INSearchForAccountsIntent.accountType: "accountType"
        case \INSearchForAccountsIntent.organizationName: "organizationName"
        case \INSearchForAccountsIntent.requestedBalanceType: "requestedBalanceType"
        default: nil
        }
    }
}

/// The response to an `INSearchForAccountsIntent`.
open class INSearchForAccountsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForAccountsIntentResponse" }

    public convenience init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSearchForAccountsIntentResponseCode { _value("code") }
    public var accounts: [INPaymentAccount]? {
        get { _optional("accounts") }
        set { _set("accounts", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForAccountsIntentResponse.accounts: "accounts"
        default: nil
        }
    }
}

/// Moves money between the person's own accounts. Handled by an `INTransferMoneyIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INTransferMoneyIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INTransferMoneyIntent" }

    public convenience init(
        from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
        transactionScheduledDate: INDateComponentsRange?, transactionNote: String?
    ) {
        var record = Record(Self._recordType)
        record._set("fromAccount", fromAccount)
        record._set("toAccount", toAccount)
        record._set("transactionAmount", transactionAmount)
        record._set("transactionScheduledDate", transactionScheduledDate)
        record._set("transactionNote", transactionNote)
        self.init(_record: record)
    }

    public var fromAccount: INPaymentAccount? { _optional("fromAccount") }
    public var toAccount: INPaymentAccount? { _optional("toAccount") }
    public var transactionAmount: INPaymentAmount? { _optional("transactionAmount") }
    public var transactionScheduledDate: INDateComponentsRange? { _optional("transactionScheduledDate") }
    public var transactionNote: String? { _optional("transactionNote") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INTransferMoneyIntent.fromAccount: "fromAccount"
        case \INTransferMoneyIntent.toAccount: "toAccount"
        case \INTransferMoneyIntent.transactionAmount: "transactionAmount"
        case \INTransferMoneyIntent.transactionScheduledDate: "transactionScheduledDate"
        case \INTransferMoneyIntent.transactionNote: "transactionNote"
        default: nil
        }
    }
}

/// The response to an `INTransferMoneyIntent`.
@available(iOS, deprecated: 15.0)
open class INTransferMoneyIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INTransferMoneyIntentResponse" }

    public convenience init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INTransferMoneyIntentResponseCode { _value("code") }
    public var fromAccount: INPaymentAccount? {
        get { _optional("fromAccount") }
        set { _set("fromAccount", newValue) }
    }
    public var toAccount: INPaymentAccount? {
        get { _optional("toAccount") }
        set { _set("toAccount", newValue) }
    }
    public var transactionAmount: INPaymentAmount? {
        get { _optional("transactionAmount") }
        set { _set("transactionAmount", newValue) }
    }
    public var transactionScheduledDate: INDateComponentsRange? {
        get { _optional("transactionScheduledDate") }
        set { _set("transactionScheduledDate", newValue) }
    }
    public var transactionNote: String? {
        get { _optional("transactionNote") }
        set { _set("transactionNote", newValue) }
    }
    public var transferFee: INCurrencyAmount? {
        get { _optional("transferFee") }
        set { _set("transferFee", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INTransferMoneyIntentResponse.fromAccount: "fromAccount"
        case \INTransferMoneyIntentResponse.toAccount: "toAccount"
        case \INTransferMoneyIntentResponse.transactionAmount: "transactionAmount"
        case \INTransferMoneyIntentResponse.transactionScheduledDate: "transactionScheduledDate"
        case \INTransferMoneyIntentResponse.transactionNote: "transactionNote"
        case \INTransferMoneyIntentResponse.transferFee: "transferFee"
        default: nil
        }
    }
}
