/// What a handler may know of the call that it serves, besides the intent.
///
///     let operation = HandlingContext.current?.operation
///
/// It is a task-local value: there in the method called and in the tasks that it awaits, not in other threads' work.
public struct HandlingContext: Hashable, Sendable {
    /// The call being served; `nil` outside of calls.
    @TaskLocal public static var current: HandlingContext?

    /// The same however often the same confirmed request is delivered, so that its effect can be had once; `nil` while
    /// resolving and confirming.
    public let operation: String?

    package init(operation: String?) {
        self.operation = operation
    }
}
