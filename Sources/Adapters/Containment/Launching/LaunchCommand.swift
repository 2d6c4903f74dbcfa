/// What to execute to start a program. ``start(input:output:errors:)`` does it.
public struct LaunchCommand: Equatable, Sendable {
    /// The absolute path of the executable.
    public var executable: String
    /// The arguments, without the name of the executable itself.
    public var arguments: [String]
    /// The environment, and nothing else.
    public var environment: [String: String]
    /// What the new process gives up before it becomes the executable; `nil` for nothing.
    var restrictions: Restrictions?

    /// A command; see the properties. Nothing contains its program.
    public init(executable: String, arguments: [String] = [], environment: [String: String] = [:]) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }
}
