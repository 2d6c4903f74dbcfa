// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
import RecordObjects

/// The outcome of resolving one parameter.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Int) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: Int?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The outcome of resolving one parameter.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: CLPlacemark) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [CLPlacemark]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: CLPlacemark?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}
