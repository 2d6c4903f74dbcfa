public import IntentSchema

extension Explanation: JSONRepresentable {
    /// Codes that this build does not know are kept, because nothing depends on them.
    public var json: JSONValue { ["code": .string(storedCode), "values": values.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(storedCode: try json.field("code"), values: try json.field("values"))
    }
}
