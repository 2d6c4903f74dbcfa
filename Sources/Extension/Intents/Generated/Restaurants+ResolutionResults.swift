// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: DateComponents) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [DateComponents]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: DateComponents?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INRestaurantGuestResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INRestaurantGuest) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INRestaurantGuest]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INRestaurantGuest?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INRestaurantResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INRestaurant) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INRestaurant]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INRestaurant?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}
