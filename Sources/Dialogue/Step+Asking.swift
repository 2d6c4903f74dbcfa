import ExtensionProtocol
import IntentSchema

// Questions about one parameter, and what the person answers.
extension Step {
    /// Asks, unless the parameter has been asked about too often already.
    mutating func ask(
        _ kind: Question.Kind, _ parameter: String, _ request: Request, element: Int? = nil, rejection: Prompt.Rejection? = nil
    ) -> Phase {
        var request = request
        let attempt = request.attempts[parameter, default: 0] + 1
        guard attempt <= dialogue.policy.attempts else {
            explain("\(parameter) was asked about \(attempt - 1) times, the most that the policy allows")
            return end(.gaveUp(parameter: parameter, attempts: attempt - 1), request)
        }
        request.attempts[parameter] = attempt
        let question = Question(kind: kind, intent: request.intent.type, parameter: parameter, app: request.app)
        let prompt = Prompt(
            question: question, intent: request.intent, attempt: attempt, rejection: rejection, appName: request.appName)
        say(.question(prompt))
        return .asking(request, prompt, element: element)
    }

    mutating func answeredParameter(_ acts: [DialogueAct], _ request: Request, _ prompt: Prompt, element: Int?) -> Phase {
        guard let parameter = prompt.question.parameter else { return .idle }
        for act in acts {
            if let phase = answered(act, parameter, request, prompt, element: element) { return phase }
        }
        say(.remark(.noMatch(nearest: nil)))
        return ask(prompt.question.kind, parameter, request, element: element)
    }

    /// What the act leads to; `nil` when it means nothing as an answer to this question.
    private mutating func answered(
        _ act: DialogueAct, _ parameter: String, _ request: Request, _ prompt: Prompt, element: Int?
    ) -> Phase? {
        switch act {
        case .value(let value): return take(value, parameter, request, element: element)
        case .choice(let index):
            guard case .choice(let values) = prompt.question.kind, values.indices.contains(index) else { return nil }
            return take(values[index], parameter, request, element: element)
        case .yes:
            guard case .confirmValue(let value) = prompt.question.kind else { return nil }
            return take(value, parameter, request, element: element)
        case .no: return declined(parameter, request, prompt, element: element)
        case .cancel: return end(.cancelled, request)
        case .repeat: return repeated(request, prompt, element: element)
        case .help:
            say(.help(prompt.question))
            return repeated(request, prompt, element: element)
        case .correction(let values): return corrected(values, parameter, request, element: element)
        case .request(let hypothesis): return changedSubject(to: hypothesis, from: request)
        case .notUnderstood(.ambiguous(_, let candidates)) where candidates.count > 1:
            return ask(.choice(candidates), parameter, request, element: element)
        case .notUnderstood(let reason):
            say(.remark(reason))
            return ask(prompt.question.kind, parameter, request, element: element)
        }
    }

    /// Puts the answer into the intent and has the app resolve the parameter again.
    private mutating func take(_ value: ParameterValue, _ parameter: String, _ request: Request, element: Int?) -> Phase {
        var request = request
        request.set(shaped(value, parameter, request, element: element), parameter, element: element)
        let resolvable = dialogue.definition(request.intent)?.parameter(parameter)?.isResolvable ?? false
        if resolvable { return resolve(parameter, request) }
        request.settled.insert(parameter)
        return resolveNext(request)
    }

    /// A single answer for a whole list parameter is a list of one.
    private func shaped(_ value: ParameterValue, _ parameter: String, _ request: Request, element: Int?) -> ParameterValue {
        guard element == nil, value.list == nil,
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
        case .value, .confirmRequest, .chooseApp: return end(.cancelled, request)
        }
    }

    private mutating func repeated(_ request: Request, _ prompt: Prompt, element: Int?) -> Phase {
        say(.question(prompt))
        return .asking(request, prompt, element: element)
    }

    private mutating func corrected(
        _ values: [String: ParameterValue], _ parameter: String, _ request: Request, element: Int?
    ) -> Phase? {
        guard !values.isEmpty else { return nil }
        var request = request
        request.correct(values)
        explain("corrected: \(values.keys.sorted().joined(separator: ", ")); the parameters are resolved anew")
        return resolveNext(request)
    }

    mutating func changedSubject(to hypothesis: Hypothesis, from request: Request) -> Phase {
        explain("the person asked for something else; the request before it ends")
        _ = end(.cancelled, request)
        return route(hypothesis)
    }
}
