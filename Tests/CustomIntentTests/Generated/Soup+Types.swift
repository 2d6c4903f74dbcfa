// The shape of what is to be generated from an .intentdefinition file; Documentation/CustomIntents.md explains it.

import Foundation
import IntentSchema
import Intents
import RecordObjects

public class Soup: INObject, @unchecked Sendable {
    public override class var _recordType: String { "Soup" }

    public var price: INCurrencyAmount? {
        get { _optional("price") }
        set { _set("price", newValue) }
    }
}

public class SoupResolutionResult: INObjectResolutionResult, @unchecked Sendable {
    public class func success(with resolvedObject: Soup) -> Self { Self(_resolution: .success(resolvedObject._written)) }

    public class func disambiguation(with objectsToDisambiguate: [Soup]) -> Self {
        Self(_resolution: .disambiguation(objectsToDisambiguate.map(\._written)))
    }

    public class func confirmationRequired(with objectToConfirm: Soup?) -> Self {
        Self(_resolution: .confirmationRequired(objectToConfirm?._written, reason: nil))
    }
}

public enum SoupSize: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case small = 1
    case large = 2

    public static var _absent: SoupSize { .unknown }
}

public class SoupSizeResolutionResult: INEnumResolutionResult, @unchecked Sendable {
    public class func success(with resolvedValue: SoupSize) -> Self { Self(_resolution: .success(resolvedValue._written)) }

    public class func confirmationRequired(with valueToConfirm: SoupSize) -> Self {
        Self(_resolution: .confirmationRequired(valueToConfirm._written, reason: nil))
    }
}
