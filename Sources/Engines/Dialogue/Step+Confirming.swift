import ExtensionProtocol
import IntentSchema

// Confirmation by the app and the person, and handling.
extension Step {
    mutating func confirmed(_ reply: ExtensionReply, _ request: Request) -> Move {
        switch reply {
        case .notImplemented: return ready(request, response: nil, appAsks: false)
        case .responded(let response):
            switch Verdict(response, of: dialogue.definition(request.intent)) {
            case .ready, .success: return ready(request, response: response, appAsks: false)
            case .readyOnceConfirmed: return ready(request, response: response, appAsks: true)
            case .continueInApp: return continued(request, response)
            case .refused(let opensApp): return refused(request, response, opensApp: opensApp)
            case .inProgress, .meaningless:
                explainCode(of: response, to: "confirm", expected: "ready", request)
                return unusable(request)
            }
        case .resolved, .options:
            explain(.replyIsNotAResponse, "confirm")
            return unusable(request)
        case .failed(let failure): return failed(failure, request)
        }
    }

    /// The app is ready. Important requests need the person's confirmation, whatever the app says.
    private mutating func ready(_ request: Request, response: Record?, appAsks: Bool) -> Move {
        let name = request.intent.type
        guard let reason = dialogue.policy.confirmationReason(for: name, in: dialogue.catalogue, appAsks: appAsks) else {
            explain(.confirmationNotNeeded, name)
            return Move(on: .ready, to: handle(request))
        }
        explain(reason, name)
        let question = Question(kind: .confirmRequest, intent: name, app: request.app)
        let prompt = Prompt(question: question, intent: request.intent, response: response, appName: request.appName)
        return Move(on: .ready, to: pose(prompt, request) { .awaitingConfirmation($0, $1) })
    }

    mutating func answeredConfirmation(_ acts: [DialogueAct], _ request: Request, _ prompt: Prompt) -> Move {
        let phase = Phase.awaitingConfirmation(request, prompt)
        for act in acts {
            switch act {
            case .yes: return mayNotConfirm(phase) ?? Move(on: .yes, to: handleConfirmed(request, prompt))
            case .no: return Move(on: .no, to: end(.cancelled, request))
            case .correction(let values):
                if let next = corrected(values, request, phase) { return next }
            case .notUnderstood(let reason): return misunderstood(reason, phase)
            default:
                if let next = common(act, phase, acts) { return next }
            }
        }
        return misunderstood(nil, phase)
    }

    /// The question again, if who said yes may not confirm it; otherwise `nil`. It does not count as an attempt: the person is not
    /// misunderstood.
    mutating func mayNotConfirm(_ phase: Phase) -> Move? {
        guard let speaker = event.speaker, !speaker.mayConfirm else { return nil }
        explain(.speakerMayNotConfirm, speaker.principal)
        say(.remark(.mayNotConfirm))
        return Move(on: .notUnderstood, to: repeatQuestion(of: phase))
    }

    private mutating func corrected(_ values: [String: ParameterValue], _ request: Request, _ phase: Phase) -> Move? {
        let known = values.filter { dialogue.definition(request.intent)?.parameter($0.key) != nil }
        guard !known.isEmpty else { return nil }
        if changeQueued(Hypothesis(intent: request.intent.type, parameters: known, score: 1, template: "correction")) {
            return Move(on: .correction, to: repeatQuestion(of: phase))
        }
        var request = request
        request.correct(known, in: dialogue.definition(request.intent))
        explain(.valuesCorrected, known.keys.sorted().joined(separator: ", "))
        return Move(on: .correction, to: resolveNext(request))
    }

    /// Handles exactly what was read out: the confirmation applies to these values only.
    private mutating func handleConfirmed(_ request: Request, _ prompt: Prompt) -> Phase {
        var request = request
        request.intent = prompt.intent
        request.confirmedDigest = prompt.intent.digest
        return handle(request)
    }

    mutating func handle(_ request: Request) -> Phase {
        if let phase = askToUnlock(request) ?? openForCombination(request) { return phase }
        var request = request
        request.operation = event.identifier
        return .handling(request, call: call(.handle(operation: event.identifier), for: request))
    }

    mutating func handled(_ reply: ExtensionReply, _ request: Request, _ call: Int) -> Move {
        switch reply {
        case .responded(let response):
            switch Verdict(response, of: dialogue.definition(request.intent)) {
            case .success:
                return Move(on: .succeeded, to: succeeded(request, response))
            case .inProgress:
                expectOutcome(of: request, call)
                return Move(on: .inProgress, to: end(.inProgress, request, response: response))
            case .continueInApp: return continued(request, response)
            case .refused(let opensApp): return refused(request, response, opensApp: opensApp)
            case .ready, .readyOnceConfirmed, .meaningless:
                explainCode(of: response, to: "handle", expected: "success", request)
                return unusable(request)
            }
        case .notImplemented:
            explain(.noHandleMethod)
            return unusable(request)
        case .resolved, .options:
            explain(.replyIsNotAResponse, "handle")
            return unusable(request)
        case .failed(let failure):
            // The app may complete it anyway: a late reply is reported.
            if failure.code == .deadlineExceeded { expectOutcome(of: request, call) }
            return failed(failure, request)
        }
    }

    /// Ends the request, and updates the subscriptions.
    mutating func succeeded(_ request: Request, _ response: Record, isLate: Bool = false) -> Phase {
        let phase = end(.succeeded, request, response: response, isLate: isLate)
        updateSubscriptions(after: request, response)
        return phase
    }

    private mutating func continued(_ request: Request, _ response: Record) -> Move {
        Move(on: .continuedInApp, to: end(.continuedInApp, request, response: response, opensApp: true))
    }

    private mutating func refused(_ request: Request, _ response: Record, opensApp: Bool) -> Move {
        Move(on: .refused, to: end(.refused, request, response: response, opensApp: opensApp))
    }

    /// Explains a response code that the method must not return.
    private mutating func explainCode(of response: Record, to method: String, expected: String, _ request: Request) {
        guard let raw = response["code"]?.integer else { return explain(.replyHasNoCode, method, expected) }
        guard let name = dialogue.definition(request.intent)?.responseCode(raw)?.name else {
            return explain(.replyHasUnknownCode, method, "\(raw)", expected)
        }
        explain(.replyHasOtherCode, method, name, expected)
    }
}
