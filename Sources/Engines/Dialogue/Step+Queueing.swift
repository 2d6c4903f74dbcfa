import IntentSchema

// Requests that wait for the open one to end: further requests of the same utterance, and suspended questions.
extension Step {
    /// The most queued requests; utterances with more are unlikely to be meant.
    private static let mostQueued = 20

    /// The acts without what follows the first: requests are queued; a question about what is open is answered, and words that were not
    /// understood are named, before the act changes anything.
    mutating func queueing(_ acts: [DialogueAct], in phase: Phase) -> [DialogueAct] {
        guard case .followed(let first, let next)? = acts.first else { return acts }
        switch next {
        case .request(let hypothesis):
            let followers = [hypothesis] + (hypothesis.followers ?? [])
            queue(followers)
            // The question about what was changed, or the next one, would seem to have lost them.
            let kind = phase.prompt?.question.kind
            let isChanged = (first.changesValues || first == .repeat) && kind == .confirmRequest
            if isChanged || kind.map(first.answersWithValue) ?? false {
                for next in followers { announce(next) }
            }
        case .inquire(let inquiry):
            guard var prompt = phase.prompt else { break }
            if let request = phase.request { prompt.intent = request.intent }
            say(.answer(inquiry, prompt))
        case .setting(.contacts(let inquiry)): tellContacts(inquiry)
        case .changeWaiting(let changes): changeWaiting(changes)
        case .again(let changes):
            if let next = again(changes)?.reading { queue([next]) } else { say(.remark(.noMatch(nearest: nil))) }
        case .notUnderstood(let reason): say(.remark(naming(reason)))
        default: say(.remark(.noMatch(nearest: nil)))
        }
        return [first] + acts.dropFirst()
    }

    /// The acts and the phase where a request that is to be confirmed is changed, and something of its kind looked up in the same breath: what
    /// is changed is kept for when it resumes, and the look-up goes first.
    mutating func changing(_ acts: [DialogueAct], in phase: Phase) -> ([DialogueAct], Phase) {
        guard case .followed(.correction(let values), .request(let reading))? = acts.first,
            case .awaitingConfirmation(var request, let prompt) = phase, looksUpMore(reading, about: phase),
            let definition = dialogue.definition(request.intent), values.keys.allSatisfy({ definition.parameter($0) != nil })
        else { return (acts, phase) }
        request.correct(values, in: definition)
        explain(.valuesGiven, values.keys.sorted().joined(separator: ", "))
        return ([.request(reading)] + acts.dropFirst(), .awaitingConfirmation(request, prompt))
    }

    /// Whether the app has resolved all that it is asked about.
    private func isResolved(_ request: Request) -> Bool {
        guard let definition = dialogue.definition(request.intent) else { return true }
        return definition.parameters.allSatisfy { parameter in
            !parameter.isResolvable || request.settled.contains(parameter.name)
                || !definition.applies(parameter.name, in: request.intent)
        }
    }

    /// Queues further requests of the utterance until the previous one has ended.
    mutating func queue(_ followers: [Hypothesis]?) {
        guard let followers, !followers.isEmpty else { return }
        explain(.requestQueued, followers.map(\.intent).joined(separator: ", "))
        let known = state.queued.count
        let queued = followers.map { replacingQueued($0, among: known) }.enumerated().map { place, hypothesis in
            QueuedRequest(
                hypothesis: hypothesis, identifier: "\(event.identifier)+\(place + 1)", depth: state.suspended.count)
        }
        state.queued += queued.reversed()
        guard state.queued.count > Self.mostQueued else { return }
        explain(.queueLimit, "\(Self.mostQueued)")
        let dropped = state.queued.prefix(state.queued.count - Self.mostQueued)
        for request in dropped.reversed() {
            say(.remark(.unused(words: request.hypothesis.spans.map(\.text).joined(separator: ", "))))
        }
        state.queued.removeFirst(dropped.count)
    }

    /// The request with what it leaves open of those that wait for the same people, which it replaces: "and ask Wei for 20 only", where he is
    /// to be asked for 45. Other words for the same people are a request of their own.
    ///
    /// - Parameter count: How many of those that wait are considered, the first.
    mutating func replacingQueued(_ reading: Hypothesis, among count: Int) -> Hypothesis {
        guard let place = state.queued.prefix(count).firstIndex(where: { reading.changes($0.hypothesis) }) else { return reading }
        explain(.queuedReplaced, reading.intent)
        var reading = reading
        reading.parameters.merge(state.queued.remove(at: place).hypothesis.parameters) { new, _ in new }
        return reading
    }

