import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Synchronization

/// A running program and the calls to it, for one person.
///
/// Nothing that the program sends is trusted: it speaks for the person it was started for, about requests that it was called for, and
/// ends operations that it was given.
final class ProgramSession: Sendable {
    /// What a call is about.
    struct Subject: Sendable {
        /// For messages, such as "handle INSendMessageIntent".
        var title: String
        /// The request's identifier; `nil` if it is about the app as a whole.
        var request: String?
        /// The operation that is handled; `nil` for other calls.
        var operation: String?
    }

    typealias Reply = Result<WireAnswer, ExtensionFailure>

    /// What the owner of a session learns of it.
    struct Owner: Sendable {
        /// An event of the program, checked.
        var post: @Sendable (ExtensionEvent) -> Void
        /// An operation has ended after its call was answered.
        var conclude: @Sendable (_ operation: String, ExtensionReply) -> Void
        /// The program takes no more calls; says whether it failed, rather than being ended.
        var ended: @Sendable (ProgramSession, _ hasFailed: Bool) -> Void
    }

    private struct Pending {
        var gate: ReplyGate<Reply>
        var subject: Subject
        /// Whether nobody waits any longer: the deadline has passed, or the call was cancelled.
        var isAbandoned = false
    }

    private enum Operation { case called, awaited }

    private struct State {
        var last: UInt64 = 0
        var pending: [UInt64: Pending] = [:]
        var operations: [String: Operation] = [:]
        var requests = RecentNames()
        /// The requests whose updates the program sends.
        var updates: Set<String> = []
        var violations = 0
        var isReady = false
        var lastUse = ContinuousClock.now
        var isRetired = false
        var isEnded = false
        var hasExited = false

        var isIdle: Bool { pending.isEmpty && updates.isEmpty && operations.isEmpty }
    }

    /// After this many messages that break the rules, a program is ended.
    private static let mostViolations = 100

    private let name: String
    private let person: String
    private let program: StartedProgram
    private let desk: ServiceDesk
    private let catalogue: Catalogue
    private let limits: ExtensionLimits
    private let note: @Sendable (String) -> Void
    private let owner: Owner
    private let state = Mutex(State())

    init(
        _ program: StartedProgram, named name: String, for person: String, _ services: AppServices, of catalogue: Catalogue,
        _ limits: ExtensionLimits, note: @escaping @Sendable (String) -> Void, owner: Owner
    ) {
        self.program = program
        self.name = name
        self.person = person
        self.catalogue = catalogue
        self.limits = limits
        self.note = note
        self.owner = owner
        desk = ServiceDesk(services)
    }

    /// Greets the program and begins to listen to it. A program that goes away is noticed by the first call.
    func begin(_ hello: WireHello) {
        Thread.detachNewThread { [self] in read() }
        try? send(0, .hello(hello))
        watchIdleness(after: limits.idle)
        _ = SystemAlarms.shared.setAlarm(after: limits.start) { [weak self] in
            guard let self, !state.withLock({ $0.isReady || $0.isEnded }) else { return }
            note("it was not ready after \(limits.start); it is killed. A program has to call ExtensionMain.run, or to answer Hello")
            program.kill()
        }
    }

    /// Since when the program has had nothing to do; `nil` while it has.
    var idleSince: ContinuousClock.Instant? { state.withLock { $0.isIdle && !$0.isEnded ? $0.lastUse : nil } }

    // MARK: - Calls

