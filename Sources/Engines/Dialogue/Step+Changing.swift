import IntentSchema

// Changes to the open request: adding, removing and swapping values.
extension Step {
    /// Adds elements to lists. A second value for a parameter that takes one value becomes another request with the other values.
    mutating func added(_ values: [String: ParameterValue], _ phase: Phase) -> Move? {
        guard var request = phase.request, let definition = dialogue.definition(request.intent) else { return nil }
        let known = values.filter { definition.parameter($0.key) != nil }
        guard !known.isEmpty else { return nothingToChange(phase) }
        let second = known.filter { definition.holdsOne($0.key) && request.intent[$0.key] != nil }
        if second.count == known.count { return Move(on: .correction, to: queueCopy(of: request, with: second, phase)) }
        if let asked = phase.prompt?.question.parameter, let more = known[asked], request.intent[asked] == nil,
            case .choice? = phase.prompt?.question.kind
        {
            // The first element is still ambiguous; the addition waits for the answer.
            request.additions[asked, default: []] += more.elements
            return Move(on: .correction, to: repeatQuestion(of: phase.with(request)))
        }
        let values = known.filter { second[$0.key] == nil }.reduce(into: [:]) { result, entry in
            result[entry.key] =
                definition.holdsOne(entry.key)
                ? entry.value : .list(request.intent[entry.key].elements.adding(entry.value.elements))
        }
        explain(.valuesAdded, known.keys.sorted().joined(separator: ", "))
        return changed(request, to: values)
    }

    /// Queues the same request with another value.
    private mutating func queueCopy(of request: Request, with values: [String: ParameterValue], _ phase: Phase) -> Phase {
        let reading = Hypothesis(
            intent: request.intent.type, app: request.app, parameters: request.said.merging(values) { $1 }, score: 1,
            template: "addition")
        queue([reading])
        announce(reading)
        return repeatQuestion(of: phase)
    }

    /// Removes values, or elements of lists.
    mutating func takenOut(_ removals: [Removal], _ phase: Phase) -> Move? {
        guard var request = phase.request else { return nil }
        var changed: Set<String> = []
        for removal in removals {
            guard let old = request.intent[removal.parameter] else {
                // What is asked for need not be said: the app is asked whether it does without.
                if case .asking(_, let prompt, _) = phase, case .value = prompt.question.kind,
                    prompt.question.parameter == removal.parameter, removal.element == nil
                {
                    changed.insert(removal.parameter)
                    request.said[removal.parameter] = nil
                    request.refused.remove(removal.parameter)
                }
                continue
            }
            let left = removal.element.map { element in old.elements.filter { !$0.isSame(as: element) } } ?? []
            guard left.count < old.elements.count else { continue }
            changed.insert(removal.parameter)
            request.intent[removal.parameter] = left.isEmpty ? nil : .list(left)
            request.said[removal.parameter] = left.isEmpty ? nil : .list(left)
        }
        guard !changed.isEmpty else { return takenOutOfQueue(removals, phase) ?? nothingToChange(phase) }
        if isGivenUp(removals, request) { return Move(on: .stop, to: cancelled(phase)) }
        request.unsettle(changed, in: dialogue.definition(request.intent))
        explain(.valuesRemoved, changed.sorted().joined(separator: ", "))
        return Move(on: .correction, to: resolveNext(request))
    }

    /// Whether the request is for nobody any more, while others of its kind wait: of three payments the first is not wanted.
    private func isGivenUp(_ removals: [Removal], _ request: Request) -> Bool {
        state.queued.contains { $0.hypothesis.intent == request.intent.type }
            && removals.contains { removal in
                removal.element?.record?.type == "INPerson" && request.intent[removal.parameter] == nil
            }
    }

    /// Cancels the requests that wait for the open one, are of its kind and have one of the values; `nil` if there are none.
    private mutating func takenOutOfQueue(_ removals: [Removal], _ phase: Phase) -> Move? {
        let type = phase.request?.intent.type
        let given = state.queued.filter { waiting in
            waiting.hypothesis.intent == type
                && removals.contains { removal in
                    guard let value = waiting.hypothesis.parameters[removal.parameter], let element = removal.element else {
                        return false
                    }
                    return value.elements.allSatisfy { $0.isSame(as: element) }
                }
        }
        return given.isEmpty ? nil : dropped(waiting: given, phase)
    }

    /// Swaps the values of two parameters of the same type, such as the pickup and drop-off locations of a ride.
    mutating func swapped(_ phase: Phase) -> Move? {
        guard let request = phase.request, let definition = dialogue.definition(request.intent),
            let (first, second) = definition.exchangeable(in: request.intent)
        else { return nothingToChange(phase) }
        var values: [String: ParameterValue] = [:]
        values[first] = request.intent[second]
        values[second] = request.intent[first]
        explain(.valuesSwapped, first, second)
        return changed(request, to: values)
    }

