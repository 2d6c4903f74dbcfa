import ExtensionProtocol
import HostEnvironment
@_spi(GeneratedCode) import Intents
import Synchronization

/// The updates of one request: the handler that sends them, and where they go until they are stopped.
///
/// The handler that started them also stops them, since handlers keep their timers and observers to themselves.
final class RunningUpdates: Sendable {
    private struct State {
        var handler: CallHandler?
        var isOpen = true
    }

    let session: ExtensionSession
    /// The call that starts them.
    let call: ExtensionCall
    let observers = KeptObservers()
    private let state = Mutex(State())
    private let receive: @Sendable (ExtensionAnswer) -> Void
    private let remark: @Sendable () -> Void

    /// - Parameter remark: receives updates that arrive after the end, as remarks.
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

    /// Passes an update on, unless updates were stopped.
    func take(_ answer: ExtensionAnswer) {
        state.withLock(\.isOpen) ? receive(answer) : remark()
    }

    /// Lets no more updates through.
    ///
    /// - Returns: the handler that sends them; `nil` if it never started, or was stopped before.
    func close() -> CallHandler? {
        observers.release()
        return state.withLock { state in
            defer { state = State(handler: nil, isOpen: false) }
            return state.handler
        }
    }

    /// Makes the handler stop, without waiting.
    ///
    /// - Parameter environment: the environment that the handler runs in.
    func abandon(_ environment: AppEnvironment) {
        guard let handler = close() else { return }
        // There is no one left to wait for the gate.
        environment.lend { session.stopUpdates(call.with(.stopUpdates), handler, AnswerGate(call: { "" }, remark: { _ in })) }
    }
}
