import ExtensionProtocol
import IntentSchema

// Questions about one parameter, and the person's answers.
extension Step {
    /// The most choices of a question.
    private static let mostChoices = 200

    /// Asks about a parameter, unless it has been asked about too often (RES-13).
    mutating func ask(
        _ kind: Question.Kind, _ parameter: String, _ request: Request, element: Int? = nil, rejection: Prompt.Rejection? = nil
    ) -> Phase {
        if kind == .value, let phase = list(parameter, request, element: element, rejection: rejection) { return phase }
        let kind = ranked(kind.isOfTruths ? .value : kind, parameter)
        var request = request
        let attempt = request.attempts[parameter, default: 0] + 1
        guard attempt <= dialogue.policy.attempts(for: parameter, of: request.intent.type) else {
            explain(.attemptLimit, parameter, "\(attempt - 1)")
            return end(.gaveUp(parameter: parameter, attempts: attempt - 1), request)
        }
        request.attempts[parameter] = attempt
        if case .choice(let values) = kind { request.offered[parameter] = values }
        let question = Question(
            kind: bounded(kind, parameter), intent: request.intent.type, parameter: parameter, app: request.app)
        let prompt = Prompt(
            question: question, intent: request.intent, attempt: attempt, rejection: rejection, appName: request.appName)
        return pose(prompt, request) { .asking($0, $1, element: element) }
    }

    private mutating func bounded(_ kind: Question.Kind, _ parameter: String) -> Question.Kind {
        guard case .choice(let values) = kind, values.count > Self.mostChoices else { return kind }
        explain(.choicesCut, "\(values.count)", parameter, "\(Self.mostChoices)")
        return .choice(Array(values.prefix(Self.mostChoices)))
    }

    mutating func answeredParameter(_ acts: [DialogueAct], _ request: Request, _ prompt: Prompt, element: Int?) -> Move {
        let phase = Phase.asking(request, prompt, element: element)
        for act in acts {
            if let next = answered(act, request, prompt, element: element) ?? common(act, phase, acts) { return next }
        }
        return notUsable(nil, request, prompt, element: element)
    }

    /// The move that answers the question; `nil` if the act is not an answer to it.
    private mutating func answered(_ act: DialogueAct, _ request: Request, _ prompt: Prompt, element: Int?) -> Move? {
        guard let parameter = prompt.question.parameter else { return nil }
        switch act {
        case .value(let value): return Move(on: .value, to: accept(value, request, prompt, element: element))
        case .choice(let index):
            guard case .choice(let values) = prompt.question.kind, values.indices.contains(index) else { return nil }
            return Move(on: .choice, to: accept(values[index], request, prompt, element: element))
        case .yes:
            if asksForTruth(prompt) { return Move(on: .yes, to: accept(.bool(true), request, prompt, element: element)) }
            guard case .confirmValue(let value) = prompt.question.kind else { return nil }
            return Move(on: .yes, to: accept(value, request, prompt, element: element))
        case .no:
            if asksForTruth(prompt) { return Move(on: .no, to: accept(.bool(false), request, prompt, element: element)) }
            return Move(on: .no, to: declined(parameter, request, prompt, element: element))
        case .correction(let values): return corrected(values, request, prompt, element: element)
        case .notUnderstood(let reason): return notUsable(reason, request, prompt, element: element)
        case .cancel, .stop, .thanks, .repeat, .help, .more, .back, .request, .again, .add, .takeOut, .swap, .instead, .inquire,
            .postpone, .giveUpAll, .drop, .changeWaiting, .greeting, .farewell, .setting, .followed:
            return nil
        }
    }

    /// Whether the question asks for a Boolean, so that "no" is a value.
    private func asksForTruth(_ prompt: Prompt) -> Bool {
        guard case .value = prompt.question.kind, let parameter = prompt.question.parameter,
            let definition = dialogue.catalogue.intents[prompt.question.intent]
        else { return false }
        return definition.parameter(parameter)?.type == .bool
    }

    /// Handles an unusable answer. If the words match several values, the person is asked to choose.
    private mutating func notUsable(
        _ reason: NotUnderstood?, _ request: Request, _ prompt: Prompt, element: Int?
    ) -> Move {
        guard let parameter = prompt.question.parameter else { return Move(on: .notUnderstood, to: .idle) }
        if case .ambiguous(_, let candidates)? = reason {
            return Move(on: .notUnderstood, to: ask(.choice(candidates), parameter, request, element: element))
        }
        say(.remark(reason ?? .noMatch(nearest: nil)))
        if reason?.isQuestion ?? false {
            return Move(on: .notUnderstood, to: repeatPlainly(.asking(request, prompt, element: element)))
        }
        if reason?.isNoMatch ?? true, isExpendable(.asking(request, prompt, element: element)) {
            explain(.valueNotReplaced)
            return Move(on: .notUnderstood, to: end(.cancelled, request))
        }
        return Move(on: .notUnderstood, to: ask(prompt.question.kind, parameter, request, element: element))
    }

