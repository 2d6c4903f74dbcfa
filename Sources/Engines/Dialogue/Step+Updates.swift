import IntentSchema

// Subscriptions to updates of requests, such as the position of a ride.
extension Step {
    /// The most subscriptions at a time.
    private static let mostFollowed = 4

    /// Ends the subscriptions that a completed request replaces, and subscribes to its updates if the policy says so.
    mutating func updateSubscriptions(after request: Request, _ response: Record) {
        for followed in state.followed where request.replaces(followed.request, dialogue.policy.reversals) {
            unsubscribe(from: followed, .updatesReplaced, request.intent.type)
        }
        guard dialogue.policy.updates.intents.contains(request.intent.type), !endsUpdates(response, request) else { return }
        if state.followed.count >= Self.mostFollowed {
            unsubscribe(from: state.followed[0], .subscriptionLimit, "\(Self.mostFollowed)")
        }
        var followed = FollowedRequest(request: request, latest: response)
        followed.timer = startTimer(seconds: dialogue.policy.updates.seconds)
        state.followed.append(followed)
        effects.append(.startUpdates(app: request.app, intent: request.intent, identifier: request.identifier))
        explain(.updatesBegan, request.intent.type)
    }

    /// Ends a subscription. The explanation's first value is the intent.
    mutating func unsubscribe(from followed: FollowedRequest, _ code: Explanation.Code, _ values: String...) {
        state.followed.removeAll { $0.request.identifier == followed.request.identifier }
        if let timer = followed.timer { effects.append(.stopTimer(timer)) }
        let request = followed.request
        effects.append(.stopUpdates(app: request.app, intent: request.intent, identifier: request.identifier))
        effects.append(.explain(Explanation(code, [request.intent.type] + values)))
    }

    /// Ends the last subscription at the person's request; `nil` if there is none.
    mutating func stopUpdates() -> Move? {
        guard let followed = state.followed.last else { return nil }
        unsubscribe(from: followed, .updatesEndedByPerson)
        say(
            .outcome(
                Outcome(
                    kind: .cancelled, intent: followed.request.intent, appName: followed.request.appName,
                    request: followed.request.identifier)))
        return Move(on: .stop, to: .idle)
    }

    /// Processes an update; a response of `nil` means that there will be no more.
    mutating func updated(_ identifier: String, _ response: Record?, in phase: Phase) -> Move {
        guard let index = state.followed.firstIndex(where: { $0.request.identifier == identifier }) else {
            explain(.updateDropped, identifier)
            return Move(on: .stale, to: phase)
        }
        let followed = state.followed[index]
        guard let response else {
            unsubscribe(from: followed, .updatesEndedByApp)
            return Move(on: .updated, to: phase)
        }
        state.followed[index].latest = response
        state.followed[index].count += 1
        if endsUpdates(response, followed.request) {
            unsubscribe(from: followed, .updatesComplete)
        } else if followed.count + 1 >= dialogue.policy.updates.most {
            unsubscribe(from: followed, .updateLimit, "\(dialogue.policy.updates.most)")
        }
        return Move(on: .updated, to: report(response, followed, in: phase))
    }

    private mutating func report(_ response: Record, _ followed: FollowedRequest, in phase: Phase) -> Phase {
        guard followed.isNews(response) else {
            explain(.updateNotNew)
            return phase
        }
        guard let kind = updateKind(of: response, followed.request) else {
            explain(.updateMeaningless)
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
        return repeatAfterReport(phase)
    }

    private func updateKind(of response: Record, _ request: Request) -> Outcome.Kind? {
        switch Verdict(response, of: dialogue.definition(request.intent)) {
        case .success: .succeeded
        case .refused: .refused
        case .ready, .readyOnceConfirmed, .inProgress, .continueInApp, .meaningless: nil
        }
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
}

extension Request {
    /// Whether completing this request ends the subscription to the other one.
    fileprivate func replaces(_ other: Request, _ reversals: [String: String]) -> Bool {
        guard app == other.app else { return false }
        let reversal = reversals[other.intent.type]
        return intent.type == other.intent.type || intent.type == reversal
            || (reversal != nil && reversals[intent.type] == reversal)
    }
}
