public import IntentSchema

extension ExtensionAnswer: JSONRepresentable {
    public var json: JSONValue {
        ["reply": reply.json, "remarks": remarks.jsonUnlessEmpty, "handler": handler?.json]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            try json.field("reply"), remarks: try json.optional("remarks") ?? [], handler: try json.optional("handler"))
    }
}

extension ExtensionReply: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .resolved(let resolutions, let isList):
            ["kind": "resolved", "resolutions": resolutions.json, "isList": .bool(isList)]
        case .responded(let response): ["kind": "responded", "response": response.json]
        case .options(let values): ["kind": "options", "values": values.json]
        case .notImplemented: ["kind": "notImplemented"]
        case .failed(let failure): ["kind": "failed", "failure": failure.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "resolved": self = .resolved(try json.field("resolutions"), isList: try json.field("isList"))
        case "responded": self = .responded(try json.field("response"))
        case "options": self = .options(try json.field("values"))
        case "notImplemented": self = .notImplemented
        case "failed": self = .failed(try json.field("failure"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension Resolution: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .success(let value): ["kind": "success", "value": value?.json]
        case .notRequired: ["kind": "notRequired"]
        case .needsValue: ["kind": "needsValue"]
        case .disambiguation(let values): ["kind": "disambiguation", "values": values.json]
        case .confirmationRequired(let value, let reason):
            ["kind": "confirmationRequired", "value": value?.json, "reason": reason?.json]
        case .unsupported(let reason): ["kind": "unsupported", "reason": reason?.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "success": self = .success(try json.optional("value"))
        case "notRequired": self = .notRequired
        case "needsValue": self = .needsValue
        case "disambiguation": self = .disambiguation(try json.field("values"))
        case "confirmationRequired":
            self = .confirmationRequired(try json.optional("value"), reason: try json.optional("reason"))
        case "unsupported": self = .unsupported(reason: try json.optional("reason"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension ExtensionFailure.Code: JSONRepresentable {}

extension ExtensionFailure: JSONRepresentable {
    public var json: JSONValue { ["code": code.json, "message": .string(message)] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("code"), try json.field("message"))
    }
}
