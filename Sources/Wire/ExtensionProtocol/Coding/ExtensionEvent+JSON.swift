public import IntentSchema

extension ExtensionEvent: JSONRepresentable {
    public var json: JSONValue { ["event": kind.json, "request": request?.json, "person": person?.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("event"), request: try json.optional("request"), person: try json.optional("person"))
    }
}

extension ExtensionEvent.Kind: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .remark(let text): ["kind": "remark", "text": .string(text)]
        case .outcome(let operation, let reply): ["kind": "outcome", "operation": .string(operation), "reply": reply.json]
        case .update(let response): ["kind": "update", "response": response?.json]
        case .vocabulary(let vocabulary): ["kind": "vocabulary", "vocabulary": vocabulary.json]
        case .permission(let permission, let isGranted):
            ["kind": "permission", "permission": permission.json, "isGranted": .bool(isGranted)]
        case .contribution(let contribution): ["kind": "contribution", "contribution": contribution.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "remark": self = .remark(try json.field("text"))
        case "outcome": self = .outcome(operation: try json.field("operation"), try json.field("reply"))
        case "update": self = .update(try json.optional("response"))
        case "vocabulary": self = .vocabulary(try json.field("vocabulary"))
        case "permission": self = .permission(try json.field("permission"), isGranted: try json.field("isGranted"))
        case "contribution": self = .contribution(try json.field("contribution"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension Permission: JSONRepresentable {}