    /// Sends a message and waits for its answer, at most for the deadline.
    func perform(
        _ body: WireHostMessage.OneOf_Body, about subject: Subject, deadline: Duration
    ) async -> Reply {
        let gate = ReplyGate<Reply>()
        let id: UInt64? = state.withLock { state in
            guard !state.isEnded else { return nil }
            state.last += 1
            state.pending[state.last] = Pending(gate: gate, subject: subject)
            state.lastUse = .now
            if let operation = subject.operation { state.operations[operation] = .called }
            if let request = subject.request { state.requests.insert(request) }
            return state.last
        }
        guard let id else { return .failure(ExtensionFailure(.unavailable, "\(name) has ended; ask again")) }
        let alarm = SystemAlarms.shared.setAlarm(after: deadline) { [self] in expire(id, deadline) }
        defer { SystemAlarms.shared.cancelAlarm(alarm) }
        do throws(WireError) {
            try send(id, body)
        } catch {
            // Nothing was sent, so nothing was done.
            let failure = ExtensionFailure(.unavailable, "\(name): \(subject.title) could not be sent: \(error.message)")
            forget(id, subject)
            gate.settle(.failure(failure))
        }
        return await withTaskCancellationHandler {
            await gate.wait()
        } onCancel: {
            cancel(id)
        }
    }

    /// Notes that the program sends updates about the request, or no longer does.
    func setUpdates(of request: String, _ isOn: Bool) {
        state.withLock { state in
            if isOn { state.updates.insert(request) } else { state.updates.remove(request) }
            state.lastUse = .now
        }
    }

    /// Whether the program sends updates about the request.
    func isFollowing(_ request: String) -> Bool { state.withLock { $0.updates.contains(request) } }

    private func send(_ id: UInt64, _ body: WireHostMessage.OneOf_Body) throws(WireError) {
        var message = WireHostMessage()
        message.id = id
        message.body = body
        let bytes: [UInt8]
        do {
            bytes = try message.serializedBytes()
        } catch {
            throw WireError("a message cannot be encoded, \(error)")
        }
        try program.channel.send(bytes)
    }

    private func forget(_ id: UInt64, _ subject: Subject) {
        state.withLock { state in
            state.pending[id] = nil
            if let operation = subject.operation { state.operations[operation] = nil }
        }
    }

    private func abandon(_ id: UInt64) -> Pending? {
        state.withLock { state in
            guard let pending = state.pending[id], !pending.isAbandoned else { return nil }
            state.pending[id]?.isAbandoned = true
            if let operation = pending.subject.operation { state.operations[operation] = .awaited }
            return pending
        }
    }

    private func cancel(_ id: UInt64) {
        guard let pending = abandon(id) else { return }
        pending.gate.settle(
            .failure(ExtensionFailure(.unavailable, "\(name): \(pending.subject.title) was cancelled by the host")))
        try? send(id, .cancel(WireEmpty()))
    }

    /// The deadline has passed. Of handle, the program may still report how the operation ended; otherwise it gets no more calls. If it
    /// does not even answer this one, which its runtime does at the deadline, too, it hangs and is killed.
    private func expire(_ id: UInt64, _ deadline: Duration) {
        guard let pending = abandon(id) else { return }
        pending.gate.settle(.failure(Self.missed(name, pending.subject, deadline)))
        let late = "\(pending.subject.title) gave no answer within \(deadline)"
        if let operation = pending.subject.operation {
            _ = SystemAlarms.shared.setAlarm(after: limits.lateOutcome) { [weak self] in
                guard let self, state.withLock({ $0.operations[operation] != nil }) else { return }
                retire("\(late), and none for \(limits.lateOutcome) after that", atOnce: true)
            }
        } else {
            retire(late)
        }
        killUnlessAnswered(id)
    }

    /// Kills the program if it has not answered the call after a while in which it was ready to.
    private func killUnlessAnswered(_ id: UInt64) {
        _ = SystemAlarms.shared.setAlarm(after: limits.obedience) { [weak self] in
            guard let self else { return }
            let (isOpen, isReady) = state.withLock { ($0.pending[id] != nil, $0.isReady) }
            guard isOpen else { return }
            // Until it is ready, only the limit on starting counts.
            guard isReady else { return killUnlessAnswered(id) }
            note("it does not react; it is killed")
            program.kill()
        }
    }

