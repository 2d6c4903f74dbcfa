public import ExtensionProtocol
import Foundation
import HostEnvironment
public import IntentSchema
public import Intents
import Synchronization

/// Hosts an extension, or an app that handles its intents itself, in this process.
///
/// Each person is served by an extension object of their own, with what the host offers for them. What an app keeps in static
/// storage is shared by all people of the process.
///
/// The extension is created when its first request arrives. Each request asks it for a handler again and calls exactly one method
/// on the object that it returns; what the extension keeps and returns again is its own affair. A blocking handler delays other
/// requests to the same extension only; after a missed deadline the extension is abandoned and the next request creates a new one.
public final class InProcessConnection: ExtensionConnection {
    private let makeProvider: @Sendable (_ person: String) -> any INIntentHandlerProviding
    /// The extension's name, for display.
    let name: String
    private let reloads: Bool
    /// Distinguishes what is kept of operations by an app from what its extension keeps, which has the same ones if it leaves them to the
    /// app.
    private let part: String
    /// Keyed by name; `nil` for those that no handler can serve.
    private let declared: [String: DeclaredIntent?]
    let catalogue: Catalogue
    private let resources: AppResources
    let alarms: any Alarms
    /// The app that the extension belongs to; `nil` if there is none.
    private let application: ParentApplication?
    /// Creates what supplies cards; `nil` if the extension supplies none.
    let interface: InterfaceProvider?
    /// The events passed to the initialiser: remarks, late outcomes and updates.
    public let events: ExtensionEvents
    private let people = Mutex<[String: PersonHost]>([:])

    /// - Parameters:
    ///   - type: the extension's entry point.
    ///   - declared: the intents that it declares (`IntentsSupported`); others never reach it.
    ///   - resources: what the extension is offered, such as shared folders and contacts; `nil` for nothing.
    ///   - clock: measures deadlines.
    ///   - application: the app that the extension belongs to, to launch and to open; without one, every activity is accepted.
    ///   - interface: creates the object that supplies the cards of requests, one for each card; `nil` if it supplies none.
    ///   - types: the intents that its code can be asked to handle, including its own.
    ///   - events: receives what happens after a call's answer: remarks, outcomes of operations and updates.
    ///   - reloadsExtension: whether an extension that returns the same handler again is created anew, without the state that it
    ///     kept, and with a remark: a test that handlers do not rely on state that ends with their process.
    public convenience init(
        _ type: INExtension.Type, declaring declared: [String], resources: AppResources? = nil,
        application: ParentApplication? = nil, interface: InterfaceProvider? = nil,
        clock: any Clock<Duration> = ContinuousClock(), types: IntentTypes = .system,
        events: ExtensionEvents = ExtensionEvents(), reloadsExtension: Bool = false
    ) {
        self.init(
            named: "\(type)", declared, resources ?? AppResources(app: "\(type)", events: events), application, interface,
            clock, types, events, reloads: reloadsExtension, part: "extension",
            { _ in type.init(_hosted: ()) })
    }

    /// Calls handlers that the app itself provides (`application(_:handlerFor:)`), in the app's own process.
    ///
    /// - Parameter declared: the intents that the app declares (`INIntentsSupported`); others never reach it.
    public convenience init(
        inApp application: ParentApplication, declaring declared: [String], clock: any Clock<Duration> = ContinuousClock(),
        types: IntentTypes = .system, events: ExtensionEvents = ExtensionEvents()
    ) {
        self.init(
            named: application.name, declared, application.resources, application, nil, clock, types, events,
            reloads: false, part: "app",
            { InAppHandlers(application.process(of: $0)) })
    }

    private init(
        named name: String, _ declared: [String], _ resources: AppResources, _ application: ParentApplication?,
        _ interface: InterfaceProvider?, _ clock: any Clock<Duration>, _ types: IntentTypes, _ events: ExtensionEvents,
        reloads: Bool, part: String, _ makeProvider: @escaping @Sendable (_ person: String) -> any INIntentHandlerProviding
    ) {
        self.name = name
        self.reloads = reloads
        self.part = part
        self.makeProvider = makeProvider
        self.declared = Dictionary(declared.map { ($0, DeclaredIntent($0, of: types)) }) { first, _ in first }
        self.resources = resources
        catalogue = types.catalogue
        self.application = application
        self.interface = interface
        self.events = events
        alarms = clock.alarms
    }

    /// Creates the app's delegate for the person, if the connection has an app and the host knows the person.
    public func launch(for person: String) async { application?.launch(for: person) }

    public func continueActivity(_ activity: Record, for person: String) async -> Bool {
        guard let application else { return resources.environment(for: person) != nil }
        return await application.open(activity: activity, for: person, of: catalogue)
    }

