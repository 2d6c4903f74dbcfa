public import IntentSchema

extension Phase: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .idle: ["kind": "idle"]
        case .clarifying(let clarification):
            ["kind": "clarifying", "readings": clarification.readings.json, "prompt": clarification.prompt.json]
        case .choosingApp(let choice):
            ["kind": "choosingApp", "hypothesis": choice.hypothesis.json, "prompt": choice.prompt.json]
        case .permitting(let asked):
            [
                "kind": "permitting", "hypothesis": asked.hypothesis.json, "isOwn": .bool(asked.isOwn), "app": .string(asked.app),
                "identifier": .string(asked.identifier), "prompt": asked.prompt.json,
            ]
        case .unlocking(let request, let prompt): ["kind": "unlocking", "request": request.json, "prompt": prompt.json]
        case .resolving(let request, let parameter, let call):
            ["kind": "resolving", "request": request.json, "parameter": .string(parameter), "call": .integer(call)]
        case .listing(let request, let listing, let call):
            ["kind": "listing", "request": request.json, "listing": listing.json, "call": .integer(call)]
        case .asking(let request, let prompt, let element):
            ["kind": "asking", "request": request.json, "prompt": prompt.json, "element": element?.json]
        case .confirming(let request, let call): ["kind": "confirming", "request": request.json, "call": .integer(call)]
        case .awaitingConfirmation(let request, let prompt):
            ["kind": "awaitingConfirmation", "request": request.json, "prompt": prompt.json]
        case .handling(let request, let call): ["kind": "handling", "request": request.json, "call": .integer(call)]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "idle": self = .idle
        case "clarifying":
            self = .clarifying(Clarification(readings: try json.field("readings"), prompt: try json.field("prompt")))
        case "choosingApp":
            self = .choosingApp(AppChoice(hypothesis: try json.field("hypothesis"), prompt: try json.field("prompt")))
        case "permitting":
            self = .permitting(
                PermissionQuestion(
                    hypothesis: try json.field("hypothesis"), isOwn: try json.field("isOwn"), app: try json.field("app"),
                    identifier: try json.field("identifier"), prompt: try json.field("prompt")))
        case "unlocking": self = .unlocking(try json.field("request"), try json.field("prompt"))
        case "resolving":
            self = .resolving(
                try json.field("request"), parameter: try json.field("parameter"), call: try json.field("call"))
        case "listing":
            self = .listing(try json.field("request"), try json.field("listing"), call: try json.field("call"))
        case "asking":
            self = .asking(try json.field("request"), try json.field("prompt"), element: try json.optional("element"))
        case "confirming": self = .confirming(try json.field("request"), call: try json.field("call"))
        case "awaitingConfirmation": self = .awaitingConfirmation(try json.field("request"), try json.field("prompt"))
        case "handling": self = .handling(try json.field("request"), call: try json.field("call"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension Listing: JSONRepresentable {
    public var json: JSONValue {
        [
            "parameter": .string(parameter), "element": element?.json, "rejection": rejection?.json,
            "looksUp": looksUp ? .bool(true) : nil,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            parameter: try json.field("parameter"), element: try json.optional("element"),
            rejection: try json.optional("rejection"), looksUp: try json.optional("looksUp") ?? false)
    }
}
