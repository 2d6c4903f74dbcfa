import Foundation
import IntentSchema

// Acts that are valid for every open question, and asking questions.
extension Step {
    /// Asks a question about the request, unless it has asked too many.
    mutating func put(_ prompt: Prompt, _ request: Request, _ phase: (Request, Prompt) -> Phase) -> Phase {
        var request = request
        guard request.questions < dialogue.policy.questions else {
            explain("the request has asked \(request.questions) questions, the policy's limit")
            return end(.gaveUp(parameter: prompt.question.parameter ?? "", attempts: request.questions), request)
        }
        request.questions += 1
        var prompt = prompt
        prompt.request = request.identifier
        say(.question(prompt))
        return phase(request, prompt)
    }

    /// Repeats the open question. It counts as a question of the request, but not as an attempt.
    mutating func again(_ phase: Phase, _ occasion: Prompt.Occasion) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        prompt.occasion = occasion
        guard let request = phase.request else {
            say(.question(prompt))
            return phase.with(prompt)
        }
        return put(prompt, request) { phase.with($0).with($1) }
    }

    /// The next phase of an act with the same meaning for every open question; `nil` for other acts.
    mutating func common(_ act: DialogueAct, _ phase: Phase, _ acts: [DialogueAct] = []) -> Phase? {
        switch act {
        case .cancel, .stop:
            trigger = .cancel
            return cancelled(phase)
        case .thanks where isGivenUpEasily(phase):
            trigger = .cancel
            say(.acknowledged)
            return cancelled(phase)
        case .repeat, .thanks:
            trigger = .repeat
            return again(phase, .repeated)
        case .help:
            trigger = .help
            say(.help(phase.prompt?.question))
            return again(phase, .repeated)
        case .more:
            trigger = .more
            return nextPage(phase)
        case .back:
            trigger = .back
            return back(from: phase)
        case .request(let hypothesis): return requested(hypothesis, acts, during: phase)
        case .again(let changes): return redo(changes, during: phase)
        case .postpone:
            trigger = .postpone
            return postponed(phase)
        case .giveUpAll: return giveUpAll()
        case .greeting:
            trigger = .greeting
            say(.greeted)
            return again(phase, .repeated)
        case .farewell:
            trigger = .farewell
            return parted(phase)
        case .add(let values): return added(values, phase)
        case .takeOut(let removals): return takenOut(removals, phase)
        case .swap: return swapped(phase)
        case .instead(let alternative): return chosenInstead(alternative, phase)
        case .inquire(let inquiry): return tell(inquiry, phase)
        case .value, .choice, .yes, .no, .correction, .followed, .notUnderstood: return nil
        }
    }

    /// Answers an inquiry and repeats the open question.
    private mutating func tell(_ inquiry: Inquiry, _ phase: Phase) -> Phase? {
        guard var prompt = phase.prompt else { return nil }
        trigger = .inquire
        if let request = phase.request { prompt.intent = request.intent }
        say(.answer(inquiry, prompt))
        guard let choice = inquiry.choice else { return again(phase, .repeated) }
        prompt.question.focus = choice
        return again(phase.with(prompt), .repeated)
    }

    /// Answers an inquiry about the last request; `nil` if there was none.
    mutating func tellOfLast(_ inquiry: Inquiry) -> Phase? {
        guard let last = state.recent.first else { return nil }
        trigger = .inquire
        let question = Question(kind: .confirmRequest, intent: last.intent.type, app: last.app)
        say(
            .answer(
                inquiry,
                Prompt(
                    question: question, intent: last.intent, response: last.response, appName: dialogue.app(last.app)?.name)))
        return .idle
    }

    /// Handles an unusable utterance, which counts as an attempt.
    mutating func misunderstood(_ reason: NotUnderstood?, _ phase: Phase) -> Phase {
        trigger = .notUnderstood
        say(.remark(reason ?? .noMatch(nearest: nil)))
        guard var prompt = phase.prompt else { return phase }
        prompt.attempt += 1
        guard prompt.attempt <= dialogue.policy.attempts else {
            explain("no usable answer in \(dialogue.policy.attempts) attempts; the request ends")
            return cancelled(phase)
        }
        return again(phase.with(prompt), .asked)
    }

    mutating func cancelled(_ phase: Phase) -> Phase {
        if let request = phase.request { return end(.cancelled, request) }
        if let intent = phase.prompt?.intent { say(.outcome(Outcome(kind: .cancelled, intent: intent))) }
        return .idle
    }

    // MARK: - Going back and going on

    /// The number of choices shown at a time.
    static let pageSize = 10

    private mutating func nextPage(_ phase: Phase) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        let next = prompt.question.offset + Self.pageSize
        guard next < prompt.question.choiceCount else {
            say(.remark(.nothingMore))
            prompt.question.offset = 0
            return again(phase.with(prompt), .repeated)
        }
        prompt.question.offset = next
        return again(phase.with(prompt), .repeated)
    }

    /// Repeats the question that was answered last, without its answer.
    private mutating func back(from phase: Phase) -> Phase {
        guard var request = phase.request, let last = request.answered.popLast() else {
            say(.remark(.nothingBefore))
            return again(phase, .repeated)
        }
        request.unsettle(from: last.parameter, in: dialogue.definition(request.intent))
        if case .value = last.kind { request.remove(last.parameter, element: last.element) }
        request.attempts[last.parameter]? -= 1
        explain("back to the question about \(last.parameter)")
        return ask(last.kind, last.parameter, request, element: last.element)
    }

    // MARK: - Requests in the same breath

    /// The most queued requests; utterances with more are unlikely to be meant.
    private static let mostQueued = 5

    /// The acts without the followers of the first, which are queued.
    mutating func queueing(_ acts: [DialogueAct]) -> [DialogueAct] {
        guard case .followed(let first, let next)? = acts.first else { return acts }
        queue([next])
        return [first] + acts.dropFirst()
    }

    /// Queues further requests of the utterance until the previous one has ended.
    mutating func queue(_ followers: [Hypothesis]?) {
        guard let followers, !followers.isEmpty else { return }
        explain("queued: \(followers.map(\.intent).joined(separator: ", "))")
        let queued = followers.enumerated().map { place, hypothesis in
            QueuedRequest(
                hypothesis: hypothesis, identifier: "\(event.identifier)+\(place + 1)", depth: state.suspended.count)
        }
        state.queued += queued.reversed()
        guard state.queued.count > Self.mostQueued else { return }
        explain("more than \(Self.mostQueued) requests are queued; the last ones are dropped")
        state.queued.removeFirst(state.queued.count - Self.mostQueued)
    }

    /// If no request is open, starts the next queued request or resumes the last suspended question.
    mutating func goOn() {
        guard case .idle = state.phase else { return }
        if let next = state.queued.last, next.depth >= state.suspended.count {
            state.queued.removeLast()
            newIdentifier = next.identifier
            state.phase = consider(next.hypothesis)
            transitions.append(TakenTransition(from: .idle, trigger: .queued, to: state.phase.kind))
        } else if let phase = state.suspended.popLast() {
            if case .unlocking(let request, _) = phase, !state.isLocked {
                state.phase = unlocked(request)
            } else {
                state.phase = again(phase.returned, .resumed)
            }
            transitions.append(TakenTransition(from: .idle, trigger: .resumed, to: state.phase.kind))
        } else {
            return
        }
        // A request that cannot start, or has asked too many questions, ends here; the previous one is next.
        goOn()
    }

    // MARK: - Once more, and taking back

    /// Repeats the last request with changes, or one that ended after it without effect, with other values.
    mutating func redo(_ changes: [String: ParameterValue], during phase: Phase) -> Phase? {
        // The latest completed request with values for the changed parameters.
        let done =
            state.recent.first { $0.said.isSuperset(of: changes.keys) }
            ?? state.recent.first { last in changes.keys.allSatisfy { dialogue.definition(last.intent)?.parameter($0) != nil } }
            ?? state.recent.first
        guard let last = (changes.isEmpty ? nil : state.lapsed) ?? done else { return nil }
        trigger = .again
        if phase.prompt != nil { suspend(phase) }
        // Values that the app resolved do not apply to other values.
        var parameters = last.intent.fields.filter { name, _ in
            changes.isEmpty || last.said.contains(name)
        }
        parameters.merge(admitted(changes, to: last.app)) { $1 }
        explain(last == state.lapsed ? "the request that was not carried out, with other values" : "the last request again")
        return route(
            Hypothesis(intent: last.intent.type, app: last.app, parameters: parameters, score: 1, template: "again"),
            isOwn: true)
    }

    /// Says that the last request cannot be reversed; `nil` if there was none.
    mutating func notTakenBack() -> Phase? {
        guard let last = state.recent.first else { return nil }
        return misunderstood(.cannotTakeBack(intent: last.intent.type), .idle)
    }

    /// Repeats the last request with another of its offered values; `nil` unless exactly one is meant.
    mutating func redo(with alternative: Alternative) -> Phase? {
        guard let last = state.recent.first else { return nil }
        let others = last.offered.sorted { $0.key < $1.key }.compactMap { name, values -> (String, ParameterValue)? in
            guard let taken = last.intent[name]?.elements.first else { return nil }
            let left = alternative.among(values, besides: taken)
            guard left.count == 1 else { return nil }
            return (name, last.intent[name]?.list == nil ? left[0] : .list(left))
        }
        guard others.count == 1 else { return nil }
        return redo([others[0].0: others[0].1], during: .idle)
    }

    /// Reverses the last request, if the same app has an intent for it; otherwise `nil`.
    mutating func takeBack() -> Phase? {
        guard let last = state.recent.first, let reversal = dialogue.policy.reversals[last.intent.type],
            let app = dialogue.app(last.app), app.intents.contains(reversal),
            let definition = dialogue.catalogue.intents[reversal]
        else { return nil }
        trigger = .request
        var parameters: [String: ParameterValue] = [:]
        for parameter in definition.parameters {
            parameters[parameter.name] =
                last.response?.value(named: parameter.name) ?? last.intent.value(named: parameter.name)
                ?? last.response?.identifiers(for: parameter)
        }
        explain("\(reversal) reverses \(last.intent.type), the last request")
        return route(
            Hypothesis(intent: reversal, app: last.app, parameters: parameters, score: 1, template: "reversal"), isOwn: true)
    }
}