    public func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        let call: ExtensionCall
        switch checked(request) {
        case .success(let made): call = made
        case .failure(let failure): return ExtensionAnswer(.failed(failure))
        }
        guard let host = host(of: request.person) else { return ExtensionAnswer(.failed(stranger(request.person))) }
        guard let operation = call.operation else { return await perform(call, for: host, deadline: deadline) }
        return await host.ledger.once(operation) { await handle(operation, call, for: host, deadline: deadline) }
    }

    /// The person's side of the connection, created at their first call; `nil` for people unknown to the host.
    func host(of person: String) -> PersonHost? {
        people.withLock { people in
            if let host = people[person] { return host }
            guard let environment = resources.environment(for: person) else { return nil }
            let made = PersonHost(environment, named: name, reloads: reloads, records: records(in: environment)) {
                [makeProvider] in makeProvider(person)
            }
            people[person] = made
            return made
        }
    }

    private func records(in environment: AppEnvironment) -> OperationRecords? {
        guard let services = environment.services, let folder = services.operations else { return nil }
        do {
            return try OperationRecords(
                folder: folder.appending(path: part, directoryHint: .isDirectory), now: services.now ?? { Date() })
        } catch {
            let remark = "\(name): what becomes of operations cannot be kept, and is unknown after a crash: \(error)"
            events.post(ExtensionEvent(.remark(remark), person: environment.person))
            return nil
        }
    }

    /// The failure for a call on behalf of a person unknown to the host.
    func stranger(_ person: String) -> ExtensionFailure {
        ExtensionFailure(
            .badRequest, "\(name): the host offers nothing for the person '\(person)'; name a person whom it knows")
    }

    /// The definition of an intent; `nil` if the extension does not declare it.
    func definition(of intent: String) -> IntentDefinition? { declared[intent]??.definition }

    func checked(_ request: ExtensionRequest) -> Result<ExtensionCall, ExtensionFailure> {
        ExtensionCall.make(request, extensionName: name, declared: declared)
    }

    func perform(_ call: ExtensionCall, for host: PersonHost, deadline: Duration) async -> ExtensionAnswer {
        await perform(call, for: host, on: host.currentSession(), deadline: deadline) { $0.begin(call, $1) }
    }

    /// Lets the session work until it has answered the gate, at most until the deadline.
    ///
    /// - Parameter begin: starts the session's work, without waiting for it.
    func perform(
        _ call: ExtensionCall, for host: PersonHost, on session: ExtensionSession, deadline: Duration,
        _ begin: @Sendable (ExtensionSession, AnswerGate) -> Void
    ) async -> ExtensionAnswer {
        let gate = AnswerGate(
            call: { [name] in "\(name): \(call.title)" }, remark: { [post = poster(call)] in post(.remark($0)) },
            outcome: outcome(of: call, for: host))
        let alarm = alarms.setAlarm(after: deadline) { [self] in
            // The deadline may pass after the answer has arrived but before the waiting task has taken it.
            guard !gate.isAnswered else { return }
            host.abandon(session)
            gate.expire(timedOut(call, deadline))
        }
        defer { alarms.cancelAlarm(alarm) }
        let scope = AppEnvironment.Scope(host.environment, isCall: true, operation: call.operation)
        AppEnvironment.$scope.withValue(scope) { begin(session, gate) }
        if let early = gate.earlyAnswer(from: session.executor) { return early }
        return await withTaskCancellationHandler {
            await gate.wait()
        } onCancel: {
            gate.expire(
                ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "\(name): \(call.title) was cancelled by the host"))))
        }
    }

    /// Receives what follows the answer to handle; `nil` for other calls.
    private func outcome(of call: ExtensionCall, for host: PersonHost) -> (@Sendable (ExtensionAnswer) -> Void)? {
        guard let operation = call.operation else { return nil }
        return { [ledger = host.ledger, records = host.records, post = poster(call), catalogue] answer in
            ledger.conclude(operation, answer)
            if answer.reply.endsOperation(in: catalogue) { records?.settle(operation, answer) }
            post(.outcome(operation: operation, answer.reply))
        }
    }

    private func timedOut(_ call: ExtensionCall, _ deadline: Duration) -> ExtensionAnswer {
        let message = "\(name): \(call.title) gave no answer within \(deadline); call the completion handler on every path"
        return ExtensionAnswer(.failed(ExtensionFailure(.deadlineExceeded, message)))
    }

    /// Posts events about the call's request, without keeping the connection alive: handlers may keep their completion handlers
    /// indefinitely.
    func poster(_ call: ExtensionCall) -> @Sendable (ExtensionEvent.Kind) -> Void {
        { [events, request = call.request.identifier, person = call.request.person] in
            events.post(ExtensionEvent($0, request: request, person: person))
        }
    }

    /// Reports to the developer.
    func report(_ text: String, _ call: ExtensionCall) { poster(call)(.remark("\(name): \(text)")) }
}
