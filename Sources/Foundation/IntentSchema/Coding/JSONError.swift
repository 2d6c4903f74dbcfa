/// Why JSON could not be read, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path within the value, such as `event.acts[0].kind`; empty for the value as a whole.
    public private(set) var path: String
    /// What is wrong there. It quotes codes, but no other text, which may be personal.
    public let problem: String
    /// Whether it is an unknown code or version that a newer program may have written; otherwise the value is malformed.
    public let isNewer: Bool

    /// An error at a field; an empty name for the value as a whole.
    public init(_ problem: String, at field: String = "", isNewer: Bool = false) {
        self.problem = problem
        self.isNewer = isNewer
        path = field
    }

    public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }

    /// The error with the field prepended to its path.
    public func within(_ field: String) -> JSONError {
        var error = self
        error.path = path.isEmpty || path.first == "[" ? field + path : "\(field).\(path)"
        return error
    }

    /// The error with the array index prepended to its path.
    public func within(_ index: Int) -> JSONError { within("[\(index)]") }
}
