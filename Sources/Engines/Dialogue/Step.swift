import ExtensionProtocol
import IntentSchema

/// One step of the fold: computes the next phase and collects effects.
struct Step {
    let dialogue: Dialogue
    let event: Event
    var state: DialogueState
    var effects: [Effect] = []
    /// The transitions taken, in order.
    var transitions: [TakenTransition] = []
    /// The identifier of a request that starts in this step.
    var newIdentifier: String

    init(dialogue: Dialogue, event: Event, state: DialogueState) {
        self.dialogue = dialogue
        self.event = event
        self.state = state
        newIdentifier = event.identifier
    }

    /// Folds the event, then starts or resumes what was waiting for the open request to end.
    mutating func apply() {
        learnAccess()
        state.habits.merge(event.habits) { $1 }
        if !event.people.isEmpty { state.people = event.people }
        enter(move(in: state.phase))
        resumeNext()
        updateSilenceTimer()
    }

    private mutating func move(in phase: Phase) -> Move {
        switch event.kind {
        case .said(let text, let acts):
            state.reminders = 0
            if case .notUnderstood? = acts.first { state.asides += 1 }
            let (acts, phase) = changing(acts, in: phase)
            let move = said(queueing(acts, in: phase), in: phase)
            state.heard = Array(([text] + (state.heard ?? [])).prefix(Self.mostHeard))
            return move
        case .answered(let call, let reply): return answered(call, reply, in: phase)
        case .elapsed(let timer): return elapsed(timer, in: phase)
        case .lock(let isLocked): return locked(isLocked, in: phase)
        case .updated(let request, let response): return updated(request, response, in: phase)
        case .access(let app, let seesContacts): return accessChanged(app, seesContacts: seesContacts, in: phase)
        case .received(let messages): return received(messages, in: phase)
        case .rang(let notices): return rang(notices, in: phase)
        case .scheduled(let request, let due): return scheduled(request, due: due, in: phase)
        case .left: return left(phase)
        }
    }

    /// Enters the next phase and records the transition.
    mutating func enter(_ move: Move) {
        transitions.append(TakenTransition(from: state.phase.kind, trigger: move.trigger, to: move.phase.kind))
        state.phase = move.phase
    }

    /// The number of utterances kept. Pronouns do not refer to people named before those.
    private static let mostHeard = 4

    // MARK: - What a step does

    mutating func say(_ message: Message) {
        state.lastMessage = message
        effects.append(.say(message))
    }

    mutating func explain(_ code: Explanation.Code, _ values: String...) {
        effects.append(.explain(Explanation(code, values)))
    }

    mutating func call(_ method: ExtensionRequest.Method, for request: Request) -> Int {
        state.calls += 1
        let message = ExtensionRequest(
            method: method, intent: request.intent, identifier: request.identifier, person: dialogue.person)
        let seconds = dialogue.policy.deadlineSeconds(for: method, of: request.intent.type)
        effects.append(
            .call(
                Call(
                    number: state.calls, app: request.app, request: message, deadlineSeconds: seconds,
                    confirmedDigest: request.confirmedDigest)))
        return state.calls
    }

    mutating func startTimer(seconds: Double) -> Int {
        state.timers += 1
        effects.append(.startTimer(state.timers, seconds: seconds))
        return state.timers
    }

    /// Ends the request and reports its outcome.
    mutating func end(
        _ kind: Outcome.Kind, _ request: Request, response: Record? = nil, opensApp: Bool = false, isLate: Bool = false
    ) -> Phase {
        if opensApp { effects.append(.openApp(app: request.app, activity: activity(for: request, response: response))) }
        if kind == .succeeded || kind == .inProgress || kind == .continuedInApp {
            remember(request, response)
            effects.append(.donate(app: request.app, intent: request.intent, request: request.identifier))
        } else {
            state.lapsed =
                mayLapse(kind, request)
                ? RecentRequest(app: request.app, intent: request.given, said: Set(request.said.keys)) : nil
            if request.given.namesPeople { dealtWithPeople(request) }
        }
        say(
            .outcome(
                Outcome(
                    kind: kind, intent: request.intent, response: response, appName: request.appName, opensApp: opensApp,
                    isLate: isLate, request: request.identifier)))
        return .idle
    }

