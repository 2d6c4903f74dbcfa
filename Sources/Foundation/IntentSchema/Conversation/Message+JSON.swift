extension Message: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .question(let prompt): ["kind": "question", "prompt": prompt.json]
        case .remark(let reason): ["kind": "remark", "reason": reason.json]
        case .help(let question): ["kind": "help", "question": question?.json]
        case .acknowledged: ["kind": "acknowledged"]
        case .greeted: ["kind": "greeted"]
        case .parted: ["kind": "parted"]
        case .gaveUpAll(let count): ["kind": "gaveUpAll", "count": .integer(count)]
        case .leftOut(let parts, let intent): ["kind": "leftOut", "parts": parts.json, "intent": .string(intent)]
        case .queued(let intent): ["kind": "queued", "intent": intent.json]
        case .unqueued(let intent): ["kind": "unqueued", "intent": intent.json]
        case .kept(let prompt): ["kind": "kept", "prompt": prompt.json]
        case .answer(let inquiry, let prompt): ["kind": "answer", "inquiry": inquiry.json, "prompt": prompt.json]
        case .note(let note): ["kind": "note", "note": note.json]
        case .outcome(let outcome): ["kind": "outcome", "outcome": outcome.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "question": self = .question(try json.field("prompt"))
        case "remark": self = .remark(try json.field("reason"))
        case "help": self = .help(try json.optional("question"))
        case "acknowledged": self = .acknowledged
        case "greeted": self = .greeted
        case "parted": self = .parted
        case "gaveUpAll": self = .gaveUpAll(count: try json.field("count"))
        case "leftOut": self = .leftOut(try json.field("parts"), intent: try json.field("intent"))
        case "queued": self = .queued(try json.field("intent"))
        case "unqueued": self = .unqueued(try json.field("intent"))
        case "kept": self = .kept(try json.field("prompt"))
        case "answer": self = .answer(try json.field("inquiry"), try json.field("prompt"))
        case "note": self = .note(try json.field("note"))
        case "outcome": self = .outcome(try json.field("outcome"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension Prompt: JSONRepresentable {
    public var json: JSONValue {
        [
            "question": question.json, "request": request?.json, "occasion": occasion.json, "intent": intent.json,
            "response": response?.json, "attempt": .integer(attempt), "rejection": rejection?.json, "appName": appName?.json,
            "appChoices": appChoices.jsonUnlessEmpty, "shortcut": shortcut?.json, "taken": taken.jsonUnlessEmpty,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            question: try json.field("question"), intent: try json.field("intent"), response: try json.optional("response"),
            attempt: try json.field("attempt"), rejection: try json.optional("rejection"), appName: try json.optional("appName"),
            appChoices: try json.optional("appChoices") ?? [], request: try json.optional("request"),
            occasion: try json.field("occasion"))
        shortcut = try json.optional("shortcut")
        taken = try json.optional("taken") ?? []
    }
}

extension Prompt.Rejection: JSONRepresentable {
    public var json: JSONValue { ["value": value?.json, "reason": reason?.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(value: try json.optional("value"), reason: try json.optional("reason"))
    }
}

extension Prompt.Occasion: JSONRepresentable {}
