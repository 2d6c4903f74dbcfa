import ExtensionProtocol
import IntentSchema

// Parameters one at a time, in declared order, each until it is settled.
extension Step {
    /// Resolves the first parameter that is not settled; confirms when all are.
    mutating func resolveNext(_ request: Request) -> Phase {
        guard let definition = dialogue.definition(request.intent) else { return end(.broken, request) }
        if let phase = askToUnlock(request) { return phase }
        for parameter in definition.parameters where !request.settled.contains(parameter.name) {
            if let phase = askAboutWords(parameter.name, request) { return phase }
            if parameter.isResolvable { return resolve(parameter.name, request) }
        }
        return .confirming(request, call: call(.confirm, for: request))
    }

    mutating func resolve(_ parameter: String, _ request: Request) -> Phase {
        .resolving(request, parameter: parameter, call: call(.resolve(parameter: parameter), for: request))
    }

    /// Asks about words that were ambiguous or named nothing known, before the app is bothered with the parameter.
    private mutating func askAboutWords(_ parameter: String, _ request: Request) -> Phase? {
        var request = request
        if let candidates = request.ambiguities.removeValue(forKey: parameter) {
            explain("the words for \(parameter) may mean \(candidates.count) things; the person is asked which")
            return ask(.choice(candidates), parameter, request)
        }
        if let words = request.unknownValues.removeValue(forKey: parameter) {
            say(.remark(.unknownValue(words: words)))
            return ask(.value, parameter, request)
        }
        return nil
    }

    mutating func resolved(_ reply: ExtensionReply, _ parameter: String, _ request: Request) -> Phase {
        switch reply {
        case .notImplemented: return settle(parameter, request)
        case .resolved(let resolutions, isList: false):
            guard resolutions.count == 1 else {
                return failed(
                    .init(.badReply, "resolve of \(parameter) gave \(resolutions.count) results instead of one"), request)
            }
            return follow(resolutions[0], parameter, request, element: nil)
        case .resolved(let resolutions, isList: true): return followAll(resolutions, parameter, request)
        case .responded, .options:
            return failed(.init(.badReply, "resolve of \(parameter) was answered with something else than a resolution"), request)
        case .failed(let failure): return failed(failure, request)
        }
    }

    private mutating func settle(_ parameter: String, _ request: Request) -> Phase {
        trigger = .settled
        var request = request
        request.settled.insert(parameter)
        request.accepted[parameter] = nil
        return resolveNext(request)
    }

    /// Follows the outcome for a parameter or, of a list, for the element at that index.
    private mutating func follow(_ resolution: Resolution, _ parameter: String, _ request: Request, element: Int?) -> Phase {
        var request = request
        switch resolution {
        case .success(let value):
            if let value { request.set(value, parameter, element: element) }
            return settle(parameter, request)
        case .notRequired:
            request.notRequired.insert(parameter)
            return settle(parameter, request)
        case .needsValue:
            trigger = .needsValue
            return ask(.value, parameter, request, element: element)
        case .disambiguation(let values):
            trigger = .needsDisambiguation
            let values = request.wished(parameter, among: values)
            return ask(disambiguation(among: values, parameter), parameter, request, element: element)
        case .confirmationRequired(let value, let reason):
            trigger = .needsConfirmation
            guard let value = value ?? request.value(parameter, element: element) else {
                return ask(.value, parameter, request, element: element)
            }
            let why = reason.map { Prompt.Rejection(value: nil, reason: name(ofReason: $0, parameter, request)) }
            return ask(.confirmValue(value), parameter, request, element: element, rejection: why)
        case .unsupported(let reason):
            trigger = .unsupported
            let refused = request.value(parameter, element: element)
            request.remove(parameter, element: element)
            request.refused.insert(parameter)
            let why = Prompt.Rejection(value: refused, reason: reason.flatMap { name(ofReason: $0, parameter, request) })
            if let old = request.accepted.removeValue(forKey: parameter) { return kept(old, parameter, request, why) }
            return ask(.value, parameter, request, element: element, rejection: why)
        }
    }

    private mutating func disambiguation(among values: [ParameterValue], _ parameter: String) -> Question.Kind {
        switch values.count {
        case 0:
            explain("the app offered nothing to choose from for \(parameter); the person is asked for a value")
            return .value
        case 1: return .confirmValue(values[0])
        default: return .choice(values)
        }
    }

    /// Takes what the app settled of a list and asks about the first element in doubt.
    private mutating func followAll(_ resolutions: [Resolution], _ parameter: String, _ request: Request) -> Phase {
        var request = request
        for (index, resolution) in resolutions.enumerated() {
            if case .success(let value?) = resolution { request.set(value, parameter, element: index) }
        }
        guard let doubt = resolutions.firstIndex(where: { !$0.isSettled }) else {
            if !resolutions.isEmpty, resolutions.allSatisfy({ $0 == .notRequired }) { request.notRequired.insert(parameter) }
            return settle(parameter, request)
        }
        return follow(resolutions[doubt], parameter, request, element: doubt)
    }

    private func name(ofReason raw: Int, _ parameter: String, _ request: Request) -> String? {
        dialogue.definition(request.intent)?.parameter(parameter)?.reasons[raw]
    }

    /// The runtime could not complete the interaction: the person is told and the app opened, so that nothing is lost.
    mutating func failed(_ failure: ExtensionFailure, _ request: Request) -> Phase {
        trigger = .failed
        explain("\(failure.code.rawValue): \(failure.message)")
        switch failure.code {
        case .deadlineExceeded: return end(.timedOut, request, opensApp: true)
        case .outcomeUnknown: return end(.unknown, request, opensApp: true)
        default: return end(.broken, request, opensApp: true)
        }
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
