/// What becomes of a request that waits for the open one.
public struct WaitingChange: Hashable, Sendable {
    /// The request as it waits, with its values.
    public var request: Record
    /// The values it gets, by parameter; `nil` if it is not wanted any more.
    public var values: [String: ParameterValue]?

    /// - Parameter values: The values it gets, by parameter; `nil` drops it.
    public init(_ request: Record, values: [String: ParameterValue]?) {
        self.request = request
        self.values = values
    }
}

extension WaitingChange: JSONRepresentable {
    public var json: JSONValue { ["request": request.json, "values": values?.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("request"), values: try json.optional("values"))
    }
}
