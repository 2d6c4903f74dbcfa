// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The outcome of resolving one parameter.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: Bool) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: Bool?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The outcome of resolving one parameter.
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

/// The outcome of resolving one parameter.
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

/// The outcome of resolving one parameter.
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

/// The outcome of resolving one parameter.
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
