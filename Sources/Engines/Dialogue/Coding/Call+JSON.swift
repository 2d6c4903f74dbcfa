public import IntentSchema

extension Call: JSONRepresentable {
    public var json: JSONValue {
        [
            "number": .integer(number), "app": .string(app), "request": request.json, "deadlineSeconds": deadlineSeconds.json,
            "confirmedDigest": confirmedDigest?.json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            number: try json.field("number"), app: try json.field("app"), request: try json.field("request"),
            deadlineSeconds: try json.field("deadlineSeconds"), confirmedDigest: try json.optional("confirmedDigest"))
    }
}
