public import IntentSchema

extension ExtensionEvent: JSONRepresentable {
    public var json: JSONValue { ["event": kind.json, "request": request?.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("event"), request: try json.optional("request"))
    }
}

extension ExtensionEvent.Kind: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .remark(let text): ["kind": "remark", "text": .string(text)]
        case .outcome(let operation, let reply): ["kind": "outcome", "operation": .string(operation), "reply": reply.json]
        case .update(let response): ["kind": "update", "response": response?.json]
        case .vocabulary(let vocabulary): ["kind": "vocabulary", "vocabulary": vocabulary.json]
        case .contactAccess(let isGranted): ["kind": "contactAccess", "isGranted": .bool(isGranted)]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "remark": self = .remark(try json.field("text"))
        case "outcome": self = .outcome(operation: try json.field("operation"), try json.field("reply"))
        case "update": self = .update(try json.optional("response"))
        case "vocabulary": self = .vocabulary(try json.field("vocabulary"))
        case "contactAccess": self = .contactAccess(try json.field("isGranted"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}