    /// Gives a request that waits the other values that are said for its people: "Dad gets 40", where Mom is asked about first.
    ///
    /// - Returns: Whether there is one.
    mutating func changeQueued(_ reading: Hypothesis) -> Bool {
        guard let place = state.queued.lastIndex(where: { reading.changes($0.hypothesis) }) else { return false }
        explain(.queuedReplaced, reading.intent)
        state.queued[place].hypothesis.parameters.merge(reading.parameters) { $1 }
        announce(state.queued[place].hypothesis)
        return true
    }

    /// Drops or changes the requests that wait, as far as they still do, and tells what becomes of them.
    mutating func changeWaiting(_ changes: [WaitingChange]) {
        for change in changes {
            let found = state.queued.lastIndex { Record($0.hypothesis.intent, $0.hypothesis.parameters) == change.request }
            guard let place = found else { continue }
            if let values = change.values {
                explain(.queuedReplaced, change.request.type)
                state.queued[place].hypothesis.parameters.merge(values) { $1 }
                for name in values.keys {
                    state.queued[place].hypothesis.ambiguities[name] = nil
                    state.queued[place].hypothesis.unknownValues[name] = nil
                }
                announce(state.queued[place].hypothesis)
            } else {
                state.queued.remove(at: place)
                explain(.requestsDropped, "1", "0", "0", "1")
                say(.unqueued(change.request))
            }
        }
    }

    /// Queues what was said in the same breath, and says so if the first is asked about, which would seem to have lost the others: "send
    /// Tova 18 and Wei 22".
    mutating func queue(_ followers: [Hypothesis]?, behind first: Hypothesis) {
        queue(followers)
        guard dialogue.policy.confirmationReason(for: first.intent, in: dialogue.catalogue, appAsks: false) != nil else { return }
        for next in followers ?? [] where next.ambiguities.isEmpty && next.unknownValues.isEmpty { announce(next) }
    }

    /// Says that the request will be carried out after the open one.
    mutating func announce(_ queued: Hypothesis) {
        say(.queued(Record(queued.intent, queued.parameters)))
        for place in state.queued.indices where state.queued[place].hypothesis == queued {
            state.queued[place].isAnnounced = true
        }
    }

    /// Announces what was said in one breath with what is asked about, which would seem to have lost it.
    mutating func announceQueued() {
        for next in state.queued.reversed() where !next.isAnnounced && next.depth >= state.suspended.count {
            if next.hypothesis.ambiguities.isEmpty, next.hypothesis.unknownValues.isEmpty { announce(next.hypothesis) }
        }
    }

    /// Starts queued requests and resumes suspended questions until one is open. A request that cannot start, or has reached its
    /// limit of questions, ends at once.
    mutating func resumeNext() {
        if case .idle = state.phase { endRepeated() }
        while case .idle = state.phase, let move = startQueued() ?? resumeSuspended() { enter(move) }
    }

    private mutating func startQueued() -> Move? {
        guard let next = state.queued.last, next.depth >= state.suspended.count else { return nil }
        state.queued.removeLast()
        newIdentifier = next.identifier
        return Move(on: .queued, to: consider(next.hypothesis))
    }

    /// Ends the suspended requests that were said again meanwhile, and have been done then: a ride is booked once. What was to be looked up
    /// before the same app did something is of no use any more: which tables are free, once one is booked.
    private mutating func endRepeated() {
        guard let done = state.recent.first else { return }
        let acts = Consequence(of: done.intent.type, in: dialogue.catalogue) != .looksUp
        let isEnded = { (phase: Phase, catalogue: Catalogue) in
            phase.isRepeated(by: done)
                || acts && phase.asksFor(.looksUp, in: catalogue) && phase.request?.app == done.app
        }
        let suspended = state.suspended
        state.suspended.removeAll { isEnded($0, dialogue.catalogue) }
        for phase in suspended where isEnded(phase, dialogue.catalogue) { _ = repeated(phase) }
    }

    private mutating func resumeSuspended() -> Move? {
        guard let phase = state.suspended.popLast() else { return nil }
        if case .permitting(let asked) = phase { return Move(on: .resumed, to: resumed(asked)) }
        if case .unlocking(let request, _) = phase, !state.isLocked { return Move(on: .resumed, to: unlocked(request)) }
        // What was changed before it was suspended is resolved first.
        if case .awaitingConfirmation(let request, _) = phase, !isResolved(request) {
            return Move(on: .resumed, to: resolveNext(request))
        }
        return Move(on: .resumed, to: answeredMeanwhile(phase) ?? repeatQuestion(of: phase.returned, as: .resumed))
    }

