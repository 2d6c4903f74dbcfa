import HostEnvironment

/// What a handler can learn about the call that it serves, in addition to the intent.
///
///     let operation = HandlingContext.current?.operation
///
/// Available in the called method and in the tasks that it starts, but not in other threads' work.
public struct HandlingContext: Hashable, Sendable {
    /// The call being served; `nil` outside of calls.
    public static var current: HandlingContext? {
        guard let scope = AppEnvironment.scope, scope.isCall else { return nil }
        return HandlingContext(operation: scope.operation, person: scope.environment.person)
    }

    /// The same however often the same confirmed request is delivered, so that its effect can be made to happen once; `nil` while
    /// resolving and confirming.
    public let operation: String?
    /// The identifier of the person whose request it is.
    public let person: String
}