    private static func missed(_ name: String, _ subject: Subject, _ deadline: Duration) -> ExtensionFailure {
        ExtensionFailure(
            .deadlineExceeded,
            "\(name): \(subject.title) gave no answer within \(deadline); call the completion handler on every path")
    }

    // MARK: - What the program sends

    private func read() {
        do {
            while let bytes = try program.channel.receive() {
                let message: WireExtensionMessage
                do {
                    message = try WireExtensionMessage(serializedBytes: bytes)
                } catch {
                    throw WireError("a message cannot be read, \(error)")
                }
                try take(message)
            }
            end("it ended")
        } catch {
            let problem = (error as? WireError)?.message ?? "\(error)"
            end("it broke the protocol: \(problem)")
        }
    }

    private func take(_ message: WireExtensionMessage) throws(WireError) {
        switch message.body {
        case .ready(let ready):
            guard ready.version == ProcessConnection.version else {
                throw WireError(
                    "it speaks version \(ready.version) of the protocol, this host version \(ProcessConnection.version); build the "
                        + "app again with this version of Errand and install it")
            }
            state.withLock { $0.isReady = true }
        case .answer(let answer): try take(answer, to: message.id)
        case .event(let event): try take(event)
        case .serviceRequest(let request):
            let id = message.id
            desk.serve(request) { [weak self] reply in try? self?.send(id, .serviceReply(reply)) }
        case nil: try violate("a message is of a kind that is unknown here; it was skipped")
        }
    }

    private func take(_ answer: WireAnswer, to id: UInt64) throws(WireError) {
        let pending: Pending? = state.withLock { state in
            state.lastUse = .now
            return state.pending.removeValue(forKey: id)
        }
        guard let pending else { return try violate("an answer belongs to no call; it was dropped") }
        if let operation = pending.subject.operation { settle(operation, answer, isLate: pending.isAbandoned) }
        pending.gate.settle(.success(answer))
        closeIfDone()
    }

    /// Notes whether an operation is over with this answer. One that comes after the host has given up is its outcome.
    private func settle(_ operation: String, _ answer: WireAnswer, isLate: Bool) {
        let isOpen: Bool
        switch answer.reply {
        case .responded(let response): isOpen = catalogue.isInProgress(response)
        case .failed(let failure): isOpen = failure.failure.code == .deadlineExceeded
        default: isOpen = false
        }
        let isExpected: Bool = state.withLock { state in
            guard state.operations[operation] != nil else { return false }
            state.operations[operation] = isOpen ? .awaited : nil
            return true
        }
        guard isLate, !isOpen, isExpected, let reply = try? answer.answer().reply else { return }
        owner.conclude(operation, reply)
        owner.post(ExtensionEvent(.outcome(operation: operation, reply), request: nil, person: person))
    }

    private func take(_ wire: WireEvent) throws(WireError) {
        let event = try wire.event(of: person)
        if let request = event.request, !state.withLock({ $0.requests.contains(request) }) {
            return try violate("an event is about a request that the program was never called for; it was dropped")
        }
        switch event.kind {
        case .outcome(let operation, let reply):
            guard state.withLock({ $0.operations.removeValue(forKey: operation) }) != nil else {
                return try violate("an outcome belongs to no operation, or to one that has ended; it was dropped")
            }
            owner.conclude(operation, reply)
        case .update(let response):
            guard let request = event.request, state.withLock({ $0.updates.contains(request) }) else {
                return try violate("an update is about a request that is not followed; it was dropped")
            }
            if response == nil { setUpdates(of: request, false) }
        case .permission(let permission, let isGranted):
            guard desk.admits(permission, isGranted: isGranted) else {
                return try violate("it claims an answer of the person that they have not given; it was dropped")
            }
        case .remark, .vocabulary, .contribution: break
        }
        owner.post(event)
        closeIfDone()
    }

