// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INRadioTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INRadioType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INRadioType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}
