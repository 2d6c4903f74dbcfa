public import IntentSchema

extension Speaker: JSONRepresentable {
    public var json: JSONValue {
        [
            "channel": .string(channel), "principal": .string(principal), "mayConfirm": .bool(mayConfirm),
            "message": message?.json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            channel: try json.field("channel"), principal: try json.field("principal"),
            mayConfirm: try json.field("mayConfirm"), message: try json.optional("message"))
    }
}
