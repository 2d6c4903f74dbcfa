import IntentSchema

// Subscriptions to updates of requests, such as the position of a ride.
extension Step {
    /// The most subscriptions at a time.
    private static let mostFollowed = 4

    /// Updates subscriptions after a completed request, and subscribes to it if the policy says so.
    mutating func follow(_ request: Request, _ response: Record) {
        for followed in state.followed where request.makesMoot(followed.request, dialogue.policy.reversals) {
            stopFollowing(followed, because: "replaced by \(request.intent.type)")
        }
        guard dialogue.policy.updates.intents.contains(request.intent.type), !endsUpdates(response, request) else { return }
        if state.followed.count >= Self.mostFollowed {
            stopFollowing(state.followed[0], because: "at most \(Self.mostFollowed) requests report updates at a time")
        }
        var followed = FollowedRequest(request: request, latest: response)
        followed.timer = startTimer(seconds: dialogue.policy.updates.seconds)
        state.followed.append(followed)
        effects.append(.startUpdates(app: request.app, intent: request.intent, identifier: request.identifier))
        explain("subscribed to updates of \(request.intent.type)")
    }

    mutating func stopFollowing(_ followed: FollowedRequest, because reason: String) {
        state.followed.removeAll { $0.request.identifier == followed.request.identifier }
        if let timer = followed.timer { effects.append(.stopTimer(timer)) }
        let request = followed.request
        effects.append(.stopUpdates(app: request.app, intent: request.intent, identifier: request.identifier))
        explain("unsubscribed from updates of \(request.intent.type): \(reason)")
    }

    /// Ends the last subscription at the person's request; `nil` if there is none.
    mutating func stopUpdates() -> Phase? {
        guard let followed = state.followed.last else { return nil }
        trigger = .stop
        stopFollowing(followed, because: "the person asked to stop")
        say(
            .outcome(
                Outcome(
                    kind: .cancelled, intent: followed.request.intent, appName: followed.request.appName,
                    request: followed.request.identifier)))
        return .idle
    }

    /// Processes an update; a response of `nil` means that there will be no more.
    mutating func updated(_ identifier: String, _ response: Record?, in phase: Phase) -> Phase {
        guard let index = state.followed.firstIndex(where: { $0.request.identifier == identifier }) else {
            explain("dropped an update of \(identifier), which has no subscription")
            return phase
        }
        trigger = .updated
        let followed = state.followed[index]
        guard let response else {
            stopFollowing(followed, because: "the app does not report any")
            return phase
        }
        state.followed[index].latest = response
        state.followed[index].count += 1
        if endsUpdates(response, followed.request) {
            stopFollowing(followed, because: "the request is complete")
        } else if followed.count + 1 >= dialogue.policy.updates.most {
            stopFollowing(followed, because: "reached the policy's limit of \(dialogue.policy.updates.most) updates")
        }
        return tell(response, followed, in: phase)
    }

    private mutating func tell(_ response: Record, _ followed: FollowedRequest, in phase: Phase) -> Phase {
        guard followed.isNews(response) else {
            explain("the update contains nothing new")
            return phase
        }
        guard let kind = updateKind(of: response, followed.request) else {
            explain("the update has a response code that does not describe an update")
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

    /// Repeats the open question after an interruption.
    mutating func putAgain(_ phase: Phase) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        prompt.occasion = .resumed
        say(.question(prompt))
        return phase
    }

    /// Whether the response is the last one.
    private func endsUpdates(_ response: Record, _ request: Request) -> Bool {
        guard Verdict(response, of: dialogue.definition(request.intent)) == .success else { return true }
        let fields = dialogue.definition(request.intent)?.responseFields ?? []
        guard fields.contains(where: { $0.name == "rideStatus" }) else { return false }
        guard let status = response["rideStatus"]?.record else { return true }
        let phase = dialogue.catalogue.name(of: status["phase"] ?? .bool(false), in: "phase", of: status.type)
        return status["completionStatus"] != nil || phase == "completed"
    }

    /// The person left: open requests and subscriptions end.
    mutating func left(_ phase: Phase) -> Phase {
        trigger = .left
        // Suspended and queued requests end, too.
        state.suspended = []
        state.queued = []
        for followed in state.followed { stopFollowing(followed, because: "the person left") }
        switch phase {
        case .idle, .handling: return phase
        case .resolving(let request, _, _), .listing(let request, _, _), .confirming(let request, _):
            return end(.abandoned, request)
        case .clarifying, .choosingApp, .unlocking, .asking, .awaitingConfirmation: return abandon(phase)
        }
    }
}

extension Request {
    /// Whether completing this request ends the subscription to the other one.
    fileprivate func makesMoot(_ other: Request, _ reversals: [String: String]) -> Bool {
        guard app == other.app else { return false }
        let reversal = reversals[other.intent.type]
        return intent.type == other.intent.type || intent.type == reversal
            || (reversal != nil && reversals[intent.type] == reversal)
    }
}
