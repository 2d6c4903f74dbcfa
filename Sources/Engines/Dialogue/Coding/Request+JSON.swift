public import IntentSchema

extension Request: JSONRepresentable {
    public var json: JSONValue {
        [
            "identifier": .string(identifier), "intent": intent.json, "app": .string(app), "appName": .string(appName),
            "settled": settled.jsonUnlessEmpty, "notRequired": notRequired.jsonUnlessEmpty, "listed": listed.jsonUnlessEmpty,
            "defaulted": defaulted.jsonUnlessEmpty,
            "attempts": attempts.jsonUnlessEmpty, "questions": .integer(questions), "ambiguities": ambiguities.jsonUnlessEmpty,
            "unknownValues": unknownValues.jsonUnlessEmpty, "confirmedDigest": confirmedDigest?.json,
            "operation": operation?.json, "answered": answered.jsonUnlessEmpty, "said": said.jsonUnlessEmpty,
            "accepted": accepted.jsonUnlessEmpty, "additions": additions.jsonUnlessEmpty, "offered": offered.jsonUnlessEmpty,
            "former": former.jsonUnlessEmpty, "refused": refused.jsonUnlessEmpty, "wished": wished.jsonUnlessEmpty,
            "taken": taken.jsonUnlessEmpty, "hasReturned": .bool(hasReturned),
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            identifier: try json.field("identifier"), intent: try json.field("intent"), app: try json.field("app"),
            appName: try json.field("appName"))
        settled = try json.optional("settled") ?? []
        notRequired = try json.optional("notRequired") ?? []
        listed = try json.optional("listed") ?? []
        defaulted = try json.optional("defaulted") ?? []
        attempts = try json.optional("attempts") ?? [:]
        questions = try json.field("questions")
        ambiguities = try json.optional("ambiguities") ?? [:]
        unknownValues = try json.optional("unknownValues") ?? [:]
        confirmedDigest = try json.optional("confirmedDigest")
        operation = try json.optional("operation")
        answered = try json.optional("answered") ?? []
        said = try json.optional("said") ?? [:]
        accepted = try json.optional("accepted") ?? [:]
        additions = try json.optional("additions") ?? [:]
        offered = try json.optional("offered") ?? [:]
        former = try json.optional("former") ?? [:]
        refused = try json.optional("refused") ?? []
        wished = try json.optional("wished") ?? [:]
        taken = try json.optional("taken") ?? []
        hasReturned = try json.field("hasReturned")
    }
}

extension Request.Answered: JSONRepresentable {
    var json: JSONValue { ["expected": kind.json, "parameter": .string(parameter), "element": element?.json] }

    init(json: JSONValue) throws(JSONError) {
        self.init(
            kind: try json.field("expected"), parameter: try json.field("parameter"), element: try json.optional("element"))
    }
}

extension Request.Wish: JSONRepresentable {
    var json: JSONValue { ["alternative": alternative.json, "taken": taken?.json] }

    init(json: JSONValue) throws(JSONError) {
        self.init(alternative: try json.field("alternative"), taken: try json.optional("taken"))
    }
}
