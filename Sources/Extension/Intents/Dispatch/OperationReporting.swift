/// Adopted by a handler that can say what became of an operation whose call was cut off: the assistant, the app, or the machine ended
/// before the answer was known. It is not part of SiriKit.
///
///     func report(on operation: String, of intent: INIntent) async -> OperationOutcome {
///         guard let ride = try? store.ride(operation: operation) else { return .notHandled }
///         return .handled(response(for: ride))
///     }
///
/// A handler learns the identifier from ``HandlingContext/operation`` while it handles, and keeps it with what it changes, in one
/// transaction. Without this protocol, the assistant tells the person that the outcome is unknown, unless the runtime itself has noted
/// the answer.
public protocol OperationReporting {
    /// What became of an operation. Must not carry it out.
    ///
    /// - Parameters:
    ///   - operation: the identifier that the call to handle had.
    ///   - intent: the intent as it was to be handled.
    func report(on operation: String, of intent: INIntent) async -> OperationOutcome
}

/// What became of an operation, as the handler knows it.
public enum OperationOutcome {
    /// It was carried out, or failed; this is the response that the handler gave or would have given. Not one that says that the
    /// operation is in progress.
    case handled(INIntentResponse)
    /// It has had no effect and will have none. The assistant delivers it again.
    case notHandled
    /// It is not known. The person is told so.
    case unknown
}
