import ExtensionProtocol
import IntentSchema

// Values that an app lists for a parameter, offered where the person is asked for one.
extension Step {
    /// Has the app list the values, where it may do so and has not done so for this request; `nil` where not.
    mutating func list(_ parameter: String, _ request: Request, element: Int?, rejection: Prompt.Rejection?) -> Phase? {
        guard dialogue.definition(request.intent)?.parameter(parameter)?.listsOptions == true,
            !request.listed.contains(parameter)
        else { return nil }
        var request = request
        request.listed.insert(parameter)
        let listing = Listing(parameter: parameter, element: element, rejection: rejection)
        return .listing(request, listing, call: call(.options(parameter: parameter), for: request))
    }

    /// Puts the question with what the app lists, or without where it lists nothing.
    mutating func listed(_ reply: ExtensionReply, _ listing: Listing, _ request: Request) -> Phase {
        trigger = .listed
        return ask(
            choice(from: reply, listing.parameter), listing.parameter, request, element: listing.element,
            rejection: listing.rejection)
    }

    private mutating func choice(from reply: ExtensionReply, _ parameter: String) -> Question.Kind {
        switch reply {
        case .options(let values):
            explain("the app lists \(values.count) values for \(parameter)")
            return values.isEmpty ? .value : values.count == 1 ? .confirmValue(values[0]) : .choice(values)
        case .notImplemented: return .value
        case .failed(let failure):
            explain("the app lists no values for \(parameter), \(failure.code.rawValue): \(failure.message)")
            return .value
        case .resolved, .responded:
            explain("the reply to listing values for \(parameter) is not a list; asking without choices")
            return .value
        }
    }
}
