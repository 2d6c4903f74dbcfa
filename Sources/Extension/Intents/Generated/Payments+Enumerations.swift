// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INAccountType`, stored as their raw values.
public enum INAccountType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case checking = 1
    case credit = 2
    case debit = 3
    case investment = 4
    case mortgage = 5
    case prepaid = 6
    case saving = 7

    public static var _absent: INAccountType { .unknown }
}

/// Values of the type `INAmountType`, stored as their raw values.
public enum INAmountType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case minimumDue = 1
    case amountDue = 2
    case currentBalance = 3
    case maximumTransferAmount = 4
    case minimumTransferAmount = 5
    case statementBalance = 6

    public static var _absent: INAmountType { .unknown }
}

/// Values of the type `INBalanceType`, stored as their raw values.
public enum INBalanceType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case money = 1
    case points = 2
    case miles = 3

    public static var _absent: INBalanceType { .unknown }
}

/// Values of the type `INBillType`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INBillType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case autoInsurance = 1
    case cable = 2
    case carLease = 3
    case carLoan = 4
    case creditCard = 5
    case electricity = 6
    case gas = 7
    case garbageAndRecycling = 8
    case healthInsurance = 9
    case homeInsurance = 10
    case internet = 11
    case lifeInsurance = 12
    case mortgage = 13
    case musicStreaming = 14
    case phone = 15
    case rent = 16
    case sewer = 17
    case studentLoan = 18
    case trafficTicket = 19
    case tuition = 20
    case utilities = 21
    case water = 22

    public static var _absent: INBillType { .unknown }
}

/// Values of the type `INPayBillIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INPayBillIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureInsufficientFunds = 7

    public static var _absent: INPayBillIntentResponseCode { .unspecified }
}

/// Values of the type `INPaymentStatus`, stored as their raw values.
public enum INPaymentStatus: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case pending = 1
    case completed = 2
    case canceled = 3
    case failed = 4
    case unpaid = 5

    public static var _absent: INPaymentStatus { .unknown }
}

/// Values of the type `INRequestPaymentCurrencyAmountUnsupportedReason`, stored as their raw values.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, _EnumerationValue, Sendable {
    case paymentsAmountBelowMinimum = 1
    case paymentsAmountAboveMaximum = 2
    case paymentsCurrencyUnsupported = 3

    public static var _absent: INRequestPaymentCurrencyAmountUnsupportedReason { .paymentsAmountBelowMinimum }
}

/// Values of the type `INRequestPaymentIntentResponseCode`, stored as their raw values.
public enum INRequestPaymentIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failurePaymentsAmountBelowMinimum = 7
    case failurePaymentsAmountAboveMaximum = 8
    case failurePaymentsCurrencyUnsupported = 9
    case failureNoBankAccount = 10
    case failureNotEligible = 11
    case failureTermsAndConditionsAcceptanceRequired = 12

    public static var _absent: INRequestPaymentIntentResponseCode { .unspecified }
}

/// Values of the type `INRequestPaymentPayerUnsupportedReason`, stored as their raw values.
public enum INRequestPaymentPayerUnsupportedReason: Int, _EnumerationValue, Sendable {
    case credentialsUnverified = 1
    case noAccount = 2
    case noValidHandle = 3

    public static var _absent: INRequestPaymentPayerUnsupportedReason { .credentialsUnverified }
}

/// Values of the type `INSearchForAccountsIntentResponseCode`, stored as their raw values.
public enum INSearchForAccountsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureAccountNotFound = 7
    case failureTermsAndConditionsAcceptanceRequired = 8
    case failureNotEligible = 9

    public static var _absent: INSearchForAccountsIntentResponseCode { .unspecified }
}

/// Values of the type `INSearchForBillsIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSearchForBillsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureBillNotFound = 7

    public static var _absent: INSearchForBillsIntentResponseCode { .unspecified }
}

/// Values of the type `INSendPaymentCurrencyAmountUnsupportedReason`, stored as their raw values.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, _EnumerationValue, Sendable {
    case paymentsAmountBelowMinimum = 1
    case paymentsAmountAboveMaximum = 2
    case paymentsCurrencyUnsupported = 3

    public static var _absent: INSendPaymentCurrencyAmountUnsupportedReason { .paymentsAmountBelowMinimum }
}

/// Values of the type `INSendPaymentIntentResponseCode`, stored as their raw values.
public enum INSendPaymentIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failurePaymentsAmountBelowMinimum = 7
    case failurePaymentsAmountAboveMaximum = 8
    case failurePaymentsCurrencyUnsupported = 9
    case failureInsufficientFunds = 10
    case failureNoBankAccount = 11
    case failureNotEligible = 12
    case failureTermsAndConditionsAcceptanceRequired = 13

    public static var _absent: INSendPaymentIntentResponseCode { .unspecified }
}

/// Values of the type `INSendPaymentPayeeUnsupportedReason`, stored as their raw values.
public enum INSendPaymentPayeeUnsupportedReason: Int, _EnumerationValue, Sendable {
    case credentialsUnverified = 1
    case insufficientFunds = 2
    case noAccount = 3
    case noValidHandle = 4

    public static var _absent: INSendPaymentPayeeUnsupportedReason { .credentialsUnverified }
}

/// Values of the type `INTransferMoneyIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INTransferMoneyIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureInsufficientFunds = 7

    public static var _absent: INTransferMoneyIntentResponseCode { .unspecified }
}
