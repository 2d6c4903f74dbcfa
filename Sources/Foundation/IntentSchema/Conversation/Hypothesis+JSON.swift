extension Hypothesis: JSONRepresentable {
    public var json: JSONValue {
        [
            "intent": .string(intent), "app": app?.json, "parameters": parameters.jsonUnlessEmpty,
            "ambiguities": ambiguities.jsonUnlessEmpty, "unknownValues": unknownValues.jsonUnlessEmpty,
            "spans": spans.jsonUnlessEmpty, "score": score.json, "template": .string(template),
            "reasons": reasons.jsonUnlessEmpty,
            "followers": followers?.json, "leftOut": leftOut?.json, "shortcut": shortcut?.json,
            "reservations": reservations?.json,
            "conversations": conversations?.json, "messageApp": messageApp?.json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            intent: try json.field("intent"), app: try json.optional("app"), parameters: try json.optional("parameters") ?? [:],
            ambiguities: try json.optional("ambiguities") ?? [:], unknownValues: try json.optional("unknownValues") ?? [:],
            spans: try json.optional("spans") ?? [], score: try json.field("score"), template: try json.field("template"),
            reasons: try json.optional("reasons") ?? [], followers: try json.optional("followers"),
            leftOut: try json.optional("leftOut"))
        shortcut = try json.optional("shortcut")
        reservations = try json.optional("reservations")
        conversations = try json.optional("conversations")
        messageApp = try json.optional("messageApp")
    }
}

extension Hypothesis.Span: JSONRepresentable {
    public var json: JSONValue {
        [
            "start": .integer(start), "end": .integer(end), "text": .string(text), "role": .string(role),
            "source": .string(source), "candidates": candidates.json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            start: try json.field("start"), end: try json.field("end"), text: try json.field("text"),
            role: try json.field("role"), source: try json.field("source"), candidates: try json.field("candidates"))
    }
}

extension LeftOut.Kind: JSONRepresentable {}

extension LeftOut: JSONRepresentable {
    public var json: JSONValue { ["text": .string(text), "kind": kind.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(text: try json.field("text"), kind: try json.field("kind"))
    }
}
