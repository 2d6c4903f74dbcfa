import ExtensionProtocol
import IntentSchema

/// One step of the fold: collects effects while a phase is turned into the next.
struct Step {
    let dialogue: Dialogue
    let event: Event
    var calls: Int
    var effects: [Effect] = []

    init(dialogue: Dialogue, event: Event, calls: Int) {
        self.dialogue = dialogue
        self.event = event
        self.calls = calls
    }

    mutating func say(_ message: Message) { effects.append(.say(message)) }

    mutating func explain(_ text: String) { effects.append(.explain(text)) }

    mutating func call(_ method: ExtensionRequest.Method, for request: Request) -> Int {
        calls += 1
        let message = ExtensionRequest(method: method, intent: request.intent, identifier: request.identifier)
        effects.append(
            .call(Call(number: calls, app: request.app, request: message, deadlineSeconds: dialogue.policy.deadlineSeconds)))
        return calls
    }

    /// Ends the request.
    mutating func end(_ kind: Outcome.Kind, _ request: Request, response: Record? = nil, opensApp: Bool = false) -> Phase {
        if opensApp { effects.append(.openApp(app: request.app, activity: activity(for: request, response: response))) }
        say(
            .outcome(
                Outcome(kind: kind, intent: request.intent, response: response, appName: request.appName, opensApp: opensApp)))
        return .idle
    }

    /// The response's own activity, or one that carries the interaction where the runtime had no chance to make it.
    private func activity(for request: Request, response: Record?) -> Record {
        response?["userActivity"]?.record
            ?? .userActivity(intent: request.intent, response: response, identifier: request.identifier)
    }

    // MARK: - Events by phase

    mutating func said(_ acts: [DialogueAct], in phase: Phase) -> Phase {
        switch phase {
        case .idle: saidWhileIdle(acts)
        case .choosingApp(let choice): choseApp(acts, choice)
        case .asking(let request, let prompt, let element): answeredParameter(acts, request, prompt, element: element)
        case .awaitingConfirmation(let request, let prompt): answeredConfirmation(acts, request, prompt)
        case .resolving(let request, _, _), .confirming(let request, _): saidWhileWaiting(acts, request, phase)
        case .handling: busy(phase)
        }
    }

    mutating func answered(_ call: Int, _ reply: ExtensionReply, in phase: Phase) -> Phase {
        switch phase {
        case .resolving(let request, let parameter, call): return resolved(reply, parameter, request)
        case .confirming(let request, call): return confirmed(reply, request)
        case .handling(let request, call): return handled(reply, request)
        default:
            explain("the answer to call \(call) came when nobody waited for it any more; it was dropped")
            return phase
        }
    }

    private mutating func saidWhileWaiting(_ acts: [DialogueAct], _ request: Request, _ phase: Phase) -> Phase {
        guard acts.contains(.cancel) else { return busy(phase) }
        return end(.cancelled, request)
    }

    private mutating func busy(_ phase: Phase) -> Phase {
        say(.remark(.busy))
        return phase
    }
}
