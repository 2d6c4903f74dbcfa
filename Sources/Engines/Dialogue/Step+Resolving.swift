import ExtensionProtocol
import IntentSchema

// Resolves parameters one at a time, in declared order.
extension Step {
    /// Resolves the next parameter, or confirms if all are resolved.
    mutating func resolveNext(_ request: Request) -> Phase {
        guard let definition = dialogue.definition(request.intent) else { return end(.broken, request) }
        if let phase = askToUnlock(request) { return phase }
        for parameter in definition.parameters where !request.settled.contains(parameter.name) {
            guard definition.applies(parameter.name, in: request.intent) else { continue }
            if let phase = askAboutWords(parameter.name, request) ?? askForAllowed(parameter.name, request) { return phase }
            if parameter.isResolvable { return resolve(parameter.name, request) }
        }
        let request = withoutInapplicable(request, definition)
        return .confirming(request, call: call(.confirm, for: request))
    }

    mutating func resolve(_ parameter: String, _ request: Request) -> Phase {
        askWhoIsMeant(parameter, request) ?? askForAllowed(parameter, request) ?? lookUp(parameter, request)
            ?? callToResolve(parameter, request)
    }

    mutating func callToResolve(_ parameter: String, _ request: Request) -> Phase {
        .resolving(request, parameter: parameter, call: call(.resolve(parameter: parameter), for: request))
    }

    /// Asks about ambiguous or unknown words before calling the app. The words stay until they are answered, so that what is changed
    /// meanwhile does not let the request go on without them.
    private mutating func askAboutWords(_ parameter: String, _ request: Request) -> Phase? {
        if let candidates = request.ambiguities[parameter] {
            explain(.wordsAmbiguous, parameter, "\(candidates.count)")
            return ask(disambiguation(among: candidates, parameter), parameter, request)
        }
        if let words = request.unknownValues[parameter] {
            say(.remark(isTime(parameter, request) ? .cannotDo(words: words) : .unknownValue(words: words)))
            return ask(.value, parameter, request)
        }
        return nil
    }

    /// Whether the parameter takes a time, of which words are known and cannot be done: "get me there by six".
    private func isTime(_ parameter: String, _ request: Request) -> Bool {
        switch dialogue.definition(request.intent)?.parameter(parameter)?.type {
        case .dateComponents, .record("INDateComponentsRange"): true
        default: false
        }
    }

    /// Asks who is meant by a relation that no contact has: no app knows who somebody's daughter is.
    private mutating func askWhoIsMeant(_ parameter: String, _ request: Request) -> Phase? {
        guard let value = request.intent[parameter] else { return nil }
        let relatives = value.elements.map(\.record?.unknownRelative)
        guard let place = relatives.firstIndex(where: { $0 != nil }), let words = relatives[place] else { return nil }
        say(.remark(.unknownRelative(words: words)))
        return ask(.value, parameter, request, element: value.list == nil ? nil : place)
    }

    mutating func resolved(_ reply: ExtensionReply, _ parameter: String, _ request: Request) -> Move {
        switch reply {
        case .notImplemented:
            guard dialogue.definition(request.intent)?.isIncomplete(request.intent, without: parameter) == true else {
                return settle(parameter, request)
            }
            explain(.valueIndispensable, parameter)
            return Move(on: .needsValue, to: ask(.value, parameter, request))
        case .resolved(let resolutions, isList: false):
            guard resolutions.count == 1 else {
                explain(.replyHasOtherCount, parameter, "\(resolutions.count)")
                return unusable(request)
            }
            return apply(resolutions[0], parameter, request, element: nil)
        case .resolved(let resolutions, isList: true): return applyAll(resolutions, parameter, request)
        case .responded, .options:
            explain(.replyIsNotAResolution, parameter)
            return unusable(request)
        case .failed(let failure): return failed(failure, request)
        }
    }

    private mutating func settle(_ parameter: String, _ request: Request) -> Move {
        var request = request
        request.settled.insert(parameter)
        request.accepted[parameter] = nil
        return Move(on: .settled, to: resolveNext(request))
    }

