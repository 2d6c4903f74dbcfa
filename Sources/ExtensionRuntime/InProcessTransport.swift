public import ExtensionProtocol
public import IntentSchema
public import Intents
import Synchronization

/// Hosts an extension in this process.
///
/// The extension is made when its first request arrives. Every request asks it for a handler afresh and calls exactly one method on
/// the object that it returns. Blocking handlers hold up other requests to the same extension only; after a deadline has passed
/// the extension is given up and the next request makes a new one.
public final class InProcessTransport: ExtensionTransport {
    private let type: INExtension.Type
    /// The extension's name, for people.
    private let name: String
    /// By name; `nil` for those that no handler can serve.
    private let declared: [String: DeclaredIntent?]
    private let resources: AppResources
    private let alarms: any Alarms
    private let remark: @Sendable (String) -> Void
    private let outcome: @Sendable (String, ExtensionReply) -> Void
    private let ledger = OperationLedger()
    private let session = Mutex<ExtensionSession?>(nil)

    /// - Parameters:
    ///   - type: the extension's entry point.
    ///   - declared: the intents that it declares (`IntentsSupported`); others never reach it.
    ///   - resources: what the extension finds around it, such as shared folders and contacts.
    ///   - clock: measures deadlines.
    ///   - onRemark: takes what happens after a call's answer, such as a second one. Called from any thread.
    ///   - onOutcome: takes the operation and the answer that follows where handle was answered with `.inProgress` or not in
    ///     time. Called from any thread, at most once an operation.
    public init(
        _ type: INExtension.Type, declaring declared: [String], resources: AppResources = AppResources(),
        clock: any Clock<Duration> = ContinuousClock(), catalogue: Catalogue = .system,
        onRemark: @escaping @Sendable (String) -> Void = { _ in },
        onOutcome: @escaping @Sendable (_ operation: String, ExtensionReply) -> Void = { _, _ in }
    ) {
        self.type = type
        name = "\(type)"
        self.declared = Dictionary(declared.map { ($0, DeclaredIntent($0, in: catalogue)) }) { first, _ in first }
        self.resources = resources
        alarms = clock.alarms
        remark = onRemark
        outcome = onOutcome
    }

    public func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        let call: ExtensionCall
        switch ExtensionCall.make(request, extensionName: name, declared: declared) {
        case .success(let made): call = made
        case .failure(let failure): return ExtensionAnswer(.failed(failure))
        }
        guard let operation = call.operation else { return await perform(call, deadline: deadline) }
        return await ledger.once(operation) { await perform(call, deadline: deadline) }
    }

    private func perform(_ call: ExtensionCall, deadline: Duration) async -> ExtensionAnswer {
        let gate = AnswerGate(call: { [name] in "\(name): \(call.title)" }, remark: remark, outcome: outcome(of: call))
        let session = currentSession()
        let alarm = alarms.setAlarm(after: deadline) { [self] in
            abandon(session)
            gate.expire(timedOut(call, deadline))
        }
        defer { alarms.cancelAlarm(alarm) }
        let processor = session.executor.processor
        resources.lend {
            HandlingContext.$current.withValue(HandlingContext(operation: call.operation)) { session.begin(call, gate) }
        }
        if let early = gate.earlyAnswer(from: processor) { return early }
        return await withTaskCancellationHandler {
            await gate.wait()
        } onCancel: {
            gate.expire(
                ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "\(name): \(call.title) was cancelled by the host"))))
        }
    }

    /// Takes what follows the answer to handle; `nil` for other calls.
    private func outcome(of call: ExtensionCall) -> (@Sendable (ExtensionAnswer) -> Void)? {
        guard let operation = call.operation else { return nil }
        return { [outcome, ledger] answer in
            ledger.conclude(operation, answer)
            outcome(operation, answer.reply)
        }
    }

    private func timedOut(_ call: ExtensionCall, _ deadline: Duration) -> ExtensionAnswer {
        let message = "\(name): \(call.title) gave no answer within \(deadline); call the completion handler on every path"
        return ExtensionAnswer(.failed(ExtensionFailure(.deadlineExceeded, message)))
    }

    private func currentSession() -> ExtensionSession {
        session.withLock { session in
            if let session { return session }
            let made = ExtensionSession(type, named: name)
            session = made
            return made
        }
    }

    private func abandon(_ late: ExtensionSession) {
        session.withLock { if $0 === late { $0 = nil } }
    }
}
