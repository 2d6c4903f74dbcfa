import ExtensionProtocol
import IntentSchema

// Questions about one parameter, and what the person answers.
extension Step {
    /// Choices that a question carries at most; nobody listens to more.
    private static let mostChoices = 200

    /// Asks, unless the parameter has been asked about too often already.
    mutating func ask(
        _ kind: Question.Kind, _ parameter: String, _ request: Request, element: Int? = nil, rejection: Prompt.Rejection? = nil
    ) -> Phase {
        if kind == .value, let phase = list(parameter, request, element: element, rejection: rejection) { return phase }
        var request = request
        let attempt = request.attempts[parameter, default: 0] + 1
        guard attempt <= dialogue.policy.attempts(for: parameter, of: request.intent.type) else {
            explain("\(parameter) was asked about \(attempt - 1) times, the most that the policy allows")
            return end(.gaveUp(parameter: parameter, attempts: attempt - 1), request)
        }
        request.attempts[parameter] = attempt
        if case .choice(let values) = kind { request.offered[parameter] = values }
        let question = Question(
            kind: bounded(kind, parameter), intent: request.intent.type, parameter: parameter, app: request.app)
        let prompt = Prompt(
            question: question, intent: request.intent, attempt: attempt, rejection: rejection, appName: request.appName)
        return put(prompt, request) { .asking($0, $1, element: element) }
    }

    private mutating func bounded(_ kind: Question.Kind, _ parameter: String) -> Question.Kind {
        guard case .choice(let values) = kind, values.count > Self.mostChoices else { return kind }
        explain("\(values.count) values were offered for \(parameter); the first \(Self.mostChoices) can be chosen")
        return .choice(Array(values.prefix(Self.mostChoices)))
    }

    mutating func answeredParameter(_ acts: [DialogueAct], _ request: Request, _ prompt: Prompt, element: Int?) -> Phase {
        let phase = Phase.asking(request, prompt, element: element)
        for act in acts {
            if let next = answered(act, request, prompt, element: element) ?? common(act, phase, acts) { return next }
        }
        return notUsable(nil, request, prompt, element: element)
    }

    /// What the act leads to; `nil` when it means nothing as an answer to this question.
    private mutating func answered(_ act: DialogueAct, _ request: Request, _ prompt: Prompt, element: Int?) -> Phase? {
        guard let parameter = prompt.question.parameter else { return nil }
        switch act {
        case .value(let value):
            trigger = .value
            return take(value, request, prompt, element: element)
        case .choice(let index):
            guard case .choice(let values) = prompt.question.kind, values.indices.contains(index) else { return nil }
            trigger = .choice
            return take(values[index], request, prompt, element: element)
        case .yes:
            guard case .confirmValue(let value) = prompt.question.kind else { return nil }
            trigger = .yes
            return take(value, request, prompt, element: element)
        case .no:
            trigger = .no
            return declined(parameter, request, prompt, element: element)
        case .correction(let values): return corrected(values, request, prompt, element: element)
        case .notUnderstood(let reason): return notUsable(reason, request, prompt, element: element)
        case .cancel, .stop, .thanks, .repeat, .help, .more, .back, .request, .again, .add, .takeOut, .swap, .instead, .inquire,
            .postpone, .giveUpAll, .greeting, .farewell, .followed:
            return nil
        }
    }

    /// Nothing said could be used as an answer; where the words name several things that the app may know of, the person is asked which.
    private mutating func notUsable(
        _ reason: NotUnderstood?, _ request: Request, _ prompt: Prompt, element: Int?
    ) -> Phase {
        trigger = .notUnderstood
        guard let parameter = prompt.question.parameter else { return .idle }
        if case .ambiguous(_, let candidates)? = reason {
            return ask(.choice(candidates), parameter, request, element: element)
        }
        say(.remark(reason ?? .noMatch(nearest: nil)))
        if reason?.isNoMatch ?? true, isGivenUpEasily(.asking(request, prompt, element: element)) {
            explain("what was said is no other value for the one that was refused; the request ends")
            return end(.cancelled, request)
        }
        return ask(prompt.question.kind, parameter, request, element: element)
    }

    /// Puts the answer into the intent and has the app resolve the parameter again.
    private mutating func take(_ value: ParameterValue, _ request: Request, _ prompt: Prompt, element: Int?) -> Phase {
        guard let parameter = prompt.question.parameter else { return .idle }
        var request = request
        request.hasReturned = false
        request.answered.append(Request.Answered(kind: prompt.question.kind, parameter: parameter, element: element))
        if element == nil { request.remember(parameter, before: value) }
        request.set(shaped(value, parameter, request), parameter, element: element)
        if let more = request.additions.removeValue(forKey: parameter) {
            request.intent[parameter] = .list(request.intent[parameter].elements.adding(more))
        }
        request.said[parameter] = request.intent[parameter]
        let resolvable = dialogue.definition(request.intent)?.parameter(parameter)?.isResolvable ?? false
        if resolvable { return resolve(parameter, request) }
        request.settled.insert(parameter)
        return resolveNext(request)
    }

    /// A single answer for a list parameter, or for an element of its list, is a list of one.
    private func shaped(_ value: ParameterValue, _ parameter: String, _ request: Request) -> ParameterValue {
        guard value.list == nil,
            case .list = dialogue.definition(request.intent)?.parameter(parameter)?.type
        else { return value }
        return .list([value])
    }

    /// "No": not this value, so another is asked for; where no value was offered, the person wants none of it.
    private mutating func declined(_ parameter: String, _ request: Request, _ prompt: Prompt, element: Int?) -> Phase {
        switch prompt.question.kind {
        case .confirmValue, .choice:
            var request = request
            request.remove(parameter, element: element)
            return ask(.value, parameter, request, element: element)
        case .value, .confirmRequest, .chooseApp, .confirmReading, .chooseReading, .unlock: return end(.cancelled, request)
        }
    }

    /// Several values at once, or other values for what was settled before. The one asked about counts as answered.
    private mutating func corrected(
        _ values: [String: ParameterValue], _ request: Request, _ prompt: Prompt, element: Int?
    ) -> Phase? {
        let known = values.filter { dialogue.definition(request.intent)?.parameter($0.key) != nil }
        guard !known.isEmpty else { return nil }
        trigger = .correction
        var request = request
        if let parameter = prompt.question.parameter, let value = known[parameter] {
            request.answered.append(Request.Answered(kind: prompt.question.kind, parameter: parameter, element: element))
            if element == nil { request.remember(parameter, before: value) }
            request.set(shaped(value, parameter, request), parameter, element: element)
            request.said[parameter] = request.intent[parameter]
        }
        if let parameter = prompt.question.parameter, known[parameter] == nil {
            // To change something else is no failed try at what is asked; the number of questions is bounded all the same.
            request.attempts[parameter]? -= 1
            // What was refused beside the old values is tried again beside the new ones.
            if request.refused.contains(parameter), request.intent[parameter] == nil {
                request.intent[parameter] = request.said[parameter]
            }
        }
        let others = known.filter { $0.key != prompt.question.parameter }
        request.correct(others, in: dialogue.definition(request.intent))
        explain("given: \(known.keys.sorted().joined(separator: ", ")); what depends on them is resolved anew")
        return resolveNext(request)
    }
}

extension NotUnderstood {
    /// Whether nothing at all was made of the words.
    fileprivate var isNoMatch: Bool {
        if case .noMatch = self { true } else { false }
    }
}
