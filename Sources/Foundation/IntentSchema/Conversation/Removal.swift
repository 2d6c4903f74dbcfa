/// What the person takes out of a request.
public struct Removal: Hashable, Sendable, Codable {
    public var parameter: String
    /// The element of the list to take out; `nil` for the whole parameter.
    public var element: ParameterValue?

    public init(_ parameter: String, element: ParameterValue? = nil) {
        self.parameter = parameter
        self.element = element
    }
}
