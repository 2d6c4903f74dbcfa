// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Bool) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: Bool?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INDateComponentsRange) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INDateComponentsRange]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INDateComponentsRange?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Double) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: Double?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Measurement<UnitEnergy>) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [Measurement<UnitEnergy>]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: Measurement<UnitEnergy>?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
}

/// The result of resolving one parameter.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INFile) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INFile]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INFile?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Int) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: Int?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Measurement<UnitLength>) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [Measurement<UnitLength>]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: Measurement<UnitLength>?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Measurement<UnitMass>) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [Measurement<UnitMass>]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: Measurement<UnitMass>?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 13.0)
open class INNoteContentTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INNoteContentType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INNoteContentType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INObject) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INObject]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INObject?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPaymentMethod) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INPaymentMethod]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INPaymentMethod?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPerson) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INPerson]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INPerson?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
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

/// The result of resolving one parameter.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INSpeakableString) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INSpeakableString]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INSpeakableString?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Measurement<UnitSpeed>) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [Measurement<UnitSpeed>]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: Measurement<UnitSpeed>?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: String) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [String]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: String?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: TimeInterval) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: TimeInterval) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: URL) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [URL]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: URL?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Measurement<UnitVolume>) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [Measurement<UnitVolume>]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: Measurement<UnitVolume>?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}
