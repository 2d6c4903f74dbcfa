import ExtensionProtocol
import IntentSchema

// What the definition of an app's own intent decides: defaults, relationships, ranges and combinations.
extension Step {
    /// Sets the parameters that the person did not name to their defaults. These do not count as said.
    mutating func setDefaults(of request: inout Request, _ definition: IntentDefinition) {
        var names: [String] = []
        for parameter in definition.parameters {
            let name = parameter.name
            guard let value = parameter.custom?.defaultValue, request.intent[name] == nil, request.ambiguities[name] == nil,
                request.unknownValues[name] == nil
            else { continue }
            request.intent[name] = value
            names.append(name)
        }
        if !names.isEmpty { explain(.defaultsUsed, names.joined(separator: ", ")) }
    }

    /// The request without the values of parameters that it does not have, given the others.
    mutating func withoutInapplicable(_ request: Request, _ definition: IntentDefinition) -> Request {
        let names = definition.parameters.map(\.name).filter { !definition.applies($0, in: request.intent) }
        guard !names.isEmpty else { return request }
        explain(.parametersInapplicable, names.joined(separator: ", "))
        var request = request
        for name in names { request.intent[name] = nil }
        return request
    }

    /// Asks for another value if the parameter's is outside its range; otherwise `nil`.
    mutating func askForAllowed(_ parameter: String, _ request: Request) -> Phase? {
        guard let range = dialogue.definition(request.intent)?.parameter(parameter)?.custom?.range,
            let reason = request.intent[parameter].flatMap(range.reason)
        else { return nil }
        explain(.valueNotAllowed, parameter, reason)
        return unsupported(reason, parameter, request, element: nil)
    }

    /// Opens the app if it handles the parameters that have values only itself; otherwise `nil`.
    mutating func openForCombination(_ request: Request) -> Phase? {
        guard let definition = dialogue.definition(request.intent), let custom = definition.custom else { return nil }
        let given = Set(definition.parameters.map(\.name).filter { request.intent[$0] != nil })
        guard let combination = custom.combinations.first(where: { Set($0.parameters) == given }),
            !combination.isHandledInBackground
        else { return nil }
        explain(.combinationNeedsApp, request.appName, request.intent.type)
        return end(.continuedInApp, request, opensApp: true)
    }
}
