import ExtensionProtocol
import IntentSchema

// Silence, operations in progress, and the lock.
extension Step {
    // MARK: - Silence

    /// Starts the timer of a question that was put in this step; stops that of one that is open no longer.
    mutating func watchSilence() {
        let isAsked = effects.contains { if case .say(.question) = $0 { true } else { false } }
        if let timer = state.silence, isAsked || state.phase.prompt == nil {
            effects.append(.stopTimer(timer))
            state.silence = nil
        }
        if isAsked, state.phase.prompt != nil, let seconds = dialogue.policy.reminders.silenceSeconds {
            state.silence = startTimer(seconds: seconds)
        }
    }

    mutating func elapsed(_ timer: Int, in phase: Phase) -> Phase {
        if timer == state.silence {
            state.silence = nil
            return silent(phase)
        }
        if let index = state.pending.firstIndex(where: { $0.timer == timer }) {
            tellProgress(at: index)
            return phase
        }
        if let followed = state.followed.first(where: { $0.timer == timer }) {
            trigger = .updated
            stopFollowing(followed, because: "it has been followed for as long as the policy allows")
            return phase
        }
        explain("timer \(timer) is of no concern any more")
        return phase
    }

    private mutating func silent(_ phase: Phase) -> Phase {
        trigger = .silence
        guard var prompt = phase.prompt else { return phase }
        guard state.reminders < dialogue.policy.reminders.mostForSilence else {
            explain("no answer after \(state.reminders) reminders, the most that the policy allows")
            return abandon(phase)
        }
        state.reminders += 1
        prompt.occasion = .reminded
        say(.question(prompt))
        return phase
    }

    /// Ends the request whose question is open, because the person went away.
    mutating func abandon(_ phase: Phase) -> Phase {
        // Nobody is there to go back to what was set aside either, or to go on with what was said besides.
        state.suspended = []
        state.queued = []
        guard let request = phase.request else {
            if let intent = phase.prompt?.intent { say(.outcome(Outcome(kind: .abandoned, intent: intent))) }
            return .idle
        }
        return end(.abandoned, request)
    }

    // MARK: - Operations in progress

    /// Waits for the outcome of a call to handle beyond the turn.
    mutating func expectOutcome(of request: Request, _ call: Int) {
        var operation = PendingOperation(call: call, request: request)
        if let seconds = dialogue.policy.reminders.progressSeconds { operation.timer = startTimer(seconds: seconds) }
        state.pending.append(operation)
        guard state.pending.count > Self.mostPending else { return }
        let oldest = state.pending.removeFirst()
        if let timer = oldest.timer { effects.append(.stopTimer(timer)) }
        explain("more than \(Self.mostPending) operations are in progress; the outcome of call \(oldest.call) is not waited for")
    }

    private static let mostPending = 16

    private mutating func tellProgress(at index: Int) {
        trigger = .progress
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

    /// The outcome of an operation that was in progress or late.
    mutating func concluded(_ reply: ExtensionReply, at index: Int, in phase: Phase) -> Phase {
        let operation = state.pending[index]
        if case .responded(let response) = reply,
            Verdict(response, of: dialogue.definition(operation.request.intent)) == .inProgress
        {
            explain("call \(operation.call) is still in progress")
            return phase
        }
        state.pending.remove(at: index)
        if let timer = operation.timer { effects.append(.stopTimer(timer)) }
        _ = conclude(reply, operation.request)
        return putAgain(phase)
    }

    private mutating func conclude(_ reply: ExtensionReply, _ request: Request) -> Phase {
        guard case .responded(let response) = reply else {
            if case .failed(let failure) = reply, failure.code == .outcomeUnknown {
                explain("\(failure.code.rawValue): \(failure.message)")
                return end(.unknown, request, isLate: true)
            }
            explain("the outcome of \(request.intent.type) is no response: \(reply)")
            return end(.broken, request, isLate: true)
        }
        switch Verdict(response, of: dialogue.definition(request.intent)) {
        case .success:
            let phase = end(.succeeded, request, response: response, isLate: true)
            follow(request, response)
            return phase
        case .continueInApp: return end(.continuedInApp, request, response: response, opensApp: true, isLate: true)
        case .refused(let opensApp): return end(.refused, request, response: response, opensApp: opensApp, isLate: true)
        case .ready, .readyOnceConfirmed, .inProgress, .meaningless:
            explain("the outcome of \(request.intent.type) has a code that says nothing of it")
            return end(.broken, request, response: response, isLate: true)
        }
    }

    // MARK: - The lock

    mutating func locked(_ isLocked: Bool, in phase: Phase) -> Phase {
        trigger = isLocked ? .locked : .unlocked
        state.isLocked = isLocked
        guard case .unlocking(let request, _) = phase, !isLocked else { return phase }
        return unlocked(request)
    }

    /// Goes on where the lock was in the way.
    mutating func unlocked(_ request: Request) -> Phase {
        explain("the device was unlocked; \(request.intent.type) goes on")
        return request.confirmedDigest == nil ? resolveNext(request) : handle(request)
    }

    /// Asks for the device to be unlocked where the intent needs that; `nil` where it does not.
    mutating func askToUnlock(_ request: Request) -> Phase? {
        guard state.isLocked,
            let reason = dialogue.policy.unlockReason(
                for: request.intent.type, of: dialogue.app(request.app), in: dialogue.catalogue)
        else { return nil }
        explain("\(request.intent.type) waits for the device to be unlocked: \(reason)")
        let question = Question(kind: .unlock, intent: request.intent.type, app: request.app)
        let prompt = Prompt(question: question, intent: request.intent, appName: request.appName)
        return put(prompt, request) { .unlocking($0, $1) }
    }

    mutating func saidWhileLocked(_ acts: [DialogueAct], _ request: Request, _ prompt: Prompt) -> Phase {
        for act in acts {
            if let phase = common(act, .unlocking(request, prompt), acts) { return phase }
        }
        return misunderstood(nil, .unlocking(request, prompt))
    }
}
