import ExtensionProtocol
import IntentSchema

// The app's confirmation, the person's, and handling.
extension Step {
    mutating func confirmed(_ reply: ExtensionReply, _ request: Request) -> Phase {
        switch reply {
        case .notImplemented: return ready(request, response: nil, appAsks: false)
        case .responded(let response):
            switch Verdict(response, of: dialogue.definition(request.intent)) {
            case .ready, .success: return ready(request, response: response, appAsks: false)
            case .readyOnceConfirmed: return ready(request, response: response, appAsks: true)
            case .continueInApp: return end(.continuedInApp, request, response: response, opensApp: true)
            case .refused(let opensApp): return end(.refused, request, response: response, opensApp: opensApp)
            case .inProgress, .meaningless:
                return failed(
                    .init(.badReply, "confirm was answered with \(codeName(response, request)); expected .ready or a failure"),
                    request)
            }
        case .resolved: return failed(.init(.badReply, "confirm was answered with a resolution"), request)
        case .failed(let failure): return failed(failure, request)
        }
    }

    /// The app is ready; important requests are put to the person whatever the app says.
    private mutating func ready(_ request: Request, response: Record?, appAsks: Bool) -> Phase {
        guard let asker = asker(for: request.intent.type, appAsks: appAsks) else {
            explain("\(request.intent.type) needs no confirmation by the person")
            return handle(request)
        }
        explain("\(request.intent.type) is put to the person: \(asker)")
        let question = Question(kind: .confirmRequest, intent: request.intent.type, app: request.app)
        let prompt = Prompt(question: question, intent: request.intent, response: response, appName: request.appName)
        say(.question(prompt))
        return .awaitingConfirmation(request, prompt)
    }

    /// Who wants the person to confirm; `nil` when nobody does. An intent that nobody knows is confirmed: it fails closed.
    private func asker(for intent: String, appAsks: Bool) -> String? {
        if dialogue.catalogue.intents[intent]?.alwaysConfirms ?? true { return "it moves money or cannot be undone" }
        if dialogue.policy.confirmedIntents.contains(intent) { return "the operator's policy says so" }
        return appAsks ? "the app asked for it" : nil
    }

    mutating func answeredConfirmation(_ acts: [DialogueAct], _ request: Request, _ prompt: Prompt) -> Phase {
        for act in acts {
            switch act {
            case .yes: return handle(request)
            case .no, .cancel: return end(.cancelled, request)
            case .repeat: return reask(request, prompt, counting: false)
            case .help:
                say(.help(prompt.question))
                return reask(request, prompt, counting: false)
            case .correction(let values) where !values.isEmpty:
                var request = request
                request.correct(values)
                explain("corrected: \(values.keys.sorted().joined(separator: ", ")); resolved and confirmed anew")
                return resolveNext(request)
            case .request(let hypothesis): return changedSubject(to: hypothesis, from: request)
            case .notUnderstood(let reason):
                say(.remark(reason))
                return reask(request, prompt, counting: true)
            case .value, .choice, .correction: continue
            }
        }
        say(.remark(.noMatch(nearest: nil)))
        return reask(request, prompt, counting: true)
    }

    private mutating func reask(_ request: Request, _ prompt: Prompt, counting: Bool) -> Phase {
        var prompt = prompt
        if counting { prompt.attempt += 1 }
        guard prompt.attempt <= dialogue.policy.attempts else {
            explain("no clear yes in \(dialogue.policy.attempts) tries: nothing is done")
            return end(.cancelled, request)
        }
        say(.question(prompt))
        return .awaitingConfirmation(request, prompt)
    }

    private mutating func handle(_ request: Request) -> Phase {
        .handling(request, call: call(.handle(operation: event.identifier), for: request))
    }

    mutating func handled(_ reply: ExtensionReply, _ request: Request) -> Phase {
        switch reply {
        case .responded(let response):
            switch Verdict(response, of: dialogue.definition(request.intent)) {
            case .success: return end(.succeeded, request, response: response)
            case .inProgress: return end(.inProgress, request, response: response)
            case .continueInApp: return end(.continuedInApp, request, response: response, opensApp: true)
            case .refused(let opensApp): return end(.refused, request, response: response, opensApp: opensApp)
            case .ready, .readyOnceConfirmed, .meaningless:
                return failed(
                    .init(.badReply, "handle was answered with \(codeName(response, request)); expected .success or a failure"),
                    request)
            }
        case .notImplemented: return failed(.init(.badReply, "the handler has no handle method"), request)
        case .resolved: return failed(.init(.badReply, "handle was answered with a resolution"), request)
        case .failed(let failure): return failed(failure, request)
        }
    }

    private func codeName(_ response: Record, _ request: Request) -> String {
        guard let raw = response["code"]?.integer else { return "no code" }
        let name = dialogue.definition(request.intent)?.responseCode(raw)?.name
        return name.map { ".\($0)" } ?? "the unknown code \(raw)"
    }
}