    /// Whether the request can be started again: the app refused it, it reached a limit of attempts, or the person cancelled it or put it
    /// off and it needs confirmation.
    private func mayLapse(_ kind: Outcome.Kind, _ request: Request) -> Bool {
        switch kind {
        case .refused, .gaveUp: true
        case .cancelled, .postponed:
            dialogue.policy.confirmationReason(for: request.intent.type, in: dialogue.catalogue, appAsks: false) != nil
        default: false
        }
    }

    private mutating func remember(_ request: Request, _ response: Record?) {
        if Consequence(of: request.intent.type, in: dialogue.catalogue) != .looksUp { state.lapsed = nil }
        if request.intent.namesPeople || response?.namesPeople ?? false { dealtWithPeople(request) }
        state.asides = 0
        state.recent.removeAll { $0.app == request.app && $0.intent == request.intent }
        state.recent.insert(
            RecentRequest(
                app: request.app, intent: request.intent, response: response, said: Set(request.said.keys),
                offered: request.offered), at: 0)
        state.recent.removeLast(max(0, state.recent.count - 5))
    }

    /// Pronouns refer to the people of this request from now on.
    private mutating func dealtWithPeople(_ request: Request) {
        state.heard = nil
        if state.announced?.isAnswered(by: request) == false { state.announced = nil }
    }

    /// The response's own activity, or one with the interaction if the runtime could not create it.
    private func activity(for request: Request, response: Record?) -> Record {
        response?["userActivity"]?.record
            ?? .userActivity(intent: request.intent, response: response, identifier: request.identifier)
    }

    // MARK: - Events by phase

    private mutating func said(_ acts: [DialogueAct], in phase: Phase) -> Move {
        let acts = phase.request.map { permitted(acts, to: $0, phase.prompt) } ?? acts
        return switch phase {
        case .idle: saidWhileIdle(acts)
        case .clarifying(let clarification): clarified(acts, clarification)
        case .choosingApp(let choice): choseApp(acts, choice)
        case .permitting(let asked): answeredPermission(acts, asked)
        case .unlocking(let request, let prompt): saidWhileLocked(acts, request, prompt)
        case .asking(let request, let prompt, let element): answeredParameter(acts, request, prompt, element: element)
        case .awaitingConfirmation(let request, let prompt): answeredConfirmation(acts, request, prompt)
        case .resolving(let request, _, _), .listing(let request, _, _), .confirming(let request, _):
            saidWhileWaiting(acts, request, phase)
        case .handling: busy(phase)
        }
    }

    private mutating func answered(_ call: Int, _ reply: ExtensionReply, in phase: Phase) -> Move {
        switch phase {
        case .resolving(let request, let parameter, call): return resolved(reply, parameter, request)
        case .listing(let request, let listing, call): return listed(reply, listing, request)
        case .confirming(let request, call): return confirmed(reply, request)
        case .handling(let request, call): return handled(reply, request, call)
        default:
            guard let index = state.pending.firstIndex(where: { $0.call == call }) else {
                explain(.replyDropped, "\(call)")
                return Move(on: .lateAnswer, to: phase)
            }
            return Move(on: .lateAnswer, to: outcomeArrived(reply, at: index, in: phase))
        }
    }

    private mutating func saidWhileWaiting(_ acts: [DialogueAct], _ request: Request, _ phase: Phase) -> Move {
        guard acts.contains(where: { $0 == .cancel || $0 == .stop }) else { return busy(phase) }
        return Move(on: .cancel, to: end(.cancelled, request))
    }

    private mutating func busy(_ phase: Phase) -> Move {
        say(.remark(.busy))
        return Move(on: .notUnderstood, to: phase)
    }
}

extension Record {
    /// Whether it contains a person.
    fileprivate var namesPeople: Bool { type == "INPerson" || fields.values.contains(where: \.namesPeople) }
}

extension ParameterValue {
    fileprivate var namesPeople: Bool { record?.namesPeople ?? list?.contains(where: \.namesPeople) ?? false }
}
