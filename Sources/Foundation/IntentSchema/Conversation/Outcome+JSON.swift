extension Outcome: JSONRepresentable {
    public var json: JSONValue {
        [
            "result": kind.json, "request": request?.json, "intent": intent.json, "response": response?.json,
            "appName": appName?.json, "opensApp": .bool(opensApp), "isLate": .bool(isLate), "isUpdate": .bool(isUpdate),
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            kind: try json.field("result"), intent: try json.field("intent"), response: try json.optional("response"),
            appName: try json.optional("appName"), opensApp: try json.field("opensApp"), isLate: try json.field("isLate"),
            isUpdate: try json.field("isUpdate"), request: try json.optional("request"))
    }
}

extension Outcome.Kind: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .succeeded: ["kind": "succeeded"]
        case .inProgress: ["kind": "inProgress"]
        case .stillInProgress: ["kind": "stillInProgress"]
        case .continuedInApp: ["kind": "continuedInApp"]
        case .refused: ["kind": "refused"]
        case .cancelled: ["kind": "cancelled"]
        case .postponed: ["kind": "postponed"]
        case .abandoned: ["kind": "abandoned"]
        case .repeated: ["kind": "repeated"]
        case .gaveUp(let parameter, let attempts):
            ["kind": "gaveUp", "parameter": .string(parameter), "attempts": .integer(attempts)]
        case .noApp: ["kind": "noApp"]
        case .notPermitted: ["kind": "notPermitted"]
        case .timedOut: ["kind": "timedOut"]
        case .broken: ["kind": "broken"]
        case .unknown: ["kind": "unknown"]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "succeeded": self = .succeeded
        case "inProgress": self = .inProgress
        case "stillInProgress": self = .stillInProgress
        case "continuedInApp": self = .continuedInApp
        case "refused": self = .refused
        case "cancelled": self = .cancelled
        case "postponed": self = .postponed
        case "abandoned": self = .abandoned
        case "repeated": self = .repeated
        case "gaveUp": self = .gaveUp(parameter: try json.field("parameter"), attempts: try json.field("attempts"))
        case "noApp": self = .noApp
        case "notPermitted": self = .notPermitted
        case "timedOut": self = .timedOut
        case "broken": self = .broken
        case "unknown": self = .unknown
        case let code: throw JSONValue.unknown(code)
        }
    }
}
