public import ExtensionProtocol
public import Foundation
import IntentSchema
import RecordObjects

/// The outcome of resolving one parameter. Subclasses add outcomes that carry values of the parameter's type.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable after the initializer.

    /// The outcome as it is sent over the wire.
    public final let _resolution: Resolution

    public required init(_resolution: Resolution) {
        self._resolution = _resolution
        super.init()
    }

    /// Asks the person for a value.
    public class func needsValue() -> Self { Self(_resolution: .needsValue) }

    /// Continues without a value.
    public class func notRequired() -> Self { Self(_resolution: .notRequired) }

    /// Rejects the value; the person is asked for another.
    public class func unsupported() -> Self { Self(_resolution: .unsupported(reason: nil)) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntentResolutionResult else { return false }
        return type(of: other) == type(of: self) && other._resolution == _resolution
    }

    open override var hash: Int { _resolution.hashValue }

    open override var description: String { "\(type(of: self)).\(Self.describe(_resolution))" }

    open override var debugDescription: String { description }

    private static func describe(_ resolution: Resolution) -> String {
        switch resolution {
        case .success(let value): "success(\(text(value)))"
        case .notRequired: "notRequired"
        case .needsValue: "needsValue"
        case .disambiguation(let values): "disambiguation(\(values.map(RecordText.describe).joined(separator: ", ")))"
        case .confirmationRequired(let value, let reason):
            "confirmationRequired(\(text(value))\(reason.map { ", reason: \($0)" } ?? ""))"
        case .unsupported(let reason): "unsupported(\(reason.map { "reason: \($0)" } ?? ""))"
        }
    }

    private static func text(_ value: ParameterValue?) -> String { value.map(RecordText.describe) ?? "nil" }
}
