// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INCarSignalOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCarSignalOptions = []) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCarSignalOptions = []) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}
