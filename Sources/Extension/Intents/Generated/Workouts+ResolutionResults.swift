// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INWorkoutGoalUnitType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INWorkoutGoalUnitType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INWorkoutLocationType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INWorkoutLocationType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}
