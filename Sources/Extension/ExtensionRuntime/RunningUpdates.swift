import ExtensionProtocol
@_spi(GeneratedCode) import Intents
import Synchronization

/// Reports of one request under way: the handler that makes them, and where they go until they are stopped.
///
/// The handler that began them also ends them, since handlers keep their timers and observers to themselves.
final class RunningUpdates: Sendable {
    private struct State {
        var handler: CallHandler?
        var isOpen = true
    }

    let session: ExtensionSession
    /// The call that begins them.
    let call: ExtensionCall
    let observers = KeptObservers()
    private let state = Mutex(State())
    private let receive: @Sendable (ExtensionAnswer) -> Void
    private let remark: @Sendable () -> Void

    /// - Parameter remark: told of reports that come after the end.
    init(
        _ call: ExtensionCall, on session: ExtensionSession, receive: @escaping @Sendable (ExtensionAnswer) -> Void,
        remark: @escaping @Sendable () -> Void
    ) {
        self.call = call
        self.session = session
        self.receive = receive
        self.remark = remark
    }

    func begin(with handler: CallHandler) {
        state.withLock { $0.handler = handler }
    }

    /// Passes a report on, unless they were stopped.
    func take(_ answer: ExtensionAnswer) {
        state.withLock(\.isOpen) ? receive(answer) : remark()
    }

    /// Lets no more reports through.
    ///
    /// - Returns: the handler that makes them; `nil` when it never began, or was stopped before.
    func close() -> CallHandler? {
        observers.release()
        return state.withLock { state in
            defer { state = State(handler: nil, isOpen: false) }
            return state.handler
        }
    }

    /// Has the handler end them, whoever is there to wait for that.
    ///
    /// - Parameter resources: what the handler finds around it.
    func abandon(_ resources: AppResources) {
        guard let handler = close() else { return }
        // Nobody is left who could wait.
        resources.lend { session.stopUpdates(call.with(.stopUpdates), handler, AnswerGate(call: { "" }, remark: { _ in })) }
    }
}