    /// Applies a resolution result of a parameter or, for a list, of the element at that index.
    private mutating func apply(_ resolution: Resolution, _ parameter: String, _ request: Request, element: Int?) -> Move {
        var request = request
        switch resolution {
        case .success(let value):
            if let value { request.set(value, parameter, element: element) }
            return settle(parameter, request)
        case .notRequired:
            request.notRequired.insert(parameter)
            return settle(parameter, request)
        case .needsValue: return Move(on: .needsValue, to: ask(.value, parameter, request, element: element))
        case .disambiguation(let values):
            let values = request.wished(parameter, among: values)
            if let usual = usualPerson(among: values, parameter, request) {
                request.set(usual, parameter, element: element)
                // The app is asked again, but a second choice is the person's.
                request.attempts[parameter] = 1
                return Move(on: .settled, to: resolve(parameter, request))
            }
            return Move(
                on: .needsDisambiguation,
                to: ask(
                    disambiguation(among: values, parameter), parameter, request, element: element,
                    rejection: request.rejection(of: parameter, element: element, offering: values)))
        case .confirmationRequired(let value, let reason):
            guard let value = value ?? request.value(parameter, element: element) else {
                return Move(on: .needsConfirmation, to: ask(.value, parameter, request, element: element))
            }
            var why = request.rejection(of: parameter, element: element, offering: [value])
            if let reason {
                why = Prompt.Rejection(value: why?.value, reason: name(ofReason: reason, parameter, request))
            }
            return Move(
                on: .needsConfirmation, to: ask(.confirmValue(value), parameter, request, element: element, rejection: why))
        case .unsupported(let reason):
            let name = reason.flatMap { self.name(ofReason: $0, parameter, request) }
            return Move(on: .unsupported, to: unsupported(name, parameter, request, element: element))
        }
    }

    /// Asks for another value, or keeps the one that the app accepted before.
    ///
    /// - Parameter reason: the name of the reason; `nil` if there is none.
    mutating func unsupported(_ reason: String?, _ parameter: String, _ request: Request, element: Int?) -> Phase {
        var request = request
        let refused = request.value(parameter, element: element)
        request.remove(parameter, element: element)
        request.refused.insert(parameter)
        let why = Prompt.Rejection(value: refused, reason: reason)
        if let old = request.accepted.removeValue(forKey: parameter) { return keep(old, parameter, request, why) }
        return ask(.value, parameter, request, element: element, rejection: why)
    }

    private mutating func disambiguation(among values: [ParameterValue], _ parameter: String) -> Question.Kind {
        switch values.count {
        case 0:
            explain(.noChoices, parameter)
            return .value
        case 1: return .confirmValue(values[0])
        default: return .choice(values)
        }
    }

    /// Applies the resolved elements of a list and asks about the first unresolved one.
    private mutating func applyAll(_ resolutions: [Resolution], _ parameter: String, _ request: Request) -> Move {
        var request = request
        for (index, resolution) in resolutions.enumerated() {
            if case .success(let value?) = resolution { request.set(value, parameter, element: index) }
        }
        guard let doubt = resolutions.firstIndex(where: { !$0.isSettled }) else {
            if !resolutions.isEmpty, resolutions.allSatisfy({ $0 == .notRequired }) { request.notRequired.insert(parameter) }
            return settle(parameter, request)
        }
        return apply(resolutions[doubt], parameter, request, element: doubt)
    }

    private func name(ofReason raw: Int, _ parameter: String, _ request: Request) -> String? {
        dialogue.definition(request.intent)?.parameter(parameter)?.reasons[raw]
    }

    /// The call failed: the person is told and the app is opened, so that nothing is lost.
    mutating func failed(_ failure: ExtensionFailure, _ request: Request) -> Move {
        explain(.callFailed, failure.code.rawValue, failure.message)
        let kind: Outcome.Kind =
            switch failure.code {
            case .deadlineExceeded: .timedOut
            case .outcomeUnknown: .unknown
            default: .broken
            }
        return Move(on: .failed, to: end(kind, request, opensApp: true))
    }

    /// The reply is of the wrong kind or has a meaningless code, which was explained: the request ends as after a failed call.
    mutating func unusable(_ request: Request) -> Move {
        Move(on: .failed, to: end(.broken, request, opensApp: true))
    }
}

extension Request {
    /// That the app does not have what the person asked for, where it offers only values that contradict that; `nil` otherwise.
    fileprivate func rejection(of parameter: String, element: Int?, offering values: [ParameterValue]) -> Prompt.Rejection? {
        guard said[parameter] != nil, let wanted = value(parameter, element: element), !values.isEmpty,
            values.allSatisfy({ $0.contradicts(wanted) })
        else { return nil }
        return Prompt.Rejection(value: wanted, reason: nil)
    }
}

extension Resolution {
    var isSettled: Bool {
        switch self {
        case .success, .notRequired: true
        case .needsValue, .disambiguation, .confirmationRequired, .unsupported: false
        }
    }
}

extension Record {
    /// The relation to the person by which somebody was named of whom nothing else is known: "daughter".
    fileprivate var unknownRelative: String? {
        guard type == "INPerson", let relation = self["relationship"]?.string, self["contactIdentifier"] == nil,
            self["personHandle"] == nil, self["siriMatches"] == nil, self["spokenPhrase"] == self["displayName"]
        else { return nil }
        return relation
    }
}
