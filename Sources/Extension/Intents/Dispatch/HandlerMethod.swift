/// The placeholder for a method that a handler does not have.
///
/// The hidden associated types of handling protocols are this type where a default stands in for the handler's own method.
public struct _NotImplemented: Sendable {
    public init() {}
}

/// A type that a handler's method without a completion handler may return.
public protocol _HandlerResult {}

extension _NotImplemented: _HandlerResult {}
extension INIntentResponse: _HandlerResult {}
extension INIntentResolutionResult: _HandlerResult {}
extension Array: _HandlerResult where Element: INIntentResolutionResult {}
extension INObjectCollection: _HandlerResult {}

/// A method of a handling protocol.
@_spi(GeneratedCode)
public enum HandlerMethod: Hashable, Sendable {
    case handle
    case confirm
    /// The resolve method of the parameter.
    case resolve(String)
    /// The method that lists values for the parameter, those that match what the person is searching for if it takes a search term.
    case options(String, searchTerm: String? = nil)
    /// The method that has a default value for a parameter with options.
    case defaultValue(String)
    /// The method that starts the updates about a request; its answers are the updates.
    case startUpdates
    /// The method that stops the updates; it has no answer.
    case stopUpdates
}

/// How a handler's method is declared. If it is declared in several ways, the first of these is called.
@_spi(GeneratedCode)
public enum HandlerSpelling: String, Hashable, Sendable {
    /// `func handle(intent:) async -> Response`
    case async
    /// `func handle(intent:completion:)`
    case completion
    /// `func defaultSoup(for:) -> Soup?`
    case synchronous
    /// `func handle(requestRide:completion:)`
    case firstGeneration
    /// With a completion handler that takes an earlier result type.
    case olderCompletion
    /// In the first-generation spelling, with a completion handler that takes an earlier result type.
    case olderFirstGeneration
}
