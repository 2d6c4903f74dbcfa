extension Question: JSONRepresentable {
    public var json: JSONValue {
        [
            "expected": kind.json, "intent": .string(intent), "parameter": parameter?.json, "app": app?.json,
            "offset": .integer(offset), "focus": focus?.json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            kind: try json.field("expected"), intent: try json.field("intent"), parameter: try json.optional("parameter"),
            app: try json.optional("app"), offset: try json.field("offset"))
        focus = try json.optional("focus")
    }
}

extension Question.Kind: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .value: ["kind": "value"]
        case .choice(let values): ["kind": "choice", "values": values.json]
        case .confirmValue(let value): ["kind": "confirmValue", "value": value.json]
        case .confirmRequest: ["kind": "confirmRequest"]
        case .confirmReading: ["kind": "confirmReading"]
        case .chooseReading(let intents): ["kind": "chooseReading", "intents": intents.json]
        case .chooseApp(let apps): ["kind": "chooseApp", "apps": apps.json]
        case .unlock: ["kind": "unlock"]
        case .permit(let request): ["kind": "permit", "request": request.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "value": self = .value
        case "choice": self = .choice(try json.field("values"))
        case "confirmValue": self = .confirmValue(try json.field("value"))
        case "confirmRequest": self = .confirmRequest
        case "confirmReading": self = .confirmReading
        case "chooseReading": self = .chooseReading(try json.field("intents"))
        case "chooseApp": self = .chooseApp(try json.field("apps"))
        case "unlock": self = .unlock
        case "permit": self = .permit(try json.field("request"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}
