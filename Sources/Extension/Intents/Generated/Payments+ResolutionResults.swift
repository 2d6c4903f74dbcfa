// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INAccountTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INAccountType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INAccountType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INBalanceTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INBalanceType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INBalanceType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INBillPayeeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INBillPayee) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INBillPayee]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INBillPayee?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INBillTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INBillType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INBillType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCurrencyAmount) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INCurrencyAmount]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INCurrencyAmount?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INPaymentAccountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPaymentAccount) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INPaymentAccount]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INPaymentAccount?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INPaymentAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPaymentAmount) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INPaymentAmount]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INPaymentAmount?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INPaymentStatusResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPaymentStatus) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INPaymentStatus) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(currencyAmountResolutionResult result: INCurrencyAmountResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(personResolutionResult result: INPersonResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(currencyAmountResolutionResult result: INCurrencyAmountResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(personResolutionResult result: INPersonResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}
