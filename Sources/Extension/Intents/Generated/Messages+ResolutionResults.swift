// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INMessageAttributeOptions = []) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INMessageAttributeOptions = []) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INMessageAttributeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INMessageAttribute) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INMessageAttribute) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INOutgoingMessageType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INOutgoingMessageType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(personResolutionResult result: INPersonResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}
