// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCallCapability) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCallCapability) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCallDestinationType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCallDestinationType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INCallRecordResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCallRecord) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INCallRecord]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INCallRecord?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCallRecordTypeOptions = []) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCallRecordTypeOptions = []) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INCallRecordTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCallRecordType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCallRecordType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(callCapabilityResolutionResult result: INCallCapabilityResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(callRecordResolutionResult result: INCallRecordResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(personResolutionResult result: INPersonResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}
