public import IntentSchema

/// An error that prevents the check.
public typealias HandlerCheckError = CodedError<HandlerCheckErrorDomain>

/// The domain of `HandlerCheckError`.
public enum HandlerCheckErrorDomain {}

extension CodedError.Code where Domain == HandlerCheckErrorDomain {
    /// A symbol graph cannot be decoded.
    public static var unreadableGraph: Self { Self(rawValue: "unreadableGraph") }
    /// No symbol graph declares a handling protocol.
    public static var noInterface: Self { Self(rawValue: "noInterface") }
}
