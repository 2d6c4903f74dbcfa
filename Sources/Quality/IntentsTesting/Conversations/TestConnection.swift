import Assistant
import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Synchronization

/// The transport to an extension under test. Injects faults, and prevents a handler that never replies from blocking the
/// test.
struct TestConnection: ExtensionConnection {
    /// How long a program may take for a call, by the machine's clock. Starting one takes a while on a busy machine.
    static let programPatience = Duration.seconds(600)

    let inner: any ExtensionConnection
    /// Whether the extension is a program, whose deadlines are those of the machine's clock.
    let isProgram: Bool
    let faults: FaultPlan
    let clock: ManualClock
    let later: LaterEvents
    let catalogue: Catalogue
    /// How long a handler may take in real time before its virtual deadline expires.
    let patience: Duration

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        guard let fault = faults.next(for: request) else { return await deliver(request, deadline) }
        switch fault.kind {
        case .slow(let seconds): return await slow(request, .seconds(seconds), deadline)
        case .silent: return await slow(request, nil, deadline)
        case .crashBefore: return crashed(fault)
        case .crashAfter:
            _ = await deliver(request, deadline)
            return crashed(fault)
        case .lie(let lie):
            return ExtensionAnswer(lie.reply(to: request, in: catalogue), remarks: ["the test injected a wrong reply"])
        case .answersTwice:
            let answer = await deliver(request, deadline)
            arriveLater(answer, to: request)
            return answer
        case .deliveredTwice:
            _ = await deliver(request, deadline)
            return await deliver(request, deadline)
        }
    }

    var remembersOperations: Bool { inner.remembersOperations }

    var events: ExtensionEvents { inner.events }

    func launch(for person: String) async { await inner.launch(for: person) }

    func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        await inner.startUpdates(of: request, deadline: real(deadline))
    }

    func continueActivity(_ activity: Record, for person: String) async -> Bool {
        await inner.continueActivity(activity, for: person)
    }

    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await inner.stopUpdates(of: request, deadline: real(deadline))
    }

    func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? {
        guard !isProgram else { return try await inner.card(for: request, deadline: real(deadline)) }
        let watchdog = watchdog(deadline)
        defer { watchdog.end() }
        return try await inner.card(for: request, deadline: deadline)
    }

    private func real(_ deadline: Duration) -> Duration { isProgram ? max(deadline, Self.programPatience) : deadline }

    private func deliver(_ request: ExtensionRequest, _ deadline: Duration) async -> ExtensionAnswer {
        guard !isProgram else { return await deliverToProgram(request, deadline) }
        let watchdog = watchdog(deadline)
        defer { watchdog.end() }
        return await inner.send(request, deadline: deadline)
    }

    /// Has the deadline pass if what was begun does not end within the test's patience.
    private func watchdog(_ deadline: Duration) -> Watchdog {
        let delivery = Delivery()
        // On a busy machine, a reply may have arrived before this task runs; it is used.
        let alarm = SystemAlarms.shared.setAlarm(after: patience) { [clock] in
            Task {
                await Task.yield()
                if !delivery.isOver { clock.advance(by: deadline) }
            }
        }
        return Watchdog(delivery: delivery, alarm: alarm)
    }

    private struct Watchdog {
        let delivery: Delivery
        let alarm: Int

        func end() {
            delivery.end()
            SystemAlarms.shared.cancelAlarm(alarm)
        }
    }

    private func deliverToProgram(_ request: ExtensionRequest, _ deadline: Duration) async -> ExtensionAnswer {
        let answer = await inner.send(request, deadline: real(deadline))
        if case .failed(let failure) = answer.reply, failure.code == .deadlineExceeded { clock.advance(by: deadline) }
        return answer
    }

    /// - Parameter time: how long the reply takes; `nil` if it never arrives.
    private func slow(_ request: ExtensionRequest, _ time: Duration?, _ deadline: Duration) async -> ExtensionAnswer {
        let answer = await deliver(request, deadline)
        if let time, time < deadline {
            clock.advance(by: time)
            return answer
        }
        clock.advance(by: deadline)
        if let time {
            later.add(at: clock.now.advanced(by: time - deadline)) { arriveLater(answer, to: request) }
        }
        return ExtensionAnswer(
            .failed(ExtensionFailure(.deadlineExceeded, "\(request.method.name) did not reply within \(deadline)")))
    }

    private func crashed(_ fault: Fault) -> ExtensionAnswer {
        ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "the extension crashed: \(fault)")))
    }

    /// Forwards a reply that is no longer expected.
    private func arriveLater(_ answer: ExtensionAnswer, to request: ExtensionRequest) {
        let kind: ExtensionEvent.Kind =
            if case .handle(let operation) = request.method {
                .outcome(operation: operation, answer.reply)
            } else {
                .remark("\(request.method.name) was answered again; the second answer is dropped")
            }
        events.post(ExtensionEvent(kind, request: request.identifier, person: request.person))
    }
}

/// Whether a request has been answered.
private final class Delivery: Sendable {
    private let over = Atomic<Bool>(false)

    var isOver: Bool { over.load(ordering: .acquiring) }

    func end() { over.store(true, ordering: .releasing) }
}

/// The faults of a test, and which of them were injected.
final class FaultPlan: Sendable {
    private struct State {
        var counts: [Int]
        var happened: Set<Int> = []
    }

    private let faults: [Fault]
    private let state: Mutex<State>

    init(_ faults: [Fault]) {
        self.faults = faults
        state = Mutex(State(counts: faults.map { _ in 0 }))
    }

    /// The fault to inject into the call; `nil` for none.
    func next(for request: ExtensionRequest) -> Fault? {
        guard !faults.isEmpty else { return nil }
        return state.withLock { state in
            var found: Fault?
            for (index, fault) in faults.enumerated() where fault.matches(request) {
                state.counts[index] += 1
                guard found == nil, fault.occurrence == nil || fault.occurrence == state.counts[index] else { continue }
                state.happened.insert(index)
                found = fault
            }
            return found
        }
    }

    /// The faults that were not injected.
    var unused: [Fault] {
        let happened = state.withLock(\.happened)
        return faults.indices.filter { !happened.contains($0) }.map { faults[$0] }
    }
}

/// Events scheduled for later virtual times.
final class LaterEvents: Sendable {
    private let events = Mutex<[(time: ManualClock.Instant, happen: @Sendable () -> Void)]>([])

    func add(at time: ManualClock.Instant, _ happen: @escaping @Sendable () -> Void) {
        events.withLock { $0.append((time, happen)) }
    }

    /// When the next one is due; `nil` if there is none.
    var next: ManualClock.Instant? { events.withLock { $0.map(\.time).min() } }

    /// Runs all events that are due by then, in order.
    func run(until time: ManualClock.Instant) {
        let due = events.withLock { events in
            defer { events.removeAll { $0.time <= time } }
            return events.filter { $0.time <= time }.sorted { $0.time < $1.time }
        }
        for event in due { event.happen() }
    }
}