    /// Puts the answer into the intent and resolves the parameter again.
    mutating func accept(_ value: ParameterValue, _ request: Request, _ prompt: Prompt, element: Int?) -> Phase {
        guard let parameter = prompt.question.parameter else { return .idle }
        var request = request
        request.hasReturned = false
        request.forgetWords(of: parameter)
        request.answered.append(Request.Answered(kind: prompt.question.kind, parameter: parameter, element: element))
        if element == nil { request.remember(parameter, before: value) }
        request.set(shaped(value, parameter, request), parameter, element: element)
        // "Just Nora", where she is one of those already.
        if element != nil, case .value = prompt.question.kind, let list = request.intent[parameter]?.list,
            list.contains(where: { $0.record?.type == "INPerson" })
        {
            request.intent[parameter] = .list(list.reduce(into: []) { $0 = $0.adding([$1]) })
        }
        if let more = request.additions.removeValue(forKey: parameter) {
            request.intent[parameter] = .list(request.intent[parameter].elements.adding(more))
        }
        request.said[parameter] = request.intent[parameter]
        if let phase = askForAllowed(parameter, request) { return phase }
        let resolvable = dialogue.definition(request.intent)?.parameter(parameter)?.isResolvable ?? false
        if resolvable { return resolve(parameter, request) }
        request.settled.insert(parameter)
        return resolveNext(request)
    }

    /// Wraps a single answer for a list parameter, or for an element of one, in a list.
    private func shaped(_ value: ParameterValue, _ parameter: String, _ request: Request) -> ParameterValue {
        guard value.list == nil,
            case .list = dialogue.definition(request.intent)?.parameter(parameter)?.type
        else { return value }
        return .list([value])
    }

    /// Handles "no": asks for another value, or ends the request if no value was offered.
    private mutating func declined(_ parameter: String, _ request: Request, _ prompt: Prompt, element: Int?) -> Phase {
        switch prompt.question.kind {
        case .confirmValue, .choice:
            var request = request
            request.remove(parameter, element: element)
            request.forgetWords(of: parameter)
            return ask(.value, parameter, request, element: element)
        case .value, .confirmRequest, .chooseApp, .confirmReading, .chooseReading, .unlock, .permit:
            return end(.cancelled, request)
        }
    }

    /// Applies several values at once, or changes to resolved values. The open question counts as answered.
    private mutating func corrected(
        _ values: [String: ParameterValue], _ request: Request, _ prompt: Prompt, element: Int?
    ) -> Move? {
        let known = values.filter { dialogue.definition(request.intent)?.parameter($0.key) != nil }
        guard !known.isEmpty else { return nil }
        var request = request
        if let parameter = prompt.question.parameter, let value = known[parameter], value.list?.isEmpty != true {
            request.forgetWords(of: parameter)
            request.answered.append(Request.Answered(kind: prompt.question.kind, parameter: parameter, element: element))
            if element == nil { request.remember(parameter, before: value) }
            request.set(shaped(value, parameter, request), parameter, element: element)
            request.said[parameter] = request.intent[parameter]
        }
        if let parameter = prompt.question.parameter, known[parameter] == nil {
            // Changing something else does not count as a failed attempt; the number of questions is bounded anyway.
            request.attempts[parameter]? -= 1
            // Values rejected together with the old ones are tried again with the new ones.
            if request.refused.contains(parameter), request.intent[parameter] == nil {
                request.intent[parameter] = request.said[parameter]
            }
        }
        let others = known.filter { $0.key != prompt.question.parameter || $0.value.list?.isEmpty == true }
        request.correct(others, in: dialogue.definition(request.intent))
        explain(.valuesGiven, known.keys.sorted().joined(separator: ", "))
        return Move(on: .correction, to: resolveNext(request))
    }
}

extension Question.Kind {
    /// Whether it is a choice between true and false, which is asked for in a sentence.
    fileprivate var isOfTruths: Bool {
        guard case .choice(let values) = self, !values.isEmpty else { return false }
        return values.allSatisfy { if case .bool = $0 { true } else { false } }
    }
}

extension NotUnderstood {
    /// Whether something was asked that cannot be told, which is no failed attempt at an answer.
    var isQuestion: Bool {
        switch self {
        case .notARequest(.question, _, _), .notARequest(.howTo, _, _), .cannotAmend: true
        default: false
        }
    }

    /// Whether nothing was recognised.
    fileprivate var isNoMatch: Bool {
        if case .noMatch = self { true } else { false }
    }
}