    /// Chooses another of the offered values of a parameter. If no times were offered, asks for one.
    mutating func chosenInstead(_ alternative: Alternative, _ phase: Phase) -> Move? {
        guard var request = phase.request, let definition = dialogue.definition(request.intent) else { return nil }
        for (name, values) in request.offered.sorted(by: { $0.key < $1.key }) {
            guard let taken = request.intent[name]?.elements.first else { continue }
            let left = alternative.among(values, besides: taken)
            if left.count == 1 {
                explain(.otherChoice, alternative.rawValue, name)
                return changed(request, to: [name: left[0]])
            }
            if left.count > 1 {
                request.unsettle([name], in: definition)
                return Move(on: .correction, to: ask(.choice(left), name, request))
            }
        }
        if let beyond = beyondOffered(alternative, phase), let name = phase.prompt?.question.parameter {
            explain(.otherTimes, alternative.rawValue)
            return changed(request, to: [name: beyond])
        }
        guard alternative == .earlier || alternative == .later,
            let time = definition.parameters.first(where: { request.intent[$0.name]?.isTime ?? false })
        else { return nothingToChange(phase) }
        let isSettled = request.settled.contains(time.name)
        request.unsettle([time.name], in: definition)
        guard let day = request.intent[time.name]?.day, time.isResolvable else {
            return Move(on: .correction, to: ask(.value, time.name, request))
        }
        explain(.otherTimes, alternative.rawValue)
        request.wished[time.name] = Request.Wish(alternative: alternative, taken: offeredTime(phase) ?? request.intent[time.name])
        if isSettled { request.accepted[time.name] = request.intent[time.name] }
        request.intent[time.name] = day
        return Move(on: .correction, to: resolve(time.name, request))
    }

    /// A time on the day of those offered that none of them reaches, of which the app can say whether it is free: "anything later?".
    private func beyondOffered(_ alternative: Alternative, _ phase: Phase) -> ParameterValue? {
        guard alternative == .earlier || alternative == .later, case .choice(let values)? = phase.prompt?.question.kind,
            values.allSatisfy({ $0.dateComponents?.hour != nil }),
            let last = values.first(where: { value in
                alternative.among(values.filter { $0.day == value.day }, besides: value).isEmpty
            }), var time = last.dateComponents, let hour = time.hour
        else { return nil }
        let minute = hour * 60 + (time.minute ?? 0) + (alternative == .later ? Self.minutesBeyond : -Self.minutesBeyond)
        guard (0..<1_440).contains(minute) else { return nil }
        (time.hour, time.minute) = (minute / 60, minute % 60)
        return .dateComponents(time)
    }

    private static let minutesBeyond = 30

    /// The time offered by the open question.
    private func offeredTime(_ phase: Phase) -> ParameterValue? {
        if case .confirmValue(let value)? = phase.prompt?.question.kind { value } else { nil }
    }

    private mutating func changed(_ request: Request, to values: [String: ParameterValue]) -> Move {
        var request = request
        request.correct(values, in: dialogue.definition(request.intent))
        return Move(on: .correction, to: resolveNext(request))
    }

    private mutating func nothingToChange(_ phase: Phase) -> Move {
        say(.remark(.nothingToChange))
        return Move(on: .notUnderstood, to: repeatQuestion(of: phase))
    }

    /// Restores the previously accepted value, because the app does not support the new one.
    mutating func keep(_ old: ParameterValue, _ parameter: String, _ request: Request, _ refusal: Prompt.Rejection) -> Phase {
        var request = request
        request.intent[parameter] = old
        request.said[parameter] = old
        let question = Question(kind: .confirmValue(old), intent: request.intent.type, parameter: parameter, app: request.app)
        say(.kept(Prompt(question: question, intent: request.intent, rejection: refusal, appName: request.appName)))
        explain(.valueKept, parameter)
        return resolve(parameter, request)
    }
}

extension IntentDefinition {
    /// Whether the parameter takes a single value.
    func holdsOne(_ name: String) -> Bool {
        if case .list = parameter(name)?.type { false } else { true }
    }

    /// The first two parameters of the same type that both have values.
    func exchangeable(in intent: Record) -> (String, String)? {
        let filled = parameters.filter { intent[$0.name]?.record != nil }
        for (index, first) in filled.enumerated() {
            if let second = filled[(index + 1)...].first(where: { $0.type == first.type }) { return (first.name, second.name) }
        }
        return nil
    }
}

extension ParameterValue? {
    /// The elements of a list, or the value itself.
    var elements: [ParameterValue] { self?.elements ?? [] }
}

extension ParameterValue {
    /// The elements of a list, or the value itself.
    var elements: [ParameterValue] { list ?? [self] }
}

extension [ParameterValue] {
    /// With the others' elements that are not yet included.
    func adding(_ others: [ParameterValue]) -> [ParameterValue] {
        self + others.filter { other in !contains { $0.isSame(as: other) } }
    }
}
