/// What the person removes from a request.
public struct Removal: Hashable, Sendable {
    /// The name of the parameter.
    public var parameter: String
    /// The list element to remove; `nil` for the whole parameter.
    public var element: ParameterValue?

    /// Creates a removal of the parameter, or of one element of its list.
    public init(_ parameter: String, element: ParameterValue? = nil) {
        self.parameter = parameter
        self.element = element
    }
}
