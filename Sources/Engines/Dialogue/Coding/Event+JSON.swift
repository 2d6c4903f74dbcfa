public import IntentSchema

extension Event: JSONRepresentable {
    /// The kind and its details stand beside time and identifier.
    public var json: JSONValue {
        var fields = kind.json.fields ?? [:]
        fields["time"] = time.json
        fields["identifier"] = .string(identifier)
        fields["access"] = access.jsonUnlessEmpty
        fields["habits"] = habits.jsonUnlessEmpty
        fields["people"] = people.jsonUnlessEmpty
        fields["speaker"] = speaker?.json
        if isRest { fields["isRest"] = .bool(true) }
        fields["rest"] = rest.map { .string($0) }
        return .object(fields)
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            time: try json.field("time"), identifier: try json.field("identifier"), kind: try Kind(json: json),
            access: try json.optional("access") ?? [:], habits: try json.optional("habits") ?? [:],
            people: try json.optional("people") ?? [:], speaker: try json.optional("speaker"))
        isRest = try json.optional("isRest") ?? false
        rest = try json.optional("rest")
    }
}

extension Event.Kind: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .said(let utterance, let acts): ["kind": "said", "utterance": .string(utterance), "acts": acts.json]
        case .answered(let call, let reply): ["kind": "answered", "call": .integer(call), "reply": reply.json]
        case .elapsed(let timer): ["kind": "elapsed", "timer": .integer(timer)]
        case .lock(let isLocked): ["kind": "lock", "isLocked": .bool(isLocked)]
        case .updated(let request, let response):
            ["kind": "updated", "request": .string(request), "response": response?.json]
        case .access(let app, let seesContacts):
            ["kind": "access", "app": .string(app), "seesContacts": .bool(seesContacts)]
        case .received(let messages): ["kind": "received", "messages": messages.json]
        case .rang(let notices): ["kind": "rang", "notices": notices.json]
        case .scheduled(let request, let due): ["kind": "scheduled", "request": request.json, "due": due.json]
        case .left: ["kind": "left"]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "said": self = .said(try json.field("utterance"), acts: try json.field("acts"))
        case "answered": self = .answered(call: try json.field("call"), try json.field("reply"))
        case "elapsed": self = .elapsed(timer: try json.field("timer"))
        case "lock": self = .lock(try json.field("isLocked"))
        case "updated": self = .updated(request: try json.field("request"), try json.optional("response"))
        case "access": self = .access(app: try json.field("app"), seesContacts: try json.field("seesContacts"))
        case "received": self = .received(try json.field("messages"))
        case "rang": self = .rang(try json.field("notices"))
        case "scheduled": self = .scheduled(try json.field("request"), due: try json.field("due"))
        case "left": self = .left
        case let code: throw JSONValue.unknown(code)
        }
    }
}
