extension DialogueAct: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .value(let value): ["kind": "value", "value": value.json]
        case .choice(let index): ["kind": "choice", "index": .integer(index)]
        case .yes: ["kind": "yes"]
        case .no: ["kind": "no"]
        case .cancel: ["kind": "cancel"]
        case .stop: ["kind": "stop"]
        case .repeat: ["kind": "repeat"]
        case .help: ["kind": "help"]
        case .back: ["kind": "back"]
        case .thanks: ["kind": "thanks"]
        case .more: ["kind": "more"]
        case .again(let values): ["kind": "again", "values": values.json]
        case .correction(let values): ["kind": "correction", "values": values.json]
        case .add(let values): ["kind": "add", "values": values.json]
        case .takeOut(let removals): ["kind": "takeOut", "removals": removals.json]
        case .swap: ["kind": "swap"]
        case .instead(let alternative): ["kind": "instead", "alternative": alternative.json]
        case .inquire(let inquiry): ["kind": "inquire", "inquiry": inquiry.json]
        case .postpone: ["kind": "postpone"]
        case .giveUpAll: ["kind": "giveUpAll"]
        case .drop(let intent): ["kind": "drop", "intent": .string(intent)]
        case .changeWaiting(let changes): ["kind": "changeWaiting", "changes": changes.json]
        case .greeting: ["kind": "greeting"]
        case .farewell: ["kind": "farewell"]
        case .setting(let setting): ["kind": "setting", "setting": setting.json]
        case .request(let hypothesis): ["kind": "request", "hypothesis": hypothesis.json]
        case .followed(let act, .request(let hypothesis)):
            ["kind": "followed", "act": act.json, "hypothesis": hypothesis.json]
        case .followed(let act, let next): ["kind": "followed", "act": act.json, "next": next.json]
        case .notUnderstood(let reason): ["kind": "notUnderstood", "reason": reason.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "value": self = .value(try json.field("value"))
        case "choice": self = .choice(try json.field("index"))
        case "yes": self = .yes
        case "no": self = .no
        case "cancel": self = .cancel
        case "stop": self = .stop
        case "repeat": self = .repeat
        case "help": self = .help
        case "back": self = .back
        case "thanks": self = .thanks
        case "more": self = .more
        case "again": self = .again(try json.field("values"))
        case "correction": self = .correction(try json.field("values"))
        case "add": self = .add(try json.field("values"))
        case "takeOut": self = .takeOut(try json.field("removals"))
        case "swap": self = .swap
        case "instead": self = .instead(try json.field("alternative"))
        case "inquire": self = .inquire(try json.field("inquiry"))
        case "postpone": self = .postpone
        case "giveUpAll": self = .giveUpAll
        case "drop": self = .drop(intent: try json.field("intent"))
        case "changeWaiting": self = .changeWaiting(try json.field("changes"))
        case "greeting": self = .greeting
        case "farewell": self = .farewell
        case "setting": self = .setting(try json.field("setting"))
        case "request": self = .request(try json.field("hypothesis"))
        case "followed":
            let hypothesis: Hypothesis? = try json.optional("hypothesis")
            let next: DialogueAct = if let hypothesis { .request(hypothesis) } else { try json.field("next") }
            self = .followed(try json.field("act"), by: next)
        case "notUnderstood": self = .notUnderstood(try json.field("reason"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension Removal: JSONRepresentable {
    public var json: JSONValue { ["parameter": .string(parameter), "element": element?.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("parameter"), element: try json.optional("element"))
    }
}

extension Alternative: JSONRepresentable {}

extension Inquiry.Aspect: JSONRepresentable {}

extension Inquiry: JSONRepresentable {
    public var json: JSONValue {
        ["aspect": aspect.json, "topic": topic?.json, "strange": strange?.json, "choice": choice?.json, "done": done?.json]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("aspect"), topic: try json.optional("topic"), strange: try json.optional("strange"))
        choice = try json.optional("choice")
        done = try json.optional("done")
    }
}
