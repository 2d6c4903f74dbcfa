import IntentSchema

// Requests that arrive while a question is open.
extension Step {
    /// Applies new values to the open request, or suspends it for another request.
    mutating func requested(_ reading: Hypothesis, _ acts: [DialogueAct], during phase: Phase) -> Move {
        if reversesOpenRequest(reading, phase) {
            explain(.requestReversed, reading.intent)
            return Move(on: .cancel, to: cancelled(phase))
        }
        return Move(on: .request, to: start(reading, acts, during: phase))
    }

    private mutating func start(_ said: Hypothesis, _ acts: [DialogueAct], during phase: Phase) -> Phase {
        let reading = replacingQueued(said, among: state.queued.count)
        let isSameApp = reading.app == nil || reading.app == phase.request?.app
        // A shortcut is a request of its own.
        if reading.shortcut == nil, let request = phase.request, reading.intent == request.intent.type, isSameApp {
            let reading = permitted(reading, to: request.app)
            if isExpendable(phase) { return replaced(request, by: reading) }
            if !request.contradicts(reading, answering: phase.prompt?.question) {
                queue(reading.followers)
                return addValues(of: reading, to: request, phase)
            }
            explain(.requestDiffers)
        }
        if reading.template == Hypothesis.otherApp, let request = phase.request, reading.intent == request.intent.type, !isSameApp
        {
            return moved(request, by: reading, phase)
        }
        if reading.shortcut == nil, isAskedBeforeItBegins(reading, phase) {
            queue(reading.followers)
            return consider(reading)
        }
        suspend(phase, for: reading)
        queue(reading.followers, behind: reading)
        return consider(reading, rivals: acts.rivals(of: reading))
    }

    /// Whether the reading is the request whose app is to be chosen, or has to be permitted something.
    private func isAskedBeforeItBegins(_ reading: Hypothesis, _ phase: Phase) -> Bool {
        switch phase {
        case .choosingApp(let choice): reading.intent == choice.hypothesis.intent
        case .permitting(let asked):
            reading.intent == asked.hypothesis.intent && (reading.app ?? asked.app) == asked.app
        default: false
        }
    }

    /// Whether the reading reverses the open request, which then ends.
    private func reversesOpenRequest(_ reading: Hypothesis, _ phase: Phase) -> Bool {
        guard let open = phase.request?.intent.type, reading.intent != open, reading.shortcut == nil,
            reading.followers?.isEmpty ?? true
        else {
            return false
        }
        let done = state.recent.contains { dialogue.policy.reversals[$0.intent.type] == reading.intent }
        return !done && dialogue.policy.reversals[open] == reading.intent
    }

    /// The open request in another app; in the same one, if the other can't do it, which is said.
    private mutating func moved(_ request: Request, by reading: Hypothesis, _ phase: Phase) -> Phase {
        queue(reading.followers)
        guard let app = dialogue.apps.first(where: { $0.id == reading.app && $0.intents.contains(reading.intent) }) else {
            _ = noApp(reading, named: reading.app)
            var own = reading
            own.app = nil
            return addValues(of: permitted(own, to: request.app), to: request, phase)
        }
        if let parts = reading.leftOut, !parts.isEmpty { say(.leftOut(parts, intent: reading.intent)) }
        explain(.appNamed, app.name)
        var moved = reading
        moved.parameters = request.said.merging(reading.parameters) { $1 }
        return begin(moved, with: app)
    }

    /// The open request with only the reading's values, because the previous ones were rejected.
    private mutating func replaced(_ request: Request, by reading: Hypothesis) -> Phase {
        if let parts = reading.leftOut, !parts.isEmpty { say(.leftOut(parts, intent: reading.intent)) }
        queue(reading.followers)
        let definition = dialogue.definition(request.intent)
        let known = reading.parameters.filter { definition?.parameter($0.key) != nil }
        var request = request
        request.unsettle(Set(request.intent.fields.keys).union(known.keys), in: definition)
        request.intent = Record(reading.intent, known)
        request.said = known
        request.refused = []
        request.ambiguities = reading.ambiguities.filter { definition?.parameter($0.key) != nil }
        request.unknownValues = reading.unknownValues.filter { definition?.parameter($0.key) != nil }
        explain(.requestReplaced)
        return resolveNext(request)
    }

