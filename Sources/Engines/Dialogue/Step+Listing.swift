import ExtensionProtocol
import IntentSchema

// Values that an app lists for a parameter, offered as choices.
extension Step {
    /// Asks the app to list values, if it can and has not done so for this request; otherwise `nil`.
    mutating func list(_ parameter: String, _ request: Request, element: Int?, rejection: Prompt.Rejection?) -> Phase? {
        guard dialogue.definition(request.intent)?.parameter(parameter)?.listsOptions == true,
            !request.listed.contains(parameter)
        else { return nil }
        var request = request
        request.listed.insert(parameter)
        let listing = Listing(parameter: parameter, element: element, rejection: rejection)
        // Only where the person has said nothing; once, since the app may want another value all the same.
        let takesDefault =
            dialogue.definition(request.intent)?.parameter(parameter)?.custom != nil && request.intent[parameter] == nil
            && request.said[parameter] == nil && rejection == nil && !request.defaulted.contains(parameter)
        return .listing(
            request, listing, call: call(.options(parameter: parameter, orDefault: takesDefault), for: request))
    }

    /// Asks the question with the listed values, or without choices if there are none.
    mutating func listed(_ reply: ExtensionReply, _ listing: Listing, _ request: Request) -> Move {
        if listing.looksUp { return Move(on: .listed, to: lookedUp(reply, listing.parameter, request)) }
        if case .resolved(let resolutions, _) = reply, case .success(let value?)? = resolutions.first,
            request.intent[listing.parameter] == nil, !request.defaulted.contains(listing.parameter)
        {
            return Move(on: .listed, to: takeDefault(value, listing.parameter, request))
        }
        let phase = ask(
            choice(from: reply, listing.parameter), listing.parameter, request, element: listing.element,
            rejection: listing.rejection)
        return Move(on: .listed, to: phase)
    }

    /// Sets the parameter to the app's default and has it resolved.
    private mutating func takeDefault(_ value: ParameterValue, _ parameter: String, _ request: Request) -> Phase {
        explain(.defaultsUsed, parameter)
        var request = request
        request.defaulted.insert(parameter)
        request.listed.remove(parameter)
        request.intent[parameter] = value
        return callToResolve(parameter, request)
    }

    private mutating func choice(from reply: ExtensionReply, _ parameter: String) -> Question.Kind {
        switch reply {
        case .options(let values):
            explain(.optionsListed, "\(values.count)", parameter)
            return values.isEmpty ? .value : values.count == 1 ? .confirmValue(values[0]) : .choice(values)
        case .notImplemented: return .value
        case .failed(let failure):
            explain(.optionsFailed, parameter, failure.code.rawValue, failure.message)
            return .value
        case .resolved, .responded:
            explain(.optionsNotAList, parameter)
            return .value
        }
    }
}
