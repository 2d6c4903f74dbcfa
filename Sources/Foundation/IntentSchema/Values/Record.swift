/// A typed collection of named values, such as an intent, a response, a person or a place.
///
/// A field without a value is absent. Fields that this version does not know are preserved.
public struct Record: Hashable, Sendable, Codable {
    /// The name of the type in the schema, such as `INPerson` or `INRequestRideIntent`.
    public var type: String
    /// The values by field name.
    public var fields: [String: ParameterValue]

    /// Creates a record with the type's schema name and its fields.
    public init(_ type: String, _ fields: [String: ParameterValue] = [:]) {
        self.type = type
        self.fields = fields
    }

    /// The value of a field; `nil` if it is not set. Assigning `nil` removes it.
    public subscript(field: String) -> ParameterValue? {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}
