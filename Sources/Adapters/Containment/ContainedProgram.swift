/// A program of an app, and all that it is given.
public struct ContainedProgram: Equatable, Sendable {
    /// The absolute path of the executable. It must be in a folder that the program may read, or in one of the system.
    public var executable: String
    /// The arguments, without the name of the executable itself.
    public var arguments: [String]
    /// Its environment. Nothing of the host's is passed on, so set what the program needs: `HOME`, `LANG`, `TZ`, `PATH`.
    public var environment: [String: String]
    /// Absolute paths of folders that it may read: its bundle, and shared libraries outside the system's folders. It sees them at the same paths.
    public var readableFolders: [String]
    /// Absolute paths of folders that it may also change: its private data, the groups of this app and person.
    public var writableFolders: [String]
    /// The folder in which it starts.
    public var workingFolder: String
    /// Whether it may use the network. It then reaches the services of this machine, too.
    public var network: Bool
    /// How much of the machine it may use.
    public var limits: ResourceLimits

    /// A program; see the properties. Its standard input, output and errors are those of the started command.
    public init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:], readableFolders: [String] = [],
        writableFolders: [String] = [], workingFolder: String = "/", network: Bool = false,
        limits: ResourceLimits = ResourceLimits()
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.readableFolders = readableFolders
        self.writableFolders = writableFolders
        self.workingFolder = workingFolder
        self.network = network
        self.limits = limits
    }
}
