public import IntentSchema

extension ExtensionRequest: JSONRepresentable {
    public var json: JSONValue {
        ["method": method.json, "intent": intent.json, "identifier": .string(identifier), "person": .string(person)]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            method: try json.field("method"), intent: try json.field("intent"), identifier: try json.field("identifier"),
            person: try json.field("person"))
    }
}

extension ExtensionRequest.Method: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .resolve(let parameter): ["kind": "resolve", "parameter": .string(parameter)]
        case .options(let parameter, let search, let orDefault): Self.options(parameter, search, orDefault)
        case .confirm: ["kind": "confirm"]
        case .handle(let operation): ["kind": "handle", "operation": .string(operation)]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "resolve": self = .resolve(parameter: try json.field("parameter"))
        case "options":
            self = .options(
                parameter: try json.field("parameter"), search: try json.optional("search"),
                orDefault: try json.optional("orDefault") ?? false)
        case "confirm": self = .confirm
        case "handle": self = .handle(operation: try json.field("operation"))
        case let code: throw JSONValue.unknown(code)
        }
    }

    /// Fields that say nothing are left out.
    private static func options(_ parameter: String, _ search: String?, _ orDefault: Bool) -> JSONValue {
        var fields: [String: JSONValue] = ["kind": "options", "parameter": .string(parameter)]
        if let search { fields["search"] = .string(search) }
        if orDefault { fields["orDefault"] = .bool(true) }
        return .object(fields)
    }
}