    /// The suspended request with what the person chose from the same choices for the one that came in between: who has said which car is
    /// meant is not asked again. `nil` if that is not known, or if the request would act on it without asking.
    private mutating func answeredMeanwhile(_ phase: Phase) -> Phase? {
        guard case .asking(let request, let prompt, element: nil) = phase, case .choice(let values) = prompt.question.kind,
            let parameter = prompt.question.parameter, let done = state.recent.first, done.app == request.app,
            Consequence(of: request.intent.type, in: dialogue.catalogue) == .looksUp
                || dialogue.policy.confirmationReason(for: request.intent.type, in: dialogue.catalogue, appAsks: false) != nil,
            let chosen = done.said.sorted().firstResult({ name in
                values.first { value in
                    (done.offered[name] ?? []).contains { $0.isSame(as: value) } && done.intent[name]?.isSame(as: value) ?? false
                }
            })
        else { return nil }
        explain(.answeredMeanwhile, parameter)
        return accept(chosen, request, prompt, element: nil)
    }
}

extension DialogueAct {
    /// Whether it is the value or the choice that is asked for.
    fileprivate func answersWithValue(_ kind: Question.Kind) -> Bool {
        switch (self, kind) {
        case (.value, .value), (.choice, .choice): true
        default: false
        }
    }

    fileprivate var changesValues: Bool {
        switch self {
        case .correction, .add, .takeOut, .swap, .instead: true
        default: false
        }
    }
}

extension Hypothesis {
    /// Whether it is the other request, which has not begun, for the same people, or for a thing of the same title that is changed, with other
    /// values that are no words.
    fileprivate func changes(_ other: Hypothesis) -> Bool {
        guard intent == other.intent, app == nil || app == other.app, unknownValues.isEmpty, ambiguities.isEmpty else {
            return false
        }
        let common = parameters.filter { other.parameters[$0.key] != nil }
        let same = common.filter { name, value in other.parameters[name]?.isSame(as: value) ?? false }
        let others = common.filter { same[$0.key] == nil }
        let isMeant = same.contains { $0.value.namesPeople || template == Hypothesis.rewording && $0.value.isTitled }
        return isMeant && !others.isEmpty
            && others.allSatisfy { $0.value.record != nil && !$0.value.namesPeople }
    }
}

extension ParameterValue {
    fileprivate var namesPeople: Bool { elements.contains { $0.record?.type == "INPerson" } }
    fileprivate var isTitled: Bool { elements.contains { $0.record?.type == "INSpeakableString" } }
}

extension Phase {
    /// Whether a value is asked for, of a request of that consequence.
    fileprivate func asksFor(_ consequence: Consequence, in catalogue: Catalogue) -> Bool {
        guard case .asking(let request, _, _) = self else { return false }
        return Consequence(of: request.intent.type, in: catalogue) == consequence
    }

    /// Whether what was set aside has been done: the same request, or, while a value is asked for, one for the same people that has it.
    fileprivate func isRepeated(by done: RecentRequest) -> Bool {
        guard let request else { return false }
        if case .asking(_, let prompt, _) = self, let parameter = prompt.question.parameter, request.intent[parameter] == nil,
            done.intent[parameter] != nil, request.isForPeople(of: done)
        {
            return true
        }
        return request.isRepeated(by: done)
    }
}

extension Request {
    /// Whether it is of the kind of the completed request, for the same people.
    fileprivate func isForPeople(of done: RecentRequest) -> Bool {
        guard app == done.app, intent.type == done.intent.type else { return false }
        let people = intent.fields.filter { $0.value.namesPeople }
        return !people.isEmpty && people.allSatisfy { name, value in done.intent[name]?.isSame(as: value) ?? false }
    }

    /// Whether the completed request is the same: it has all values of this one, or at least two of them, or its people, and none that
    /// differs. A payment to the same person of the same amount is the one that was set aside, also without its note or with more of one.
    fileprivate func isRepeated(by done: RecentRequest) -> Bool {
        guard app == done.app, intent.type == done.intent.type, !intent.fields.isEmpty else { return false }
        let common = intent.fields.filter { done.intent[$0.key] != nil }
        let equal = common.filter { name, value in done.intent[name].map { value.isSaid(by: $0) } ?? false }
        let tells = equal.count >= Self.telling || equal.values.contains(where: \.namesPeople)
        return (equal.count == intent.fields.count || tells) && equal.count == common.count
    }

    /// As many equal values tell that a request is the same.
    private static let telling = 2
}

extension ParameterValue {
    /// Whether the other value is the same, or has all words of this one.
    fileprivate func isSaid(by other: ParameterValue) -> Bool {
        if isSame(as: other) { return true }
        guard let mine = string?.words, let others = other.string?.words, !mine.isEmpty else { return false }
        return mine.isSubset(of: others)
    }
}

extension String {
    fileprivate var words: Set<Substring> {
        Set(lowercased().split { !$0.isLetter && !$0.isNumber && !Self.apostrophes.contains($0) })
    }

    private static let apostrophes: Set<Character> = ["'", "’"]
}
