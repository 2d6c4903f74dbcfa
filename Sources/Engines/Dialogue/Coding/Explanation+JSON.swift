public import IntentSchema

extension Explanation: JSONRepresentable {
    public var json: JSONValue { ["code": .string(storedCode), "values": values.json] }

    /// Keeps codes that this build does not know. What was stored as a text, before there were codes, is a remark.
    public init(json: JSONValue) throws(JSONError) {
        if let text: String = try json.optional("text") {
            self = .remark(text)
        } else {
            self.init(storedCode: try json.field("code"), values: try json.field("values"))
        }
    }
}
