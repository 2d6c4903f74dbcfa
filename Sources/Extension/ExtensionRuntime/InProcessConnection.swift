public import ExtensionProtocol
public import IntentSchema
public import Intents
import Synchronization

/// Hosts an extension, or an app that handles its intents itself, in this process.
///
/// The extension is made when its first request arrives. Every request asks it for a handler afresh and calls exactly one method on
/// the object that it returns. Blocking handlers hold up other requests to the same extension only; after a deadline has passed
/// the extension is given up and the next request makes a new one.
public final class InProcessConnection: ExtensionConnection {
    private let makeProvider: @Sendable () -> any INIntentHandlerProviding
    /// The extension's name, for people.
    private let name: String
    /// By name; `nil` for those that no handler can serve.
    private let declared: [String: DeclaredIntent?]
    private let catalogue: Catalogue
    private let resources: AppResources
    private let alarms: any Alarms
    /// The app that the extension belongs to; `nil` where there is none.
    private let application: ParentApplication?
    /// The events passed to the initialiser: remarks, late outcomes and updates.
    public let events: ExtensionEvents
    private let ledger = OperationLedger()
    private let session = Mutex<ExtensionSession?>(nil)
    /// The reports under way, by the identifier of their request.
    let updates = Mutex<[String: RunningUpdates]>([:])

    /// - Parameters:
    ///   - type: the extension's entry point.
    ///   - declared: the intents that it declares (`IntentsSupported`); others never reach it.
    ///   - resources: what the extension finds around it, such as shared folders and contacts.
    ///   - clock: measures deadlines.
    ///   - application: the app that the extension belongs to, which is launched and opened; without one every activity is accepted.
    ///   - types: the intents that its code can be asked to handle; those of its own are among them.
    ///   - events: takes what happens after a call's answer: remarks, outcomes of operations and updates.
    public convenience init(
        _ type: INExtension.Type, declaring declared: [String], resources: AppResources = AppResources(),
        application: ParentApplication? = nil, clock: any Clock<Duration> = ContinuousClock(), types: IntentTypes = .system,
        events: ExtensionEvents = ExtensionEvents()
    ) {
        self.init(named: "\(type)", declared, resources, application, clock, types, events, { type.init(_hosted: ()) })
    }

    /// Calls handlers that the app itself provides (`application(_:handlerFor:)`), in the app's own process.
    ///
    /// - Parameter declared: the intents that the app declares (`INIntentsSupported`); others never reach it.
    public convenience init(
        inApp application: ParentApplication, declaring declared: [String], clock: any Clock<Duration> = ContinuousClock(),
        types: IntentTypes = .system, events: ExtensionEvents = ExtensionEvents()
    ) {
        self.init(
            named: application.name, declared, application.resources, application, clock, types, events,
            { [process = application.process] in InAppHandlers(process) })
    }

    private init(
        named name: String, _ declared: [String], _ resources: AppResources, _ application: ParentApplication?,
        _ clock: any Clock<Duration>, _ types: IntentTypes, _ events: ExtensionEvents,
        _ makeProvider: @escaping @Sendable () -> any INIntentHandlerProviding
    ) {
        self.name = name
        self.makeProvider = makeProvider
        self.declared = Dictionary(declared.map { ($0, DeclaredIntent($0, of: types)) }) { first, _ in first }
        self.resources = resources
        catalogue = types.catalogue
        self.application = application
        self.events = events
        alarms = clock.alarms
    }

    deinit {
        // A host that goes away without a word wants to hear no more.
        for running in updates.withLock(\.values) { running.abandon(resources) }
    }

    public func launch() async { application?.launch() }

    public func continueActivity(_ activity: Record) async -> Bool {
        await application?.open(activity: activity, of: catalogue) ?? true
    }

    public func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        let call: ExtensionCall
        switch checked(request) {
        case .success(let made): call = made
        case .failure(let failure): return ExtensionAnswer(.failed(failure))
        }
        guard let operation = call.operation else { return await perform(call, deadline: deadline) }
        return await ledger.once(operation) { await perform(call, deadline: deadline) }
    }

    func checked(_ request: ExtensionRequest) -> Result<ExtensionCall, ExtensionFailure> {
        ExtensionCall.make(request, extensionName: name, declared: declared)
    }

    private func perform(_ call: ExtensionCall, deadline: Duration) async -> ExtensionAnswer {
        await perform(call, on: currentSession(), deadline: deadline) { $0.begin(call, $1) }
    }

    /// Has the session work until it has given the gate an answer, at most until the deadline.
    ///
    /// - Parameter begin: has the session begin, without waiting for it.
    func perform(
        _ call: ExtensionCall, on session: ExtensionSession, deadline: Duration,
        _ begin: @Sendable (ExtensionSession, AnswerGate) -> Void
    ) async -> ExtensionAnswer {
        let gate = AnswerGate(
            call: { [name] in "\(name): \(call.title)" }, remark: { [post = poster(call)] in post(.remark($0)) },
            outcome: outcome(of: call))
        let alarm = alarms.setAlarm(after: deadline) { [self] in
            // Whoever waits for the answer may be kept from taking it for longer than that.
            guard !gate.isAnswered else { return }
            abandon(session)
            gate.expire(timedOut(call, deadline))
        }
        defer { alarms.cancelAlarm(alarm) }
        let processor = session.executor.processor
        resources.lend {
            HandlingContext.$current.withValue(HandlingContext(operation: call.operation)) { begin(session, gate) }
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
        return { [ledger, post = poster(call)] answer in
            ledger.conclude(operation, answer)
            post(.outcome(operation: operation, answer.reply))
        }
    }

    private func timedOut(_ call: ExtensionCall, _ deadline: Duration) -> ExtensionAnswer {
        let message = "\(name): \(call.title) gave no answer within \(deadline); call the completion handler on every path"
        return ExtensionAnswer(.failed(ExtensionFailure(.deadlineExceeded, message)))
    }

    func currentSession() -> ExtensionSession {
        session.withLock { session in
            if let session { return session }
            let made = ExtensionSession(named: name, makeProvider)
            session = made
            return made
        }
    }

    /// Posts events about the call's request, without keeping the connection alive: handlers may keep their answers for ever.
    func poster(_ call: ExtensionCall) -> @Sendable (ExtensionEvent.Kind) -> Void {
        { [events, request = call.request.identifier] in events.post(ExtensionEvent($0, request: request)) }
    }

    /// Tells the developer.
    func report(_ text: String, _ call: ExtensionCall) { poster(call)(.remark("\(name): \(text)")) }

    private func abandon(_ late: ExtensionSession) {
        session.withLock { if $0 === late { $0 = nil } }
    }
}
