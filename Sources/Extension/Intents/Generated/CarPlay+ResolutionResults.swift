// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCarAirCirculationMode) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCarAirCirculationMode) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INCarAudioSourceResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCarAudioSource) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCarAudioSource) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INCarDefrosterResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCarDefroster) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCarDefroster) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INCarSeatResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INCarSeat) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INCarSeat) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INRelativeReferenceResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INRelativeReference) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INRelativeReference) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INRelativeSettingResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INRelativeSetting) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INRelativeSetting) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Measurement<UnitTemperature>) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [Measurement<UnitTemperature>]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: Measurement<UnitTemperature>?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}