    /// Adds the new values of a reading of the same intent to the open request.
    private mutating func addValues(of hypothesis: Hypothesis, to request: Request, _ phase: Phase) -> Phase {
        let news = hypothesis.parameters.filter { request.intent[$0.key] != $0.value }
        guard !news.isEmpty || !hypothesis.ambiguities.isEmpty || !hypothesis.unknownValues.isEmpty else {
            return repeatQuestion(of: phase)
        }
        if let parts = hypothesis.leftOut, !parts.isEmpty { say(.leftOut(parts, intent: hypothesis.intent)) }
        var request = request
        request.correct(news, in: dialogue.definition(request.intent))
        for name in hypothesis.ambiguities.keys { request.intent[name] = nil }
        for name in hypothesis.unknownValues.keys { request.intent[name] = nil }
        // What is not known yet has to be resolved, even where the app had settled it.
        request.settled.subtract(hypothesis.ambiguities.keys)
        request.settled.subtract(hypothesis.unknownValues.keys)
        request.ambiguities.merge(hypothesis.ambiguities) { $1 }
        request.unknownValues.merge(hypothesis.unknownValues) { $1 }
        explain(.requestExtended)
        return resolveNext(request)
    }

    /// Suspends the open question. A question that was already repeated once ends instead, unless the new request looks up something of the
    /// same kind, such as a balance before a payment.
    mutating func suspend(_ phase: Phase, for reading: Hypothesis? = nil) {
        if isExpendable(phase) {
            explain(.questionDropped)
            if phase.request != nil { _ = cancelled(phase) }
            return
        }
        let isLookUp = reading.map { looksUpMore($0, about: phase) } ?? false
        guard !phase.hasReturned || isLookUp else {
            explain(.questionIgnored)
            _ = cancelled(phase)
            return
        }
        explain(.questionSuspended)
        state.suspended.append(phase)
        guard state.suspended.count > dialogue.policy.suspensions else { return }
        let oldest = state.suspended.removeFirst()
        explain(.suspensionLimit, "\(dialogue.policy.suspensions)")
        _ = cancelled(oldest)
    }

    /// Whether the reading looks up something of the same kind as what is asked about.
    func looksUpMore(_ reading: Hypothesis, about phase: Phase) -> Bool {
        guard Consequence(of: reading.intent, in: dialogue.catalogue) == .looksUp, let about = phase.about else { return false }
        return dialogue.catalogue.intents[reading.intent]?.domain == dialogue.catalogue.intents[about]?.domain
    }

    /// Whether the question is dropped, and not repeated, if the person does not answer it: a question whether a reading is meant, or
    /// for a replacement of a rejected value of a request that needs no confirmation.
    func isExpendable(_ phase: Phase) -> Bool {
        switch phase {
        case .clarifying: return true
        case .asking(let request, let prompt, _):
            guard case .value = prompt.question.kind, let parameter = prompt.question.parameter else { return false }
            return request.refused.contains(parameter)
                && dialogue.policy.confirmationReason(for: request.intent.type, in: dialogue.catalogue, appAsks: false) == nil
        default: return false
        }
    }
}

extension Request {
    /// Whether a reading of the same intent has values that differ from those the person gave for this request.
    ///
    /// The requested value does not count, unless it must be one of the offered choices.
    func contradicts(_ reading: Hypothesis, answering question: Question?) -> Bool {
        let isContradicted = reading.parameters.contains { name, value in
            if name == question?.parameter { return question.map { !$0.mayTake(value) } ?? false }
            guard let known = said[name] else { return false }
            return !known.isSame(as: value) && intent[name].map { !$0.isSame(as: value) } ?? true
        }
        let isUnlike = reading.ambiguities.contains { name, candidates in
            guard name != question?.parameter, let known = said[name] ?? intent[name] else { return false }
            return !candidates.contains { $0.isSame(as: known) }
        }
        return isContradicted || isUnlike || reading.unknownValues.keys.contains { $0 != question?.parameter && said[$0] != nil }
    }
}

extension Question {
    /// Whether the value can be an answer: any value, unless there are choices.
    fileprivate func mayTake(_ value: ParameterValue) -> Bool {
        guard case .choice(let values) = kind else { return true }
        return value.elements.contains { element in values.contains { $0.isSame(as: element) } }
    }
}

extension Phase {
    /// Whether its question was suspended and has resumed.
    fileprivate var hasReturned: Bool { request?.hasReturned ?? (prompt?.occasion == .resumed) }

    /// The intent that it is about; `nil` if there is none.
    var about: String? { request?.intent.type ?? prompt?.intent.type }

    /// The phase after its question resumed.
    var returned: Phase {
        guard var request else { return self }
        request.hasReturned = true
        return with(request)
    }
}