    /// Reports what a program must not do.
    ///
    /// - Throws: `WireError` once it has done so too often.
    private func violate(_ text: String) throws(WireError) {
        let count = state.withLock { state in
            state.violations += 1
            return state.violations
        }
        owner.post(ExtensionEvent(.remark("\(name): \(text)"), person: person))
        note(text)
        guard count < Self.mostViolations else { throw WireError("it has broken the rules \(count) times") }
    }

    // MARK: - The end

    /// Lets the program serve what it has begun, and nothing else.
    ///
    /// - Parameter atOnce: whether what it has begun is given up, too.
    func retire(_ reason: String, atOnce: Bool = false) {
        let isFirst = state.withLock { state in
            defer { state.isRetired = true }
            return !state.isRetired
        }
        if isFirst {
            note("no more calls go to this program: \(reason)")
            owner.ended(self, false)
            _ = SystemAlarms.shared.setAlarm(after: limits.lateOutcome) { [weak self] in self?.close() }
        }
        if atOnce { close() } else { closeIfDone() }
    }

    private func closeIfDone() {
        guard state.withLock({ $0.isRetired && $0.isIdle }) else { return }
        close()
    }

    /// Ends the connection, upon which the program has to end.
    private func close() {
        program.channel.close()
        _ = SystemAlarms.shared.setAlarm(after: limits.obedience) { [weak self] in self?.killUnlessExited() }
    }

    private func killUnlessExited() {
        guard !state.withLock(\.hasExited) else { return }
        note("it did not end when it was asked to; it is killed")
        program.kill()
    }

    /// The program's process has ended.
    func exited(_ how: String) {
        state.withLock { $0.hasExited = true }
        note(how)
    }

    /// The connection has ended, whoever ended it: whatever was under way has failed.
    private func end(_ reason: String) {
        let (pending, operations, updates, wasRetired, hasExited) = state.withLock { state in
            defer {
                state.pending = [:]
                state.operations = [:]
                state.updates = []
                state.isEnded = true
            }
            return (state.pending.values, state.operations, state.updates, state.isRetired, state.hasExited)
        }
        program.channel.close()
        if !hasExited {
            // It cannot serve anybody any more. One that is ending by itself is given the time.
            if wasRetired {
                _ = SystemAlarms.shared.setAlarm(after: limits.obedience) { [weak self] in self?.killUnlessExited() }
            } else {
                program.kill()
            }
        }
        if !wasRetired { note("the connection ended: \(reason)") }
        owner.ended(self, !wasRetired)
        for call in pending where !call.isAbandoned {
            // Whether a handler that was cut short has done its work is not known.
            let code: ExtensionFailure.Code = call.subject.operation == nil ? .unavailable : .outcomeUnknown
            let message = "\(name) ended during \(call.subject.title): \(reason); its log says more"
            call.gate.settle(.failure(ExtensionFailure(code, message)))
        }
        for (operation, state) in operations where state == .awaited {
            let failure = ExtensionFailure(.outcomeUnknown, "\(name) ended before it reported how the operation ended")
            owner.conclude(operation, .failed(failure))
            owner.post(ExtensionEvent(.outcome(operation: operation, .failed(failure)), person: person))
        }
        for request in updates { owner.post(ExtensionEvent(.update(nil), request: request, person: person)) }
    }

    private func watchIdleness(after wait: Duration) {
        _ = SystemAlarms.shared.setAlarm(after: wait) { [weak self] in
            guard let self, !state.withLock({ $0.isEnded || $0.isRetired }) else { return }
            let rest = idleSince.map { limits.idle - (.now - $0) } ?? limits.idle
            if rest <= .zero { retire("it was idle for \(limits.idle)") } else { watchIdleness(after: rest) }
        }
    }
}

extension Catalogue {
    /// Whether the response says that the operation goes on.
    fileprivate func isInProgress(_ response: WireRecord) -> Bool {
        guard case .integer(let code) = response.fields["code"]?.kind else { return false }
        let intent = intents.values.first { $0.response == response.type }
        return intent?.responseCode(Int(code))?.name == "inProgress"
    }
}
