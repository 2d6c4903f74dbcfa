/// A typed bundle of named values: an intent, a response, a person, a place, a ride.
///
/// A field that is not set is absent. Fields that this version does not know are kept and travel on.
public struct Record: Hashable, Sendable, Codable {
    /// The name of the type in the schema, such as `INPerson` or `INRequestRideIntent`.
    public var type: String
    /// The values by field name, without those not set.
    public var fields: [String: ParameterValue]

    public init(_ type: String, _ fields: [String: ParameterValue] = [:]) {
        self.type = type
        self.fields = fields
    }

    /// The value of a field; `nil` when it is not set. Setting `nil` removes it.
    public subscript(field: String) -> ParameterValue? {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}
