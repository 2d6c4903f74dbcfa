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
        /// The name of the request's intent.
        var intent: String?
        /// The operation that is handled; `nil` for other calls.
        var operation: String?
        /// Whether the program sends updates about the request from this call on; the first may come before its answer.
        var startsUpdates = false
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
        /// Its process is no more.
        var exited: @Sendable (ProgramSession) -> Void
        /// Whether the program is one of those that wait for longer when they are idle.
        var staysWarm: @Sendable (ProgramSession) -> Bool
    }

    struct Pending {
        var gate: ReplyGate<Reply>
        var subject: Subject
        var start = ContinuousClock.now
        /// Whether nobody waits any longer: the deadline has passed, or the call was cancelled.
        var isAbandoned = false
    }

    /// An operation that has not ended.
    struct Operation {
        var intent: String
        /// The request whose conversation is told how it ends.
        var request: String?
        /// Whether its end will be told by an outcome, since its call was answered, or given up.
        var isAwaited = false
    }

    struct State {
        var last: UInt64 = 0
        var pending: [UInt64: Pending] = [:]
        var operations: [String: Operation] = [:]
        var requests = RecentNames()
        /// The requests whose updates the program sends, with their intents.
        var updates: [String: String] = [:]
        var violations = 0
        var isReady = false
        /// Whether it has taken the processors for long, and comes last since.
        var isLowered = false
        var lastUse = ContinuousClock.now
        var isRetired = false
        var isEnded = false
        var hasExited = false

        var takesCalls: Bool { !isRetired && !isEnded }
        var isIdle: Bool { pending.isEmpty && updates.isEmpty && operations.isEmpty }
    }

    let name: String
    let person: String
    let program: StartedProgram
    let desk: ServiceDesk
    let check: AnswerCheck
    let limits: ExtensionLimits
    let note: @Sendable (String) -> Void
    /// Why it may not go on; `nil` if it may. Takes as long as looking at all of its files.
    let excess: @Sendable () -> String?
    let owner: Owner
    let state = Mutex(State())
    let listening = Mutex(Listening())

    init(
        _ program: StartedProgram, named name: String, for person: String, _ services: AppServices, _ check: AnswerCheck,
        _ limits: ExtensionLimits, note: @escaping @Sendable (String) -> Void, excess: @escaping @Sendable () -> String?,
        owner: Owner
    ) {
        self.program = program
        self.name = name
        self.person = person
        self.check = check
        self.limits = limits
        self.note = note
        self.excess = excess
        self.owner = owner
        desk = ServiceDesk(services, limits)
    }

    /// Greets the program, before any call goes to it.
    func greet(_ hello: WireHello) { try? send(0, .hello(hello)) }

    /// Begins to listen to the program and to watch it.
    func begin() {
        Thread.detachNewThread { [self] in receive() }
        watchIdleness(after: limits.idle)
        watchProcessor()
        watchStorage()
        _ = SystemAlarms.shared.setAlarm(after: limits.start) { [weak self] in
            guard let self, !state.withLock({ $0.isReady || $0.isEnded }) else { return }
            note(
                "it was not ready after \(limits.start); it is killed. A program has to call ExtensionMain.run, or to answer Hello"
            )
            program.kill()
        }
    }

    /// Whether calls may go to the program.
    var takesCalls: Bool { state.withLock(\.takesCalls) }

    /// Whether its process is no more.
    var hasExited: Bool { state.withLock(\.hasExited) }

    /// Since when the program has had nothing to do; `nil` while it has.
    var idleSince: ContinuousClock.Instant? { state.withLock { $0.isIdle && $0.takesCalls ? $0.lastUse : nil } }

    // MARK: - Calls

    /// Sends a message and waits for its answer, at most for the deadline.
    ///
    /// - Returns: `nil` if the program takes no more calls, and has not been sent this one.
    func perform(
        _ body: WireHostMessage.OneOf_Body, about subject: Subject, deadline: Duration
    ) async -> Reply? {
        let gate = ReplyGate<Reply>()
        let id: UInt64? = state.withLock { state in
            // Decided together with what makes a retired program end, so that it does not end with this call.
            guard state.takesCalls else { return nil }
            state.last += 1
            state.pending[state.last] = Pending(gate: gate, subject: subject)
            state.lastUse = .now
            if let operation = subject.operation {
                state.operations[operation] = Operation(intent: subject.intent ?? "", request: subject.request)
            }
            if let request = subject.request {
                state.requests.insert(request)
                if subject.startsUpdates { state.updates[request] = subject.intent ?? "" }
            }
            return state.last
        }
        guard let id else { return nil }
        let alarm = SystemAlarms.shared.setAlarm(after: deadline) { [self] in expire(id, deadline) }
        let attention = SystemAlarms.shared.setAlarm(after: limits.attention) { [weak self] in self?.watchProcessor(during: id) }
        defer {
            SystemAlarms.shared.cancelAlarm(alarm)
            SystemAlarms.shared.cancelAlarm(attention)
        }
        do throws(WireError) {
            try send(id, body)
        } catch {
            // Nothing was sent, so nothing was done, even if the connection has ended meanwhile.
            forget(id, subject)
            if program.channel.isClosed {
                // Also for the thread that listens, which a program may leave in the belief that all is well.
                program.channel.close()
                return nil
            }
            return .failure(ExtensionFailure(.unavailable, "\(name): \(subject.title) could not be sent: \(error.message)"))
        }
        receive(for: gate)
        return await withTaskCancellationHandler {
            await gate.wait()
        } onCancel: {
            cancel(id, deadline)
        }
    }

    /// Drops updates about the request from now on.
    func endUpdates(of request: String) {
        state.withLock { state in
            state.updates[request] = nil
            state.lastUse = .now
        }
        closeIfDone()
    }

    /// Whether the program sends updates about the request.
    func isFollowing(_ request: String) -> Bool { state.withLock { $0.updates[request] != nil } }

    func send(_ id: UInt64, _ body: WireHostMessage.OneOf_Body) throws(WireError) {
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
            if let request = subject.request, subject.startsUpdates { state.updates[request] = nil }
        }
        closeIfDone()
    }

    private func abandon(_ id: UInt64) -> Pending? {
        state.withLock { state in
            guard let pending = state.pending[id], !pending.isAbandoned else { return nil }
            state.pending[id]?.isAbandoned = true
            if let operation = pending.subject.operation { state.operations[operation]?.isAwaited = true }
            return pending
        }
    }

    /// - Parameter deadline: until when the program may take to answer what nobody waits for any longer.
    private func cancel(_ id: UInt64, _ deadline: Duration) {
        guard let pending = abandon(id) else { return }
        pending.gate.settle(
            .failure(ExtensionFailure(.unavailable, "\(name): \(pending.subject.title) was cancelled by the host")))
        try? send(id, .cancel(WireEmpty()))
        if let operation = pending.subject.operation {
            awaitOutcome(of: operation, since: "\(pending.subject.title) was cancelled")
        }
        _ = SystemAlarms.shared.setAlarm(after: deadline) { [weak self] in self?.killUnlessAnswered(id) }
    }

    /// The deadline has passed. Of handle, the program may still report how the operation ended; otherwise it gets no more calls. If it
    /// does not even answer this one, which its runtime does at the deadline, too, it hangs and is killed.
    private func expire(_ id: UInt64, _ deadline: Duration) {
        guard let pending = abandon(id) else { return }
        pending.gate.settle(.failure(Self.missed(name, pending.subject, deadline)))
        let late = "\(pending.subject.title) gave no answer within \(deadline)"
        if let operation = pending.subject.operation { awaitOutcome(of: operation, since: late) } else { retire(late) }
        killUnlessAnswered(id)
    }

    /// Gives the program a while to report how an operation ended that nobody waits for any longer.
    private func awaitOutcome(of operation: String, since reason: String) {
        _ = SystemAlarms.shared.setAlarm(after: limits.lateOutcome) { [weak self] in
            guard let self, state.withLock({ $0.operations[operation] != nil }) else { return }
            retire("\(reason), and for \(limits.lateOutcome) after that it did not say how it ended", atOnce: true)
        }
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
}
