import ExtensionProtocol
import IntentSchema

// Timers, operations in progress, and the lock.
extension Step {
    // MARK: - Silence

    /// Starts the timer of a new question, and stops that of one that is no longer open.
    mutating func updateSilenceTimer() {
        let isAsked = effects.contains { if case .say(.question) = $0 { true } else { false } }
        if let timer = state.silence, isAsked || state.phase.prompt == nil {
            effects.append(.stopTimer(timer))
            state.silence = nil
        }
        if isAsked, state.phase.prompt != nil, let seconds = dialogue.policy.reminders.silenceSeconds {
            state.silence = startTimer(seconds: seconds)
        }
    }

    mutating func elapsed(_ timer: Int, in phase: Phase) -> Move {
        if timer == state.silence {
            state.silence = nil
            return Move(on: .silence, to: remind(phase))
        }
        if let index = state.pending.firstIndex(where: { $0.timer == timer }) {
            reportProgress(at: index)
            return Move(on: .progress, to: phase)
        }
        if let followed = state.followed.first(where: { $0.timer == timer }) {
            unsubscribe(from: followed, .updateTimeLimit)
            return Move(on: .updated, to: phase)
        }
        explain(.timerDropped, "\(timer)")
        return Move(on: .stale, to: phase)
    }

    /// Repeats the open question, or ends all requests after the policy's number of reminders.
    private mutating func remind(_ phase: Phase) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        guard state.reminders < dialogue.policy.reminders.mostForSilence else {
            explain(.reminderLimit, "\(state.reminders)")
            return abandoned(phase)
        }
        state.reminders += 1
        prompt.occasion = .reminded
        say(.question(prompt))
        return phase
    }

    // MARK: - Operations in progress

    /// Waits for the outcome of a handle call after the turn has ended (HAN-08).
    mutating func expectOutcome(of request: Request, _ call: Int) {
        var operation = PendingOperation(call: call, request: request)
        if let seconds = dialogue.policy.reminders.progressSeconds { operation.timer = startTimer(seconds: seconds) }
        state.pending.append(operation)
        guard state.pending.count > Self.mostPending else { return }
        let oldest = state.pending.removeFirst()
        if let timer = oldest.timer { effects.append(.stopTimer(timer)) }
        explain(.operationLimit, "\(Self.mostPending)", "\(oldest.call)")
    }

    private static let mostPending = 16

    private mutating func reportProgress(at index: Int) {
        state.pending[index].reminders += 1
        state.pending[index].timer = nil
        let operation = state.pending[index]
        if operation.reminders < dialogue.policy.reminders.mostForProgress,
            let seconds = dialogue.policy.reminders.progressSeconds
        {
            state.pending[index].timer = startTimer(seconds: seconds)
        }
        say(
            .outcome(
                Outcome(
                    kind: .stillInProgress, intent: operation.request.intent, appName: operation.request.appName, isLate: true,
                    request: operation.request.identifier)))
    }

    /// Processes the outcome of an operation that was in progress or late (HAN-08).
    mutating func outcomeArrived(_ reply: ExtensionReply, at index: Int, in phase: Phase) -> Phase {
        let operation = state.pending[index]
        if case .responded(let response) = reply,
            Verdict(response, of: dialogue.definition(operation.request.intent)) == .inProgress
        {
            explain(.operationInProgress, "\(operation.call)")
            return phase
        }
        state.pending.remove(at: index)
        if let timer = operation.timer { effects.append(.stopTimer(timer)) }
        _ = endPending(operation.request, reply)
        return repeatAfterReport(phase)
    }

    private mutating func endPending(_ request: Request, _ reply: ExtensionReply) -> Phase {
        switch reply {
        case .responded(let response): return endPending(request, response)
        case .failed(let failure) where failure.code == .outcomeUnknown:
            explain(.callFailed, failure.code.rawValue, failure.message)
            return end(.unknown, request, isLate: true)
        case .failed(let failure):
            explain(.outcomeFailed, request.intent.type, failure.code.rawValue, failure.message)
            return end(.broken, request, isLate: true)
        case .resolved, .options, .notImplemented:
            explain(.outcomeIsNotAResponse, request.intent.type)
            return end(.broken, request, isLate: true)
        }
    }

    private mutating func endPending(_ request: Request, _ response: Record) -> Phase {
        switch Verdict(response, of: dialogue.definition(request.intent)) {
        case .success: return succeeded(request, response, isLate: true)
        case .continueInApp: return end(.continuedInApp, request, response: response, opensApp: true, isLate: true)
        case .refused(let opensApp): return end(.refused, request, response: response, opensApp: opensApp, isLate: true)
        case .ready, .readyOnceConfirmed, .inProgress, .meaningless:
            explain(.outcomeMeaningless, request.intent.type)
            return end(.broken, request, response: response, isLate: true)
        }
    }

    // MARK: - The lock

    mutating func locked(_ isLocked: Bool, in phase: Phase) -> Move {
        state.isLocked = isLocked
        guard !isLocked else { return Move(on: .locked, to: phase) }
        guard case .unlocking(let request, _) = phase else { return Move(on: .unlocked, to: phase) }
        return Move(on: .unlocked, to: unlocked(request))
    }

    /// Resumes a request that required an unlocked device.
    mutating func unlocked(_ request: Request) -> Phase {
        explain(.unlocked, request.intent.type)
        return request.confirmedDigest == nil ? resolveNext(request) : handle(request)
    }

    /// Asks to unlock the device, if the intent requires it; otherwise `nil`.
    mutating func askToUnlock(_ request: Request) -> Phase? {
        guard state.isLocked,
            let reason = dialogue.policy.unlockReason(
                for: request.intent.type, of: dialogue.app(request.app), in: dialogue.catalogue)
        else { return nil }
        explain(reason, request.intent.type)
        let question = Question(kind: .unlock, intent: request.intent.type, app: request.app)
        let prompt = Prompt(question: question, intent: request.intent, appName: request.appName)
        return pose(prompt, request) { .unlocking($0, $1) }
    }

    mutating func saidWhileLocked(_ acts: [DialogueAct], _ request: Request, _ prompt: Prompt) -> Move {
        for act in acts {
            if let move = common(act, .unlocking(request, prompt), acts) { return move }
        }
        return misunderstood(nil, .unlocking(request, prompt))
    }
}
