import IntentSchema

// Asking and repeating questions, and acts that are valid while any question is open.
extension Step {
    /// Asks a question about the request. The request ends instead if it has reached the policy's limit of questions.
    mutating func pose(_ prompt: Prompt, _ request: Request, _ phase: (Request, Prompt) -> Phase) -> Phase {
        var request = request
        guard request.questions < dialogue.policy.questions else {
            explain(.questionLimit, "\(request.questions)")
            return end(.gaveUp(parameter: prompt.question.parameter ?? "", attempts: request.questions), request)
        }
        request.questions += 1
        var prompt = prompt
        prompt.request = request.identifier
        prompt.taken = request.takenBeside(prompt.question)
        announceQueued()
        say(.question(prompt))
        prompt.taken = []
        return phase(request, prompt)
    }

    /// Repeats the open question. It counts as a question of the request, but not as an attempt.
    mutating func repeatQuestion(of phase: Phase, as occasion: Prompt.Occasion = .repeated) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        prompt.occasion = occasion
        guard let request = phase.request else {
            say(.question(prompt))
            return phase.with(prompt)
        }
        return pose(prompt, request) { phase.with($0).with($1) }
    }

    /// Repeats the open question after an app has reported something. It does not count as a question of the request.
    mutating func repeatAfterReport(_ phase: Phase) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        prompt.occasion = .resumed
        say(.question(prompt))
        return phase
    }

    /// The move of an act with the same meaning for every open question; `nil` for other acts.
    mutating func common(_ act: DialogueAct, _ phase: Phase, _ acts: [DialogueAct] = []) -> Move? {
        switch act {
        case .cancel: return Move(on: .cancel, to: droppedBreath(phase))
        case .stop: return Move(on: .cancel, to: cancelled(phase))
        case .thanks where isExpendable(phase):
            say(.acknowledged)
            return Move(on: .cancel, to: cancelled(phase))
        case .repeat, .thanks: return Move(on: .repeat, to: repeatQuestion(of: phase))
        case .help:
            say(.help(phase.prompt?.question))
            return Move(on: .help, to: repeatQuestion(of: phase))
        case .more: return Move(on: .more, to: nextPage(phase))
        case .back: return Move(on: .back, to: back(from: phase))
        case .request(let hypothesis): return requested(hypothesis, acts, during: phase)
        case .again(let changes): return redo(changes, during: phase)
        case .postpone: return Move(on: .postpone, to: postponed(phase))
        case .giveUpAll: return Move(on: .giveUpAll, to: dropAll(phase))
        case .drop(let intent): return dropped(intent, phase)
        case .changeWaiting(let changes):
            changeWaiting(changes)
            return Move(on: .repeat, to: repeatQuestion(of: phase))
        case .greeting:
            say(.greeted)
            return Move(on: .greeting, to: repeatQuestion(of: phase))
        case .farewell: return Move(on: .farewell, to: saidGoodbye(phase))
        case .add(let values): return added(values, phase)
        case .takeOut(let removals): return takenOut(removals, phase)
        case .swap: return swapped(phase)
        case .instead(let alternative): return chosenInstead(alternative, phase)
        case .inquire(let inquiry): return inquired(inquiry, phase)
        case .setting(let setting): return remembered(setting, phase)
        case .value, .choice, .yes, .no, .correction, .followed, .notUnderstood: return nil
        }
    }

    /// Answers an inquiry and repeats the open question.
    private mutating func inquired(_ inquiry: Inquiry, _ phase: Phase) -> Move? {
        guard var prompt = phase.prompt else { return nil }
        if inquiry.aspect == .options, let next = offered(phase) { return Move(on: .inquire, to: next) }
        if let request = phase.request { prompt.intent = request.intent }
        if let done = donePrompt(inquiry) {
            say(.answer(inquiry, done))
            return Move(on: .inquire, to: repeatPlainly(phase))
        }
        say(.answer(inquiry, prompt))
        guard let choice = inquiry.choice else { return Move(on: .inquire, to: repeatPlainly(phase)) }
        prompt.question.focus = choice
        return Move(on: .inquire, to: repeatPlainly(phase.with(prompt)))
    }

    /// Repeats the open question without saying once more why the last answer was refused.
    mutating func repeatPlainly(_ phase: Phase) -> Phase {
        guard var prompt = phase.prompt, let rejection = prompt.rejection else { return repeatQuestion(of: phase) }
        prompt.rejection = nil
        let next = repeatQuestion(of: phase.with(prompt))
        guard var asked = next.prompt else { return next }
        asked.rejection = rejection
        return next.with(asked)
    }

    /// Offers the values among which a parameter was to be chosen before another value was asked for. If the app has not said any, but
    /// only refused what was wanted, it is asked anew, without a value; `nil` if it has none to offer.
    private mutating func offered(_ phase: Phase) -> Phase? {
        guard case .asking(var request, let prompt, let element) = phase, case .value = prompt.question.kind,
            let parameter = prompt.question.parameter, element == nil
        else { return nil }
        // A question back is no failed attempt.
        if let values = request.offered[parameter], values.count > 1 {
            request.attempts[parameter]? -= 1
            return ask(.choice(values), parameter, request)
        }
        guard request.refused.contains(parameter), request.said[parameter]?.record != nil,
            // Times and places are not told one by one.
            !["INDateComponentsRange", "CLPlacemark"].contains(request.said[parameter]?.record?.type),
            request.offered[parameter] == nil,
            dialogue.definition(request.intent)?.parameter(parameter)?.isResolvable ?? false
        else { return nil }
        request.offered[parameter] = []
        request.attempts[parameter]? -= 1
        request.remove(parameter, element: nil)
        return resolve(parameter, request)
    }

    /// Handles an unusable utterance, which counts as an attempt.
    mutating func misunderstood(_ reason: NotUnderstood?, _ phase: Phase) -> Move {
        say(.remark(reason.map(naming) ?? .noMatch(nearest: nil)))
        guard var prompt = phase.prompt else { return Move(on: .notUnderstood, to: phase) }
        if reason?.isQuestion ?? false { return Move(on: .notUnderstood, to: repeatPlainly(phase)) }
        prompt.attempt += 1
        guard prompt.attempt <= dialogue.policy.attempts else {
            explain(.misunderstandingLimit, "\(dialogue.policy.attempts)")
            return Move(on: .notUnderstood, to: cancelled(phase))
        }
        return Move(on: .notUnderstood, to: repeatQuestion(of: phase.with(prompt), as: .asked))
    }

    // MARK: - Other choices and earlier questions

    /// The number of choices shown at a time.
    static let pageSize = 10

    private mutating func nextPage(_ phase: Phase) -> Phase {
        guard var prompt = phase.prompt else { return phase }
        let next = prompt.question.offset + Self.pageSize
        guard next < prompt.question.choiceCount else {
            say(.remark(.nothingMore))
            prompt.question.offset = 0
            return repeatQuestion(of: phase.with(prompt))
        }
        prompt.question.offset = next
        return repeatQuestion(of: phase.with(prompt))
    }

    /// Repeats the question that was answered last, without its answer.
    private mutating func back(from phase: Phase) -> Phase {
        guard var request = phase.request, let last = request.answered.popLast() else {
            say(.remark(.nothingBefore))
            return repeatQuestion(of: phase)
        }
        request.unsettle(from: last.parameter, in: dialogue.definition(request.intent))
        if case .value = last.kind { request.remove(last.parameter, element: last.element) }
        request.attempts[last.parameter]? -= 1
        explain(.questionBefore, last.parameter)
        return ask(last.kind, last.parameter, request, element: last.element)
    }
}

extension Question {
    /// The number of choices it offers.
    var choiceCount: Int {
        switch kind {
        case .choice(let values): values.count
        case .chooseApp(let apps): apps.count
        case .chooseReading(let intents): intents.count
        case .value, .confirmValue, .confirmRequest, .confirmReading, .unlock, .permit: 0
        }
    }
}
