// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum PaymentsDefinitions {
    static let intents: [IntentDefinition] = [
        sendPaymentIntent, requestPaymentIntent, payBillIntent, searchForBillsIntent, searchForAccountsIntent,
        transferMoneyIntent,
    ]
    static let records: [RecordDefinition] = [
        balanceAmount, billDetails, billPayee, paymentAccount, paymentAmount, paymentRecord,
    ]
    static let enumerations: [EnumerationDefinition] = [
        accountType, amountType, balanceType, billType, payBillIntentResponseCode, paymentStatus,
        requestPaymentCurrencyAmountUnsupportedReason, requestPaymentIntentResponseCode, requestPaymentPayerUnsupportedReason,
        searchForAccountsIntentResponseCode, searchForBillsIntentResponseCode, sendPaymentCurrencyAmountUnsupportedReason,
        sendPaymentIntentResponseCode, sendPaymentPayeeUnsupportedReason, transferMoneyIntentResponseCode,
    ]

    private static let sendPaymentIntent = IntentDefinition(
        name: "INSendPaymentIntent", domain: "Payments", handlingProtocol: "INSendPaymentIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "payee", type: ValueType.record("INPerson"), isResolvable: true,
                reasons: [1: "credentialsUnverified", 2: "insufficientFunds", 3: "noAccount", 4: "noValidHandle"], substitutes: []
            ),
            ParameterDefinition(
                name: "currencyAmount", type: ValueType.record("INCurrencyAmount"), isResolvable: true,
                reasons: [1: "paymentsAmountBelowMinimum", 2: "paymentsAmountAboveMaximum", 3: "paymentsCurrencyUnsupported"],
                substitutes: []),
            ParameterDefinition(name: "note", type: ValueType.string, isResolvable: true),
        ],
        response: "INSendPaymentIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failurePaymentsAmountBelowMinimum", raw: 7),
            NamedRawValue(name: "failurePaymentsAmountAboveMaximum", raw: 8),
            NamedRawValue(name: "failurePaymentsCurrencyUnsupported", raw: 9),
            NamedRawValue(name: "failureInsufficientFunds", raw: 10),
            NamedRawValue(name: "failureNoBankAccount", raw: 11),
            NamedRawValue(name: "failureNotEligible", raw: 12),
            NamedRawValue(name: "failureTermsAndConditionsAcceptanceRequired", raw: 13),
        ],
        responseFields: [
            FieldDefinition(name: "paymentRecord", type: ValueType.record("INPaymentRecord"))
        ],
        alwaysConfirms: true
    )

    private static let requestPaymentIntent = IntentDefinition(
        name: "INRequestPaymentIntent", domain: "Payments", handlingProtocol: "INRequestPaymentIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "payer", type: ValueType.record("INPerson"), isResolvable: true,
                reasons: [1: "credentialsUnverified", 2: "noAccount", 3: "noValidHandle"], substitutes: []),
            ParameterDefinition(
                name: "currencyAmount", type: ValueType.record("INCurrencyAmount"), isResolvable: true,
                reasons: [1: "paymentsAmountBelowMinimum", 2: "paymentsAmountAboveMaximum", 3: "paymentsCurrencyUnsupported"],
                substitutes: []),
            ParameterDefinition(name: "note", type: ValueType.string, isResolvable: true),
        ],
        response: "INRequestPaymentIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failurePaymentsAmountBelowMinimum", raw: 7),
            NamedRawValue(name: "failurePaymentsAmountAboveMaximum", raw: 8),
            NamedRawValue(name: "failurePaymentsCurrencyUnsupported", raw: 9),
            NamedRawValue(name: "failureNoBankAccount", raw: 10),
            NamedRawValue(name: "failureNotEligible", raw: 11),
            NamedRawValue(name: "failureTermsAndConditionsAcceptanceRequired", raw: 12),
        ],
        responseFields: [
            FieldDefinition(name: "paymentRecord", type: ValueType.record("INPaymentRecord"))
        ],
        alwaysConfirms: true
    )

    private static let payBillIntent = IntentDefinition(
        name: "INPayBillIntent", domain: "Payments", handlingProtocol: "INPayBillIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "billPayee", type: ValueType.record("INBillPayee"), isResolvable: true,
                substitutes: [Substitute("billType")]),
            ParameterDefinition(name: "fromAccount", type: ValueType.record("INPaymentAccount"), isResolvable: true),
            ParameterDefinition(name: "transactionAmount", type: ValueType.record("INPaymentAmount"), isResolvable: true),
            ParameterDefinition(
                name: "transactionScheduledDate", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "transactionNote", type: ValueType.string, isResolvable: true),
            ParameterDefinition(name: "billType", type: ValueType.enumeration("INBillType"), isResolvable: true),
            ParameterDefinition(name: "dueDate", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
        ],
        response: "INPayBillIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureInsufficientFunds", raw: 7),
        ],
        responseFields: [
            FieldDefinition(name: "fromAccount", type: ValueType.record("INPaymentAccount")),
            FieldDefinition(name: "billDetails", type: ValueType.record("INBillDetails")),
            FieldDefinition(name: "transactionAmount", type: ValueType.record("INPaymentAmount")),
            FieldDefinition(name: "transactionScheduledDate", type: ValueType.record("INDateComponentsRange")),
            FieldDefinition(name: "transactionNote", type: ValueType.string),
        ],
        alwaysConfirms: true
    )

    private static let searchForBillsIntent = IntentDefinition(
        name: "INSearchForBillsIntent", domain: "Payments", handlingProtocol: "INSearchForBillsIntentHandling",
        parameters: [
            ParameterDefinition(name: "billPayee", type: ValueType.record("INBillPayee"), isResolvable: true),
            ParameterDefinition(name: "paymentDateRange", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "billType", type: ValueType.enumeration("INBillType"), isResolvable: true),
            ParameterDefinition(name: "status", type: ValueType.enumeration("INPaymentStatus"), isResolvable: true),
            ParameterDefinition(name: "dueDateRange", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
        ],
        response: "INSearchForBillsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureBillNotFound", raw: 7),
        ],
        responseFields: [
            FieldDefinition(name: "bills", type: ValueType.list(ValueType.record("INBillDetails")))
        ],
        alwaysConfirms: false
    )

    private static let searchForAccountsIntent = IntentDefinition(
        name: "INSearchForAccountsIntent", domain: "Payments", handlingProtocol: "INSearchForAccountsIntentHandling",
        parameters: [
            ParameterDefinition(name: "accountNickname", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "accountType", type: ValueType.enumeration("INAccountType"), isResolvable: true),
            ParameterDefinition(name: "organizationName", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "requestedBalanceType", type: ValueType.enumeration("INBalanceType"), isResolvable: true),
        ],
        response: "INSearchForAccountsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureAccountNotFound", raw: 7),
            NamedRawValue(name: "failureTermsAndConditionsAcceptanceRequired", raw: 8),
            NamedRawValue(name: "failureNotEligible", raw: 9),
        ],
        responseFields: [
            FieldDefinition(name: "accounts", type: ValueType.list(ValueType.record("INPaymentAccount")))
        ],
        alwaysConfirms: false
    )

    private static let transferMoneyIntent = IntentDefinition(
        name: "INTransferMoneyIntent", domain: "Payments", handlingProtocol: "INTransferMoneyIntentHandling",
        parameters: [
            ParameterDefinition(name: "fromAccount", type: ValueType.record("INPaymentAccount"), isResolvable: true),
            ParameterDefinition(
                name: "toAccount", type: ValueType.record("INPaymentAccount"), isResolvable: true,
                substitutes: [Substitute("fromAccount")]),
            ParameterDefinition(
                name: "transactionAmount", type: ValueType.record("INPaymentAmount"), isResolvable: true, substitutes: []),
            ParameterDefinition(
                name: "transactionScheduledDate", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "transactionNote", type: ValueType.string, isResolvable: true),
        ],
        response: "INTransferMoneyIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureInsufficientFunds", raw: 7),
        ],
        responseFields: [
            FieldDefinition(name: "fromAccount", type: ValueType.record("INPaymentAccount")),
            FieldDefinition(name: "toAccount", type: ValueType.record("INPaymentAccount")),
            FieldDefinition(name: "transactionAmount", type: ValueType.record("INPaymentAmount")),
            FieldDefinition(name: "transactionScheduledDate", type: ValueType.record("INDateComponentsRange")),
            FieldDefinition(name: "transactionNote", type: ValueType.string),
            FieldDefinition(name: "transferFee", type: ValueType.record("INCurrencyAmount")),
        ],
        alwaysConfirms: true
    )

    private static let balanceAmount = RecordDefinition(
        name: "INBalanceAmount",
        fields: [
            FieldDefinition(name: "amount", type: ValueType.decimal),
            FieldDefinition(name: "balanceType", type: ValueType.enumeration("INBalanceType")),
            FieldDefinition(name: "currencyCode", type: ValueType.string),
        ]
    )

    private static let billDetails = RecordDefinition(
        name: "INBillDetails",
        fields: [
            FieldDefinition(name: "billPayee", type: ValueType.record("INBillPayee")),
            FieldDefinition(name: "amountDue", type: ValueType.record("INCurrencyAmount")),
            FieldDefinition(name: "minimumDue", type: ValueType.record("INCurrencyAmount")),
            FieldDefinition(name: "lateFee", type: ValueType.record("INCurrencyAmount")),
            FieldDefinition(name: "dueDate", type: ValueType.dateComponents),
            FieldDefinition(name: "paymentDate", type: ValueType.dateComponents),
            FieldDefinition(name: "billType", type: ValueType.enumeration("INBillType")),
            FieldDefinition(name: "paymentStatus", type: ValueType.enumeration("INPaymentStatus")),
        ]
    )

    private static let billPayee = RecordDefinition(
        name: "INBillPayee",
        fields: [
            FieldDefinition(name: "nickname", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "accountNumber", type: ValueType.string),
            FieldDefinition(name: "organizationName", type: ValueType.record("INSpeakableString")),
        ]
    )

    private static let paymentAccount = RecordDefinition(
        name: "INPaymentAccount",
        fields: [
            FieldDefinition(name: "nickname", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "accountNumber", type: ValueType.string),
            FieldDefinition(name: "accountType", type: ValueType.enumeration("INAccountType")),
            FieldDefinition(name: "organizationName", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "balance", type: ValueType.record("INBalanceAmount")),
            FieldDefinition(name: "secondaryBalance", type: ValueType.record("INBalanceAmount")),
        ]
    )

    private static let paymentAmount = RecordDefinition(
        name: "INPaymentAmount",
        fields: [
            FieldDefinition(name: "amount", type: ValueType.record("INCurrencyAmount")),
            FieldDefinition(name: "amountType", type: ValueType.enumeration("INAmountType")),
        ]
    )

    private static let paymentRecord = RecordDefinition(
        name: "INPaymentRecord",
        fields: [
            FieldDefinition(name: "payee", type: ValueType.record("INPerson")),
            FieldDefinition(name: "payer", type: ValueType.record("INPerson")),
            FieldDefinition(name: "currencyAmount", type: ValueType.record("INCurrencyAmount")),
            FieldDefinition(name: "note", type: ValueType.string),
            FieldDefinition(name: "status", type: ValueType.enumeration("INPaymentStatus")),
            FieldDefinition(name: "paymentMethod", type: ValueType.record("INPaymentMethod")),
            FieldDefinition(name: "feeAmount", type: ValueType.record("INCurrencyAmount")),
        ]
    )

    private static let accountType = EnumerationDefinition(
        name: "INAccountType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "checking", raw: 1),
            NamedRawValue(name: "credit", raw: 2),
            NamedRawValue(name: "debit", raw: 3),
            NamedRawValue(name: "investment", raw: 4),
            NamedRawValue(name: "mortgage", raw: 5),
            NamedRawValue(name: "prepaid", raw: 6),
            NamedRawValue(name: "saving", raw: 7),
        ]
    )

    private static let amountType = EnumerationDefinition(
        name: "INAmountType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "minimumDue", raw: 1),
            NamedRawValue(name: "amountDue", raw: 2),
            NamedRawValue(name: "currentBalance", raw: 3),
            NamedRawValue(name: "maximumTransferAmount", raw: 4),
            NamedRawValue(name: "minimumTransferAmount", raw: 5),
            NamedRawValue(name: "statementBalance", raw: 6),
        ]
    )

    private static let balanceType = EnumerationDefinition(
        name: "INBalanceType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "money", raw: 1),
            NamedRawValue(name: "points", raw: 2),
            NamedRawValue(name: "miles", raw: 3),
        ]
    )

    private static let billType = EnumerationDefinition(
        name: "INBillType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "autoInsurance", raw: 1),
            NamedRawValue(name: "cable", raw: 2),
            NamedRawValue(name: "carLease", raw: 3),
            NamedRawValue(name: "carLoan", raw: 4),
            NamedRawValue(name: "creditCard", raw: 5),
            NamedRawValue(name: "electricity", raw: 6),
            NamedRawValue(name: "gas", raw: 7),
            NamedRawValue(name: "garbageAndRecycling", raw: 8),
            NamedRawValue(name: "healthInsurance", raw: 9),
            NamedRawValue(name: "homeInsurance", raw: 10),
            NamedRawValue(name: "internet", raw: 11),
            NamedRawValue(name: "lifeInsurance", raw: 12),
            NamedRawValue(name: "mortgage", raw: 13),
            NamedRawValue(name: "musicStreaming", raw: 14),
            NamedRawValue(name: "phone", raw: 15),
            NamedRawValue(name: "rent", raw: 16),
            NamedRawValue(name: "sewer", raw: 17),
            NamedRawValue(name: "studentLoan", raw: 18),
            NamedRawValue(name: "trafficTicket", raw: 19),
            NamedRawValue(name: "tuition", raw: 20),
            NamedRawValue(name: "utilities", raw: 21),
            NamedRawValue(name: "water", raw: 22),
        ]
    )

    private static let payBillIntentResponseCode = EnumerationDefinition(
        name: "INPayBillIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureInsufficientFunds", raw: 7),
        ]
    )

    private static let paymentStatus = EnumerationDefinition(
        name: "INPaymentStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "pending", raw: 1),
            NamedRawValue(name: "completed", raw: 2),
            NamedRawValue(name: "canceled", raw: 3),
            NamedRawValue(name: "failed", raw: 4),
            NamedRawValue(name: "unpaid", raw: 5),
        ]
    )

    private static let requestPaymentCurrencyAmountUnsupportedReason = EnumerationDefinition(
        name: "INRequestPaymentCurrencyAmountUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "paymentsAmountBelowMinimum", raw: 1),
            NamedRawValue(name: "paymentsAmountAboveMaximum", raw: 2),
            NamedRawValue(name: "paymentsCurrencyUnsupported", raw: 3),
        ]
    )

    private static let requestPaymentIntentResponseCode = EnumerationDefinition(
        name: "INRequestPaymentIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failurePaymentsAmountBelowMinimum", raw: 7),
            NamedRawValue(name: "failurePaymentsAmountAboveMaximum", raw: 8),
            NamedRawValue(name: "failurePaymentsCurrencyUnsupported", raw: 9),
            NamedRawValue(name: "failureNoBankAccount", raw: 10),
            NamedRawValue(name: "failureNotEligible", raw: 11),
            NamedRawValue(name: "failureTermsAndConditionsAcceptanceRequired", raw: 12),
        ]
    )

    private static let requestPaymentPayerUnsupportedReason = EnumerationDefinition(
        name: "INRequestPaymentPayerUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "credentialsUnverified", raw: 1),
            NamedRawValue(name: "noAccount", raw: 2),
            NamedRawValue(name: "noValidHandle", raw: 3),
        ]
    )

    private static let searchForAccountsIntentResponseCode = EnumerationDefinition(
        name: "INSearchForAccountsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureAccountNotFound", raw: 7),
            NamedRawValue(name: "failureTermsAndConditionsAcceptanceRequired", raw: 8),
            NamedRawValue(name: "failureNotEligible", raw: 9),
        ]
    )

    private static let searchForBillsIntentResponseCode = EnumerationDefinition(
        name: "INSearchForBillsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureBillNotFound", raw: 7),
        ]
    )

    private static let sendPaymentCurrencyAmountUnsupportedReason = EnumerationDefinition(
        name: "INSendPaymentCurrencyAmountUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "paymentsAmountBelowMinimum", raw: 1),
            NamedRawValue(name: "paymentsAmountAboveMaximum", raw: 2),
            NamedRawValue(name: "paymentsCurrencyUnsupported", raw: 3),
        ]
    )

    private static let sendPaymentIntentResponseCode = EnumerationDefinition(
        name: "INSendPaymentIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failurePaymentsAmountBelowMinimum", raw: 7),
            NamedRawValue(name: "failurePaymentsAmountAboveMaximum", raw: 8),
            NamedRawValue(name: "failurePaymentsCurrencyUnsupported", raw: 9),
            NamedRawValue(name: "failureInsufficientFunds", raw: 10),
            NamedRawValue(name: "failureNoBankAccount", raw: 11),
            NamedRawValue(name: "failureNotEligible", raw: 12),
            NamedRawValue(name: "failureTermsAndConditionsAcceptanceRequired", raw: 13),
        ]
    )

    private static let sendPaymentPayeeUnsupportedReason = EnumerationDefinition(
        name: "INSendPaymentPayeeUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "credentialsUnverified", raw: 1),
            NamedRawValue(name: "insufficientFunds", raw: 2),
            NamedRawValue(name: "noAccount", raw: 3),
            NamedRawValue(name: "noValidHandle", raw: 4),
        ]
    )

    private static let transferMoneyIntentResponseCode = EnumerationDefinition(
        name: "INTransferMoneyIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCredentialsUnverified", raw: 6),
            NamedRawValue(name: "failureInsufficientFunds", raw: 7),
        ]
    )
}