extension Question {
    /// The number of choices it offers.
    var choiceCount: Int {
        switch kind {
        case .choice(let values): values.count
        case .chooseApp(let apps): apps.count
        case .chooseReading(let intents): intents.count
        case .value, .confirmValue, .confirmRequest, .confirmReading, .unlock: 0
        }
    }
}

extension Record {
    /// The identifiers that the parameter needs, such as those of messages for `messageIdentifiers`; `nil` if there are none.
    func identifiers(for parameter: ParameterDefinition) -> ParameterValue? {
        guard let end = parameter.name.range(of: "Identifier") else { return nil }
        let kind = parameter.name[..<end.lowerBound].lowercased()
        let things = fields.values.flatMap(\.elements).compactMap(\.record).filter { $0.type.lowercased().hasSuffix(kind) }
        let found = things.compactMap { $0["identifier"] }
        guard !found.isEmpty else { return nil }
        if case .list = parameter.type { return .list(found) }
        return found.count == 1 ? found[0] : nil
    }

    /// The value of the field with that name, in the record or in a record that it contains directly.
    func value(named name: String) -> ParameterValue? {
        if let value = self[name] { return value }
        for (_, field) in fields.sorted(by: { $0.key < $1.key }) {
            if let value = field.record?[name] { return value }
        }
        return nil
    }
}
