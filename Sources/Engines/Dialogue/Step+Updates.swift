import IntentSchema

// Requests that an app goes on reporting of, such as how a ride comes along.
extension Step {
    /// Requests followed at a time.
    private static let mostFollowed = 4

    /// Takes note of what a request that was carried out means to those followed, and follows it where the policy says so.
    mutating func follow(_ request: Request, _ response: Record) {
        for followed in state.followed where request.makesMoot(followed.request, dialogue.policy.reversals) {
            stopFollowing(followed, because: "\(request.intent.type) has taken its place")
        }
        guard dialogue.policy.updates.intents.contains(request.intent.type), !endsUpdates(response, request) else { return }
        if state.followed.count >= Self.mostFollowed {
            stopFollowing(state.followed[0], because: "more than \(Self.mostFollowed) are not followed at a time")
        }
        var followed = FollowedRequest(request: request, latest: response)
        followed.timer = startTimer(seconds: dialogue.policy.updates.seconds)
        state.followed.append(followed)
        effects.append(.startUpdates(app: request.app, intent: request.intent, identifier: request.identifier))
        explain("the app is asked to report what becomes of \(request.intent.type)")
    }

    mutating func stopFollowing(_ followed: FollowedRequest, because reason: String) {
        state.followed.removeAll { $0.request.identifier == followed.request.identifier }
        if let timer = followed.timer { effects.append(.stopTimer(timer)) }
        let request = followed.request
        effects.append(.stopUpdates(app: request.app, intent: request.intent, identifier: request.identifier))
        explain("\(request.intent.type) is not followed any more: \(reason)")
    }

    /// The person wants to hear no more of it; `nil` when nothing is followed.
    mutating func stopUpdates() -> Phase? {
        guard let followed = state.followed.last else { return nil }
        trigger = .stop
        stopFollowing(followed, because: "the person said so")
        say(
            .outcome(
                Outcome(
                    kind: .cancelled, intent: followed.request.intent, appName: followed.request.appName,
                    request: followed.request.identifier)))
        return .idle
    }

    /// The app reports of a request; `nil` for a response when it will not any more.
    mutating func updated(_ identifier: String, _ response: Record?, in phase: Phase) -> Phase {
        guard let index = state.followed.firstIndex(where: { $0.request.identifier == identifier }) else {
            explain("an update of \(identifier), which is not followed, was dropped")
            return phase
        }
        trigger = .updated
        let followed = state.followed[index]
        guard let response else {
            stopFollowing(followed, because: "the app reports nothing of it")
            return phase
        }
        state.followed[index].latest = response
        state.followed[index].count += 1
        if endsUpdates(response, followed.request) {
            stopFollowing(followed, because: "it has come to its end")
        } else if followed.count + 1 >= dialogue.policy.updates.most {
            stopFollowing(followed, because: "the policy allows \(dialogue.policy.updates.most) updates")
        }
        return tell(response, followed, in: phase)
    }

    private mutating func tell(_ response: Record, _ followed: FollowedRequest, in phase: Phase) -> Phase {
        guard followed.isNews(response) else {
            explain("the update says what was said before")
            return phase
        }
        guard let kind = updateKind(of: response, followed.request) else {
            explain("the update has a code that says nothing of it")
            return phase
        }
        for index in state.recent.indices
        where state.recent[index].app == followed.request.app
            && state.recent[index].intent == followed.request.intent
        {
            state.recent[index].response = response
        }
        say(
            .outcome(
                Outcome(
                    kind: kind, intent: followed.request.intent, response: response, appName: followed.request.appName,
                    isLate: true, isUpdate: true, request: followed.request.identifier)))
        return putAgain(phase)
    }

    private func updateKind(of response: Record, _ request: Request) -> Outcome.Kind? {
        switch Verdict(response, of: dialogue.definition(request.intent)) {
        case .success: .succeeded
        case .refused: .refused
        case .ready, .readyOnceConfirmed, .inProgress, .continueInApp, .meaningless: nil
        }
    }

    /// Puts the open question again after something that came in between.
    mutating func putAgain(_ phase: Phase) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        prompt.occasion = .resumed
        say(.question(prompt))
        return phase
    }

    /// Whether nothing is to come after the response.
    private func endsUpdates(_ response: Record, _ request: Request) -> Bool {
        guard Verdict(response, of: dialogue.definition(request.intent)) == .success else { return true }
        let fields = dialogue.definition(request.intent)?.responseFields ?? []
        guard fields.contains(where: { $0.name == "rideStatus" }) else { return false }
        guard let status = response["rideStatus"]?.record else { return true }
        let phase = dialogue.catalogue.name(of: status["phase"] ?? .bool(false), in: "phase", of: status.type)
        return status["completionStatus"] != nil || phase == "completed"
    }

    /// The person has gone: what is open ends, and nothing is followed any more.
    mutating func left(_ phase: Phase) -> Phase {
        trigger = .left
        // Nobody is there to go back to what was set aside, or to go on with what was said besides.
        state.suspended = []
        state.queued = []
        for followed in state.followed { stopFollowing(followed, because: "the person has left") }
        switch phase {
        case .idle, .handling: return phase
        case .resolving(let request, _, _), .listing(let request, _, _), .confirming(let request, _):
            return end(.abandoned, request)
        case .clarifying, .choosingApp, .unlocking, .asking, .awaitingConfirmation: return abandon(phase)
        }
    }
}

extension Request {
    /// Whether there is nothing to follow of the other request once this one was carried out.
    fileprivate func makesMoot(_ other: Request, _ reversals: [String: String]) -> Bool {
        guard app == other.app else { return false }
        let reversal = reversals[other.intent.type]
        return intent.type == other.intent.type || intent.type == reversal
            || (reversal != nil && reversals[intent.type] == reversal)
    }
}
