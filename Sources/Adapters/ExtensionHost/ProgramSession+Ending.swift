import ExtensionProtocol
import ExtensionWire
import IntentSchema
import Synchronization

/// How a program ends: by being retired, by being idle, or by itself.
extension ProgramSession {
    /// Lets the program serve what it has begun, and nothing else.
    ///
    /// - Parameter atOnce: whether what it has begun is given up, too.
    func retire(_ reason: String, atOnce: Bool = false) {
        let isFirst = state.withLock { state in
            defer { state.isRetired = true }
            return !state.isRetired
        }
        if isFirst { retired(reason) }
        if atOnce { close() } else { closeIfDone() }
    }

    /// Ends the program if it has had nothing to do for this long.
    ///
    /// - Returns: whether it has.
    func retireIfIdle(for duration: Duration = .zero, _ reason: String) -> Bool {
        let isIdle = state.withLock { state in
            guard state.takesCalls, state.isIdle, .now - state.lastUse >= duration else { return false }
            state.isRetired = true
            return true
        }
        guard isIdle else { return false }
        retired(reason)
        close()
        return true
    }

    private func retired(_ reason: String) {
        note("no more calls go to this program: \(reason)")
        owner.ended(self, false)
        _ = SystemAlarms.shared.setAlarm(after: limits.lateOutcome) { [weak self] in self?.close() }
    }

    /// Ends a retired program that has nothing left to do.
    func closeIfDone() {
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
        // A process that it has left behind may hold the socket. What has arrived is read all the same.
        program.channel.close()
        owner.exited(self)
    }

    /// The connection has ended, whoever ended it: whatever was under way has failed.
    func end(_ reason: String) {
        let (pending, operations, updates, wasReady, wasRetired, hasExited) = state.withLock { state in
            defer {
                state.pending = [:]
                state.operations = [:]
                state.updates = [:]
                state.isEnded = true
            }
            return (state.pending.values, state.operations, state.updates, state.isReady, state.isRetired, state.hasExited)
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
            // Whether a handler that was cut short has done its work is not known; before the program was ready, none was called.
            let isUnknown = wasReady && call.subject.operation != nil
            let code: ExtensionFailure.Code = isUnknown ? .outcomeUnknown : .unavailable
            let message = "\(name) ended during \(call.subject.title): \(reason); its log says more"
            call.gate.settle(.failure(ExtensionFailure(code, message)))
        }
        for (operation, state) in operations where state.isAwaited {
            let failure = ExtensionFailure(.outcomeUnknown, "\(name) ended before it reported how the operation ended")
            owner.conclude(operation, .failed(failure))
            owner.post(ExtensionEvent(.outcome(operation: operation, .failed(failure)), request: state.request, person: person))
        }
        for request in updates.keys { owner.post(ExtensionEvent(.update(nil), request: request, person: person)) }
    }

    /// Ends the program once it has been idle for too long.
    func watchIdleness(after wait: Duration) {
        _ = SystemAlarms.shared.setAlarm(after: wait) { [weak self] in
            guard let self, !state.withLock({ $0.isEnded || $0.isRetired }) else { return }
            let patience = owner.staysWarm(self) ? max(limits.idle, limits.warmth) : limits.idle
            if retireIfIdle(for: patience, "it was idle for \(patience)") { return }
            // One that stays warm may be overtaken by others at any time.
            let rest = idleSince.map { limits.idle - (.now - $0) } ?? limits.idle
            watchIdleness(after: rest > .zero ? max(rest, .milliseconds(1)) : limits.idle)
        }
    }

    /// Kills the program once its folders are too full.
    func watchStorage() {
        _ = SystemAlarms.shared.setAlarm(after: limits.storageCheck) { [weak self] in
            // Alarms are not to wait for a disk.
            Task.detached(priority: .utility) { [weak self] in
                guard let self, !hasExited else { return }
                guard let excess = excess() else { return watchStorage() }
                note("\(excess). It is killed")
                program.kill()
            }
        }
    }

    /// Has a program come last that does nothing but compute, so that other apps do not wait for it.
    ///
    /// - Parameters:
    ///   - call: the call that takes so long; `nil` to look once in a while, as long as the program runs.
    ///   - before: how long the program had been running on a processor when it was last looked at.
    func watchProcessor(during call: UInt64? = nil, since before: Duration? = nil) {
        let isWatched = state.withLock { state in
            !state.isLowered && !state.isEnded && call.map { state.pending[$0] != nil } ?? true
        }
        guard isWatched, let now = program.processorTime() else { return }
        let interval = call == nil ? limits.attention * 100 : limits.attention
        // The system counts in hundredths of a second.
        if let before, now - before >= interval * 0.6 {
            state.withLock { $0.isLowered = true }
            note("it computes for long; everything else on this machine comes first from now on")
            return program.lowerPriority()
        }
        _ = SystemAlarms.shared.setAlarm(after: interval) { [weak self] in self?.watchProcessor(during: call, since: now) }
    }
}
