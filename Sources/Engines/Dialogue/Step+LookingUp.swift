import ExtensionProtocol
import IntentSchema

// Names that the person said, looked up among the values that an app lists.
extension Step {
    /// Asks the app to list values if the person named one that only the app can know; otherwise `nil`.
    mutating func lookUp(_ parameter: String, _ request: Request) -> Phase? {
        guard let definition = dialogue.definition(request.intent)?.parameter(parameter), definition.listsOptions,
            definition.custom != nil, let value = request.intent[parameter], value == request.said[parameter],
            value.elements.contains(where: { $0.spokenName != nil }), request.offered[parameter]?.contains(value) != true
        else { return nil }
        let listing = Listing(parameter: parameter, looksUp: true)
        let names = value.elements.compactMap(\.spokenName)
        // A list is searched for one name; of several, all values are listed.
        let search = definition.custom?.searchesOptions == true && names.count == 1 ? names.first : nil
        return .listing(request, listing, call: call(.options(parameter: parameter, search: search), for: request))
    }

    /// Replaces the names by the values that the app lists, asks which one is meant if several fit, and resolves the parameter.
    mutating func lookedUp(_ reply: ExtensionReply, _ parameter: String, _ request: Request) -> Phase {
        guard case .options(let options) = reply else {
            switch reply {
            case .failed(let failure): explain(.optionsFailed, parameter, failure.code.rawValue, failure.message)
            case .resolved, .responded: explain(.optionsNotAList, parameter)
            case .notImplemented, .options: break
            }
            return callToResolve(parameter, request)
        }
        var request = request
        let values = request.intent[parameter].elements
        let isList = request.intent[parameter]?.list != nil
        for (index, value) in values.enumerated() {
            guard let name = value.spokenName else { continue }
            let element = isList ? index : nil
            // What the app itself found need not have the words: it may know other names.
            let named = options.named(name)
            let found = named.isEmpty && values.count == 1 && searches(parameter, request) ? options : named
            if found.count > 1 {
                explain(.optionsFound, parameter, "\(found.count)")
                return ask(.choice(found), parameter, request, element: element)
            }
            explain(found.isEmpty ? .optionNotFound : .optionFound, parameter)
            if let option = found.first { request.set(option, parameter, element: element) }
        }
        request.said[parameter] = request.intent[parameter]
        return callToResolve(parameter, request)
    }

    /// Whether the app lists values for the words that the person said.
    private func searches(_ parameter: String, _ request: Request) -> Bool {
        dialogue.definition(request.intent)?.parameter(parameter)?.custom?.searchesOptions == true
    }
}

extension ParameterValue {
    /// The name by which the person called a value that only the app can know; `nil` for all other values.
    fileprivate var spokenName: String? {
        switch self {
        case .string(let text): text
        case .record(let record) where record["identifier"] == nil: record["displayString"]?.string
        default: nil
        }
    }

    /// What an option is called.
    fileprivate var names: [String] {
        guard let record else { return string.map { [$0] } ?? [] }
        let others = (record["alternativeSpeakableMatches"]?.list ?? []).compactMap { $0.record?["spokenPhrase"]?.string }
        return [record["displayString"]?.string].compactMap { $0 } + others
    }
}

extension [ParameterValue] {
    /// The options of that name; if there are none, those whose name has all its words.
    fileprivate func named(_ name: String) -> [ParameterValue] {
        let wanted = name.plainWords
        guard !wanted.isEmpty else { return [] }
        let exact = filter { option in option.names.contains { $0.plainWords == wanted } }
        guard exact.isEmpty else { return exact }
        return filter { option in option.names.contains { Set($0.plainWords).isSuperset(of: wanted) } }
    }
}

extension String {
    /// The words in lower case, without signs.
    fileprivate var plainWords: [String] {
        lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
